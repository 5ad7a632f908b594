import { randomUUID } from "node:crypto";
import { attachmentPath } from "@dure/domain/records/file/file";
import { NOTE_IMAGE_TYPES, noteImagePath } from "@dure/domain/records/note/note-image";
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from "firebase/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { browserStorage, DENIED } from "../support/browser/browser-storage";
import { saveStatus } from "../support/teams/save-status";

const [active, deactivated] = [randomUUID(), randomUUID()];
const memberOf = (teamId: string, tenant = teamId, uid = active) =>
  browserStorage({ uid, tenant, claims: { team_id: teamId, role: "member" } });

const member = memberOf("team-a");
const others: [string, FirebaseStorage][] = [
  ["a visitor", browserStorage()],
  ["somebody of no tenant", browserStorage({ uid: "x", claims: { team_id: "team-a", role: "member" } })],
  ["an account of the tenant that is no member yet", browserStorage({ uid: "x", tenant: "team-a" })],
  ["a deactivated member whose token is still valid", memberOf("team-a", "team-a", deactivated)],
  ["another team's member", memberOf("team-b")],
  ["another tenant's account with our claim", memberOf("team-a", "team-b")],
];

beforeAll(async () => {
  await saveStatus({ uid: active, tenant: "team-a" });
  await saveStatus({ uid: deactivated, tenant: "team-a" }, "DEACTIVATED");
});

const BYTES = new Uint8Array(3);
const at = (storage: FirebaseStorage, filename = "a.pdf") =>
  ref(storage, attachmentPath("team-a", randomUUID(), filename));

describe("an attachment of a team that demands a second factor", () => {
  const team_id = "team-strict";
  const upload = (person: { mfa?: boolean; code?: boolean; provider?: "custom" | "password" }, team = team_id) => {
    const { mfa, code = false, provider = "password" } = person;
    const claims = { team_id: team, role: "member", ...(mfa !== undefined && { mfa }) };
    const signIn = { sign_in_provider: provider, ...(code && { sign_in_second_factor: "totp" }) };
    const storage = browserStorage({ uid: active, tenant: team, claims, signIn });
    return uploadBytes(ref(storage, attachmentPath(team, randomUUID(), "a.pdf")), BYTES);
  };
  beforeAll(async () => {
    await saveStatus({ uid: active, tenant: team_id }, "ACTIVE", { require_mfa: true });
    await saveStatus({ uid: active, tenant: "team-recovered" }, "ACTIVE", { second_factor: "TO_ENROLL" });
  });

  it("can't be uploaded without one", async () => {
    await expect(upload({})).rejects.toMatchObject(DENIED);
    await expect(upload({ provider: "custom", mfa: false })).rejects.toMatchObject(DENIED);
    await expect(upload({ mfa: true })).rejects.toMatchObject(DENIED);
    await expect(upload({}, "team-recovered")).rejects.toMatchObject(DENIED);
  });

  it("can be uploaded with one", async () => {
    await upload({ code: true });
    await upload({ provider: "custom", mfa: true });
    await upload({ code: true }, "team-recovered");
  });
});

describe("an attachment", () => {
  it("can be uploaded by a member, in one request or resumably, also with a Korean name", async () => {
    const [plain, resumable] = [at(member, "견적서 최종본.pdf"), at(member, "#?%.txt")];
    expect((await uploadBytes(plain, BYTES)).metadata.size).toBe(3);
    expect((await uploadBytesResumable(resumable, BYTES)).state).toBe("success");
  });

  it.each(others)("cannot be uploaded by %s", async (_, storage) => {
    await expect(uploadBytes(at(storage), BYTES)).rejects.toMatchObject(DENIED);
  });

  it("cannot be read, replaced, changed, deleted or listed by a browser", async () => {
    const file = at(member);
    await uploadBytes(file, BYTES);
    for (const attempt of [
      () => uploadBytes(file, BYTES),
      () => getBytes(file),
      () => getMetadata(file),
      () => getDownloadURL(file),
      () => updateMetadata(file, { contentType: "text/html" }),
      () => deleteObject(file),
      () => listAll(ref(member, "record-attachment/team-a")),
    ])
      await expect(attempt()).rejects.toMatchObject(DENIED);
  });

  it("cannot be uploaded to any other path", async () => {
    const id = randomUUID();
    for (const path of [
      `record-attachment/team-a/${id}`,
      `record-attachment/team-a/${id}-123456789`,
      `record-attachment/team-a/not-a-uuid-a.pdf`,
      `record-attachment/team-a/${id}-a/b`,
      `record-attachment/${id}-a.pdf`,
    ])
      await expect(uploadBytes(ref(member, path), BYTES)).rejects.toMatchObject(DENIED);
  });
});

describe("an image in a note", () => {
  const image = (storage: FirebaseStorage) => ref(storage, noteImagePath("team-a", randomUUID()));
  const put = (storage: FirebaseStorage, contentType: string) => uploadBytes(image(storage), BYTES, { contentType });

  it.each(NOTE_IMAGE_TYPES)("of type %s can be uploaded by a member", async (type) => {
    expect((await put(member, type)).metadata.contentType).toBe(type);
  });

  it.each(["image/svg+xml", "text/html", "application/pdf", "image/png+x"])("cannot be of type %s", async (type) => {
    await expect(put(member, type)).rejects.toMatchObject(DENIED);
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
