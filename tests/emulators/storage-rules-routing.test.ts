import { randomUUID } from "node:crypto";
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  uploadBytes,
} from "firebase/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { browserStorage, DENIED } from "../support/browser/browser-storage";
import { saveStatus } from "../support/teams/save-status";

const MEGABYTE = 1024 * 1024;
const member = { uid: "member", tenant: "team-a", claims: { team_id: "team-a", role: "member" } };

const own = browserStorage(member);
const visitor = browserStorage();
const notYetMember = browserStorage({ uid: "new", tenant: "team-a" });
const stranger = browserStorage({ uid: "s", tenant: "team-b", claims: { team_id: "team-b", role: "admin" } });
const others: [string, FirebaseStorage][] = [
  ["a visitor", visitor],
  ["somebody whose team has not let them in", notYetMember],
  ["a deactivated member whose token is still valid", browserStorage({ ...member, uid: "deactivated" })],
  ["another team", stranger],
];

beforeAll(async () => {
  await saveStatus(member);
  await saveStatus({ ...member, uid: "deactivated" }, "DEACTIVATED");
});

const put = (storage: FirebaseStorage, path: string, { size = 8, contentType = "image/png" } = {}) =>
  uploadBytes(ref(storage, path), new Uint8Array(size), { contentType });

describe("an image of a share link", () => {
  const fresh = (name: string = randomUUID()) => `shared-link-configs/team-a/abcdefghij/${name}.png`;

  it("can be uploaded once by a member, and read by everybody", async () => {
    const path = fresh();
    await put(own, path, { size: 8 * MEGABYTE });
    expect((await getBytes(ref(visitor, path))).byteLength).toBe(8 * MEGABYTE);
    expect(await getDownloadURL(ref(visitor, path))).toContain(encodeURIComponent(path));
    await expect(put(own, path)).rejects.toMatchObject(DENIED);
    await expect(deleteObject(ref(own, path))).rejects.toMatchObject(DENIED);
  });

  it.each(others)("cannot be uploaded by %s", async (_, storage) => {
    await expect(put(storage, fresh())).rejects.toMatchObject(DENIED);
  });

  it("must be a PNG of at most 8 MB with a plain name", async () => {
    await expect(put(own, fresh(), { size: 8 * MEGABYTE + 1 })).rejects.toMatchObject(DENIED);
    for (const contentType of ["image/svg+xml", "text/html", "image/jpeg"])
      await expect(put(own, fresh(), { contentType })).rejects.toMatchObject(DENIED);
    for (const path of [
      "shared-link-configs/team-a/abcdefghij/x.svg",
      "shared-link-configs/team-a/ABC/x.png",
      "shared-link-configs/team-a/abcdefghij/a b.png",
      "shared-link-configs/team-a/abcdefghij/x/y.png",
    ])
      await expect(put(own, path), path).rejects.toMatchObject(DENIED);
  });

  it("cannot be found without its name", async () => {
    for (const storage of [visitor, own])
      await expect(listAll(ref(storage, "shared-link-configs/team-a/abcdefghij"))).rejects.toMatchObject(DENIED);
  });
});

describe("a form's banner", () => {
  const fresh = () => `form-banner-images/team-a/abcdefghij-${randomUUID()}/image.png`;

  it("can be uploaded once by a member, and read by everybody", async () => {
    const path = fresh();
    await put(own, path, { size: 10 * MEGABYTE });
    expect((await getBytes(ref(visitor, path))).byteLength).toBe(10 * MEGABYTE);
    await expect(put(own, path)).rejects.toMatchObject(DENIED);
    await expect(deleteObject(ref(own, path))).rejects.toMatchObject(DENIED);
  });

  it.each(others)("cannot be uploaded by %s", async (_, storage) => {
    await expect(put(storage, fresh())).rejects.toMatchObject(DENIED);
  });

  it("must be a PNG of at most 10 MB at the router's path", async () => {
    await expect(put(own, fresh(), { size: 10 * MEGABYTE + 1 })).rejects.toMatchObject(DENIED);
    await expect(put(own, fresh(), { contentType: "image/svg+xml" })).rejects.toMatchObject(DENIED);
    for (const path of [
      fresh().replace("image.png", "other.png"),
      "form-banner-images/team-a/abcdefghij/image.png",
      `form-banner-images/team-a/ABC-${randomUUID()}/image.png`,
    ])
      await expect(put(own, path), path).rejects.toMatchObject(DENIED);
  });
});
