import { randomUUID } from "node:crypto";
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
} from "firebase/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { browserStorage, DENIED } from "../support/browser/browser-storage";
import { saveStatus } from "../support/teams/save-status";

const FIVE_MB = 5 * 1024 * 1024;
const JPEG = { contentType: "image/jpeg" };
const NAMES = ["profile.jpeg", "profile_256x256.jpeg"];

const uid = `user-${randomUUID()}`;
const own = browserStorage({ uid, tenant: "team-a" });
const visitor = browserStorage();
const colleague = browserStorage({ uid: "colleague", tenant: "team-a" });
const otherTeams = browserStorage({ uid: "stranger", tenant: "team-b" });
const tenantless = browserStorage({ uid });

const picture = (storage: FirebaseStorage, name: string, of = uid) => ref(storage, `users/pictures/${of}/${name}`);
const put = (storage: FirebaseStorage, name = "profile.jpeg", { size = 3, metadata = JPEG, of = uid } = {}) =>
  uploadBytes(picture(storage, name, of), new Uint8Array(size), metadata);

beforeAll(() => saveStatus({ uid, tenant: "team-a" }));

describe("a file that is not a profile picture", () => {
  it.each([
    ["a visitor", visitor],
    ["a signed-in person", own],
  ])("is denied to %s", async (_, storage) => {
    for (const path of [`${randomUUID()}.txt`, `users/${uid}.jpeg`, "users/pictures/profile.jpeg"]) {
      const file = ref(storage, path);
      await expect(uploadBytes(file, new Uint8Array(3), JPEG)).rejects.toMatchObject(DENIED);
      await expect(getBytes(file)).rejects.toMatchObject(DENIED);
      await expect(deleteObject(file)).rejects.toMatchObject(DENIED);
    }
  });
});

describe("a profile picture", () => {
  it.each(NAMES)("%s can be written, replaced, read and deleted by its owner", async (name) => {
    await put(own, name);
    await put(own, name, { size: FIVE_MB });
    expect(await getMetadata(picture(own, name))).toMatchObject({ size: FIVE_MB, contentType: "image/jpeg" });
    await deleteObject(picture(own, name));
    await expect(getMetadata(picture(own, name))).rejects.toMatchObject({ code: "storage/object-not-found" });
  });

  it("cannot be written or deleted by its owner once they are deactivated", async () => {
    const gone = `gone-${randomUUID()}`;
    const storage = browserStorage({ uid: gone, tenant: "team-a" });
    await saveStatus({ uid: gone, tenant: "team-a" });
    await put(storage, "profile.jpeg", { of: gone });
    await saveStatus({ uid: gone, tenant: "team-a" }, "DEACTIVATED");
    await expect(put(storage, "profile.jpeg", { of: gone })).rejects.toMatchObject(DENIED);
    await expect(deleteObject(picture(storage, "profile.jpeg", gone))).rejects.toMatchObject(DENIED);
  });

  it("with another name is denied even to its owner", async () => {
    for (const name of ["profile.png", "other.jpeg", "profile.jpeg/profile.jpeg"]) {
      await expect(put(own, name)).rejects.toMatchObject(DENIED);
      await expect(getBytes(picture(own, name))).rejects.toMatchObject(DENIED);
      await expect(deleteObject(picture(own, name))).rejects.toMatchObject(DENIED);
    }
  });

  it("of over 5 MB or of another type is denied", async () => {
    await expect(put(own, "profile.jpeg", { size: FIVE_MB + 1 })).rejects.toMatchObject(DENIED);
    for (const contentType of ["image/png", "image/svg+xml", "text/html", "image/jpeg+html"])
      await expect(put(own, "profile.jpeg", { metadata: { contentType } })).rejects.toMatchObject(DENIED);
  });

  it("cannot be changed to another type", async () => {
    await put(own);
    const changed = updateMetadata(picture(own, "profile.jpeg"), { contentType: "text/html" });
    await expect(changed).rejects.toMatchObject(DENIED);
  });

  it("can be read by everyone signed in to a tenant, and by nobody else", async () => {
    await put(own, "profile_256x256.jpeg");
    const at = (storage: FirebaseStorage) => picture(storage, "profile_256x256.jpeg");
    for (const storage of [own, colleague, otherTeams]) {
      expect((await getBytes(at(storage))).byteLength).toBe(3);
      expect((await fetch(await getDownloadURL(at(storage)))).status).toBe(200);
    }
    for (const storage of [visitor, tenantless]) await expect(getBytes(at(storage))).rejects.toMatchObject(DENIED);
  });

  it("can be written and deleted by nobody except its owner in a tenant", async () => {
    await put(own);
    for (const storage of [visitor, tenantless, colleague, otherTeams]) {
      await expect(put(storage)).rejects.toMatchObject(DENIED);
      await expect(put(storage, "profile.jpeg", { of: randomUUID() })).rejects.toMatchObject(DENIED);
      await expect(deleteObject(picture(storage, "profile.jpeg"))).rejects.toMatchObject(DENIED);
    }
  });

  it("cannot be found by listing", async () => {
    for (const storage of [own, colleague, visitor])
      await expect(listAll(ref(storage, `users/pictures/${uid}`))).rejects.toMatchObject(DENIED);
  });
});
