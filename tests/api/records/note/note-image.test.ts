import { noteImageOf, noteImagePath } from "@dure/domain/records/note/note-image";
import { beforeAll, describe, expect, test } from "vitest";
import { removeUploadsOf } from "../../../support/records/remove-uploads-of";
import { uploadImage } from "../../../support/records/upload";
import { bucket } from "../../../support/suite/admin";
import { stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

const DAY_MS = 24 * 3_600_000;

let tenant: Tenant;
let author: Member;
let stranger: Member;
let params: { entityId: "lead"; id: string };

beforeAll(async () => {
  tenant = await createTenant();
  author = await tenant.member("member");
  stranger = await (await createTenant()).member("admin");
  const lead = await author.client.records.createLead({ body: { deal_name: unique("Lead") } });
  params = { entityId: "lead", id: lead.id };
});

const upload = (options = {}) => uploadImage(tenant.teamId, options);
const write = (text: string, ...images: { path: string }[]) =>
  author.client.records.createNote({ params, body: { text, images: images.map(({ path }) => path) } });
const rewrite = (conversationId: string, text: string, ...images: { path: string }[]) =>
  author.client.records.changeNote({
    params: { ...params, conversationId },
    body: { text, images: images.map(({ path }) => path) },
  });
const urlOf = (conversationId: string, path: string, by = author) =>
  by.client.records.getNoteImageUrl({
    params: { ...params, conversationId, imageId: noteImageOf(path)?.id ?? "" },
  });
const hasObject = async ({ path }: { path: string }) => (await bucket.file(path.slice(1)).exists())[0];
const knows = async ({ id }: { id: string }) => (await tenant.team.collection("note-images").doc(id).get()).exists;

test("a note shows its images to those who see the record", async () => {
  const [first, second] = [await upload(), await upload({ contentType: "image/jpeg" })];
  const note = await write("현장 사진", first, second);
  expect(note).toMatchObject({
    text: "현장 사진",
    images: [first.path, second.path],
    html: `현장 사진<br><img src="${first.path}" alt=""><br><img src="${second.path}" alt="">`,
  });
  const { url } = await urlOf(note.id, second.path);
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("content-disposition")).toMatch(/^inline;/);
});

test("an image alone is a valid note, and an empty text is not", async () => {
  expect(await write("", await upload())).toMatchObject({ text: "" });
  await expect(write(" ")).rejects.toMatchObject({ status: 400 });
});

test("images removed from a note are deleted, and the others stay readable", async () => {
  const [kept, lost, added] = [await upload(), await upload(), await upload()];
  const note = await write("전", kept, lost);
  const after = await rewrite(note.id, "후", kept, added);
  expect(after.images).toEqual([kept.path, added.path]);
  await until(async () => !(await hasObject(lost)));
  await until(async () => !(await knows(lost)));
  expect(await hasObject(kept)).toBe(true);
  await expect(urlOf(note.id, lost.path)).rejects.toMatchObject({ status: 404 });
  await urlOf(note.id, added.path);
});

test("deleting a note deletes its images", async () => {
  const image = await upload();
  const note = await write("곧 삭제", image);
  await author.client.records.deleteNote({ params: { ...params, conversationId: note.id } });
  await until(async () => !(await hasObject(image)));
  await until(async () => !(await knows(image)));
});

describe("refuses", () => {
  test.each([
    ["what was never uploaded", async () => ({ path: noteImagePath(tenant.teamId, crypto.randomUUID()) }), 406],
    ["another team's image", async () => uploadImage((await createTenant()).teamId), 406],
    ["a drawing that may hold scripts", () => upload({ contentType: "image/svg+xml" }), 406],
    ["an image of more than 10 MB", () => upload({ bytes: 10 * 1024 * 1024 + 1 }), 413],
    ["what is no image's path", async () => ({ path: "/users/pictures/x/profile.jpeg" }), 400],
    ["what would leave the attribute", async () => ({ path: `${(await upload()).path}" onerror="x` }), 400],
  ])("%s", async (_, image, status) => {
    const before = (await stored(tenant.teamId, "notes")).length;
    await expect(write("x", await image())).rejects.toMatchObject({ status });
    expect(await stored(tenant.teamId, "notes")).toHaveLength(before);
  });

  test("an image of another note", async () => {
    const image = await upload();
    const note = await write("내 것", image);
    await expect(write("또", image)).rejects.toMatchObject({ status: 409 });
    await expect(rewrite((await write("다른")).id, "또", image)).rejects.toMatchObject({ status: 409 });
    await urlOf(note.id, image.path);
  });
});

test("an image is hidden from other teams, under other notes, and from those who may not see the record", async () => {
  const image = await upload();
  const note = await write("비밀", image);
  const other = await write("다른 메모");
  await expect(urlOf(note.id, image.path, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(urlOf(other.id, image.path)).rejects.toMatchObject({ status: 404 });
  const colleague = await tenant.member("member");
  await urlOf(note.id, image.path, colleague);
  await tenant.team.update({ row_access: "own" });
  try {
    await expect(urlOf(note.id, image.path, colleague)).rejects.toMatchObject({ status: 404 });
    const path = { ...params, conversationId: note.id };
    await expect(colleague.client.records.deleteNote({ params: path })).rejects.toMatchObject({ status: 404 });
  } finally {
    await tenant.team.update({ row_access: "all" });
  }
});

test("the daily clean-up deletes images that no note uses", async () => {
  const [used, abandoned] = [await upload(), await upload()];
  await write("사진", used);
  const [{ timeCreated }] = await bucket.file(abandoned.path.slice(1)).getMetadata();
  await removeUploadsOf(tenant.teamId, Date.parse(timeCreated ?? "") + DAY_MS + 1);
  expect(await hasObject(abandoned)).toBe(false);
  expect(await hasObject(used)).toBe(true);
});
