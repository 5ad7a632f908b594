import { randomUUID } from "node:crypto";
import { MAX_ATTACHMENT_BYTES, mailAttachmentPath } from "@dure/domain/email/attachment/mail-attachment";
import { MAIL_IMAGE_TYPES, MAX_MAIL_IMAGE_BYTES, mailImagePath } from "@dure/domain/email/image/mail-image";
import { deleteObject, type FirebaseStorage, getBytes, ref, updateMetadata, uploadBytes } from "firebase/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { browserStorage, DENIED } from "../support/browser/browser-storage";
import { saveStatus } from "../support/teams/save-status";

const [active, deactivated] = [randomUUID(), randomUUID()];
const memberOf = (teamId: string, tenant = teamId, uid = active) =>
  browserStorage({ uid, tenant, claims: { team_id: teamId, role: "member" } });

const member = memberOf("team-a");
const others: [string, FirebaseStorage][] = [
  ["a visitor", browserStorage()],
  ["an account of the tenant that is no member yet", browserStorage({ uid: "x", tenant: "team-a" })],
  ["a deactivated member whose token is still valid", memberOf("team-a", "team-a", deactivated)],
  ["another team's member", memberOf("team-b")],
  ["another tenant's account with our claim", memberOf("team-a", "team-b")],
];
const BYTES = new Uint8Array(3);

beforeAll(async () => {
  await saveStatus({ uid: active, tenant: "team-a" });
  await saveStatus({ uid: deactivated, tenant: "team-a" }, "DEACTIVATED");
});

describe("an image of a mail", () => {
  const image = (storage: FirebaseStorage) => ref(storage, mailImagePath("team-a", randomUUID()));
  const put = (storage: FirebaseStorage, contentType: string, bytes = BYTES) =>
    uploadBytes(image(storage), bytes, { contentType });

  it.each(MAIL_IMAGE_TYPES)("of type %s can be uploaded by a member", async (type) => {
    expect((await put(member, type)).metadata.contentType).toBe(type);
  });

  it.each(["image/svg+xml", "image/webp", "text/html", "application/pdf"])("cannot be of type %s", async (type) => {
    await expect(put(member, type)).rejects.toMatchObject(DENIED);
  });

  it("cannot have more than 5 MB", async () => {
    const tooLarge = new Uint8Array(MAX_MAIL_IMAGE_BYTES + 1);
    await expect(put(member, "image/png", tooLarge)).rejects.toMatchObject(DENIED);
  });

  it.each(others)("cannot be uploaded by %s", async (_, storage) => {
    await expect(put(storage, "image/png")).rejects.toMatchObject(DENIED);
  });

  it("cannot be read, replaced, changed or deleted by a browser", async () => {
    const file = image(member);
    await uploadBytes(file, BYTES, { contentType: "image/png" });
    for (const attempt of [
      () => uploadBytes(file, BYTES, { contentType: "image/png" }),
      () => getBytes(file),
      () => updateMetadata(file, { contentType: "text/html" }),
      () => deleteObject(file),
    ])
      await expect(attempt()).rejects.toMatchObject(DENIED);
  });
});

describe("an attachment of a mail", () => {
  const put = (storage: FirebaseStorage, bytes = BYTES, path = mailAttachmentPath("team-a", randomUUID())) =>
    uploadBytes(ref(storage, path), bytes, { contentType: "application/pdf" });

  it("can be uploaded by a member", async () => {
    expect((await put(member)).metadata.size).toBe(3);
  });

  it.each(others)("cannot be uploaded by %s", async (_, storage) => {
    await expect(put(storage)).rejects.toMatchObject(DENIED);
  });

  it("cannot have more than 15 MB, or another name than a UUID", async () => {
    await expect(put(member, new Uint8Array(MAX_ATTACHMENT_BYTES + 1))).rejects.toMatchObject(DENIED);
    await expect(put(member, BYTES, "attachment/team-a/email-templates/a.pdf")).rejects.toMatchObject(DENIED);
  });

  it("cannot be read, replaced or deleted by a browser", async () => {
    const path = mailAttachmentPath("team-a", randomUUID());
    await put(member, BYTES, path);
    const file = ref(member, path);
    for (const attempt of [() => put(member, BYTES, path), () => getBytes(file), () => deleteObject(file)])
      await expect(attempt()).rejects.toMatchObject(DENIED);
  });
});
