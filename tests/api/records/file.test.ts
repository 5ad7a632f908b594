import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { removeUploadsOf } from "../../support/records/remove-uploads-of";
import { type Upload, uploadFile } from "../../support/records/upload";
import { bucket } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { eventsOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { unique } from "./fixture";

const DAY_MS = 24 * 3_600_000;

let tenant: Tenant;
let member: Member;
let stranger: Member;
let params: { entityId: "lead"; recordId: string };

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  stranger = await (await createTenant()).member("admin");
  params = await newLead();
});

async function newLead(): Promise<typeof params> {
  const { id } = await member.client.records.createLead({ body: { deal_name: unique("Lead") } });
  return { entityId: "lead", recordId: id };
}

const upload = (filename = unique("file.pdf"), content?: string) => uploadFile(tenant.teamId, filename, content);
const add = async (body: Upload, to = params) => member.client.records.addFile({ params: to, body });
const filesOf = async (of = params) => (await member.client.records.getRecord({ params: of })).files;
const hasObject = async ({ path }: { path: string }) => (await bucket.file(path.slice(1)).exists())[0];

describe("adding a file", () => {
  test("attaches an upload under its normalized name", async () => {
    const lead = await newLead();
    const filename = "견적서 최종.pdf";
    const body = await upload(filename);
    const file = await add({ ...body, filename: filename.normalize("NFD") }, lead);
    expect(file).toEqual({ ...body, created_at: file.created_at, created_by: member.uid });
    expect(file.path).toBe(`/record-attachment/${tenant.teamId}/${body.id}-견적서 최종.p`);
    const second = await add(await upload("다음.png"), lead);
    expect(await filesOf(lead)).toEqual([second, file]);
    expect(await eventsOf(tenant.teamId, "file.created")).toContainEqual(
      expect.objectContaining({ before: null, after: expect.objectContaining({ id: file.id }) }),
    );
  });

  test("is done once for a repeated request", async () => {
    const lead = await newLead();
    const body = await upload();
    const context = { idempotencyKey: randomUUID() };
    const [first, again] = [
      await member.client.records.addFile({ params: lead, body }, { context }),
      await member.client.records.addFile({ params: lead, body }, { context }),
    ];
    expect(again).toEqual(first);
    expect(await filesOf(lead)).toHaveLength(1);
  });

  test("succeeds once for ten concurrent requests with one name", async () => {
    const lead = await newLead();
    const uploads = await Promise.all(Array.from({ length: 10 }, (_, i) => upload(i % 2 ? "same.pdf" : "SAME.pdf")));
    const answers = await Promise.allSettled(uploads.map((body) => add(body, lead)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected")
        expect(answer.reason).toMatchObject({ status: 409, message: "This record already has a file with this name." });
    expect(await filesOf(lead)).toHaveLength(1);
    await add(await upload("same.pdf"));
  });

  test("works once for each upload, even after the file is deleted", async () => {
    const body = await upload();
    const file = await add(body);
    const other = await newLead();
    await expect(add(body, other)).rejects.toMatchObject({ status: 409 });
    await member.client.records.deleteFile({ params: { ...params, fileId: file.id } });
    await expect(add(body, other)).rejects.toMatchObject({ status: expect.toSatisfy((s) => [406, 409].includes(s)) });
  });

  test.each([
    ["what was never uploaded", () => ({ id: randomUUID() }), 406, "F-PN-0001"],
    ["another size", () => ({ size: 999 }), 406, "F-PN-0001"],
    ["another name than the path's", () => ({ filename: "other.pdf" }), 406, "F-PN-0001"],
    ["a program", () => ({ filename: "setup.exe" }), 406, "NOT_ACCEPTABLE"],
    ["no name", () => ({ filename: " " }), 400, "BAD_REQUEST"],
    ["a path for a name", () => ({ filename: "../a.pdf" }), 400, "BAD_REQUEST"],
    ["an id that is none", () => ({ id: "x/../y" }), 400, "BAD_REQUEST"],
  ])("refuses %s", async (_, change, status, code) => {
    const body = { ...(await upload()), ...change() };
    const path = `/sales-entity/lead/${params.recordId}/files`;
    const before = await filesOf();
    expect(await call(member.idToken, "POST", path, body)).toMatchObject({ status, body: { code } });
    expect(await filesOf()).toEqual(before);
  });

  test("refuses another team's upload, record and token", async () => {
    const theirs = await uploadFile((await createTenant()).teamId, "theirs.pdf");
    await expect(add(theirs)).rejects.toMatchObject({ status: 406, code: "F-PN-0001" });
    const body = await upload();
    await expect(stranger.client.records.addFile({ params, body })).rejects.toMatchObject({ status: 406 });
    await expect(add(body, { entityId: "lead", recordId: "nobody" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("reading", () => {
  const urlOf = (fileId: string, query: { purpose?: "download" | "preview" } = {}) =>
    member.client.records.getFileUrl({ params: { ...params, fileId }, query });

  test("downloads a file with its name, as bytes, from a short-lived URL", async () => {
    const file = await add(await upload("보고서 (최종)'1'.html", "<script>alert(1)</script>"));
    const { url, expires_at } = await urlOf(file.id);
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const answer = await fetch(url);
    expect(await answer.text()).toBe("<script>alert(1)</script>");
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    const disposition = answer.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition)).toContain("보고서 (최종)'1'.html");

    const expired = new URL(url);
    expired.searchParams.set("X-Goog-Date", "20260101T000000Z");
    expect((await fetch(expired)).status).toBe(400);
  });

  test("writes an audit entry for a download, but not for a preview", async () => {
    const admin = await tenant.member("admin");
    const file = await add(await upload(`${unique("a")}.png`));
    await urlOf(file.id, { purpose: "preview" });
    await urlOf(file.id);
    const { data } = await admin.client.teams.listAuditLog({ query: { action: "downloaded", target: file.id } });
    expect(data).toMatchObject([{ target: "file", name: file.filename, user_id: member.uid }]);
  });

  test("previews a picture inline, with the type of its name", async () => {
    const file = await add(await upload(`${unique("a")}.png`));
    const { headers } = await fetch((await urlOf(file.id, { purpose: "preview" })).url);
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("content-disposition")).toMatch(/^inline;/);
  });

  test("refuses to preview a file that a browser could execute", async () => {
    for (const name of ["a.svg", "a.html", "a.xml"]) {
      const file = await add(await upload(`${unique("a")}${name}`));
      await expect(urlOf(file.id, { purpose: "preview" })).rejects.toMatchObject({ status: 406 });
    }
  });

  test("still previews pictures if the team's downloads are hidden", async () => {
    const file = await add(await upload(`${unique("a")}.png`));
    const config = tenant.team.collection("settings").doc("remote-config");
    await config.set({ hide_record_download_button: true });
    try {
      await expect(urlOf(file.id)).rejects.toMatchObject({ status: 403, code: "FORBIDDEN" });
      await urlOf(file.id, { purpose: "preview" });
    } finally {
      await config.delete();
    }
  });

  test("returns nothing to another team, nor by another record", async () => {
    const file = await add(await upload());
    const path = { ...params, fileId: file.id };
    await expect(stranger.client.records.getFileUrl({ params: path, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    const elsewhere = { ...(await newLead()), fileId: file.id };
    await expect(member.client.records.getFileUrl({ params: elsewhere, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("requires access to the record, as do adding, renaming and deleting", async () => {
    const file = await add(await upload());
    const colleague = await tenant.member("member");
    const body = await upload();
    await tenant.team.update({ row_access: "own" });
    try {
      const { records } = colleague.client;
      const path = { ...params, fileId: file.id };
      const answers = await Promise.allSettled([
        records.getFileUrl({ params: path, query: {} }),
        records.addFile({ params, body }),
        records.renameFile({ params: path, body: { filename: "x.pdf" } }),
        records.deleteFile({ params: path }),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 404 } });
      await urlOf(file.id);
    } finally {
      await tenant.team.update({ row_access: "all" });
    }
  });
});

describe("renaming", () => {
  const rename = (fileId: string, filename: string) =>
    member.client.records.renameFile({ params: { ...params, fileId }, body: { filename } });

  test("keeps the file's place, and frees its old name", async () => {
    const old = unique("old.pdf");
    const file = await add(await upload(old));
    const renamed = await rename(file.id, `${unique("새 이름")}.pdf`);
    expect(renamed).toEqual({ ...file, filename: renamed.filename });
    await add(await upload(old));
    expect(await eventsOf(tenant.teamId, "file.changed")).not.toEqual([]);
  });

  test("can change the case of a name", async () => {
    const file = await add(await upload("Report.pdf"));
    expect((await rename(file.id, "REPORT.pdf")).filename).toBe("REPORT.pdf");
    await expect(add(await upload("report.pdf"))).rejects.toMatchObject({ status: 409 });
  });

  test("refuses a taken, an empty and a program's name", async () => {
    const [taken, file] = [await add(await upload()), await add(await upload())];
    await expect(rename(file.id, taken.filename)).rejects.toMatchObject({ status: 409 });
    await expect(rename(file.id, " ")).rejects.toMatchObject({ status: 400 });
    await expect(rename(file.id, "run.bat")).rejects.toMatchObject({ status: 406 });
    expect((await filesOf()).find(({ id }) => id === file.id)?.filename).toBe(file.filename);
  });

  test("gives a name to one of two concurrent requests", async () => {
    const files = [await add(await upload()), await add(await upload())];
    const name = unique("both.pdf");
    const answers = await Promise.allSettled(files.map(({ id }) => rename(id, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

test("a deleted file disappears at once, is erased soon, and its name is free", async () => {
  const file = await add(await upload());
  await member.client.records.deleteFile({ params: { ...params, fileId: file.id } });
  expect((await filesOf()).map(({ id }) => id)).not.toContain(file.id);
  await expect(
    member.client.records.getFileUrl({ params: { ...params, fileId: file.id }, query: {} }),
  ).rejects.toMatchObject({ status: 404 });
  await until(async () => !(await hasObject(file)));
  await until(async () => !(await tenant.team.collection("files").doc(file.id).get()).exists);
  await add(await upload(file.filename));
});

describe("the daily clean-up", () => {
  const cleanUp = (atMs: number) => removeUploadsOf(tenant.teamId, atMs);

  test("deletes uploads that were not registered within a day, and nothing else", async () => {
    const [file, abandoned] = [await add(await upload()), await upload()];
    const [{ timeCreated }] = await bucket.file(abandoned.path.slice(1)).getMetadata();
    const uploadedAt = Date.parse(timeCreated ?? "");
    await cleanUp(uploadedAt + DAY_MS);
    expect(await hasObject(abandoned)).toBe(true);
    await Promise.all([cleanUp(uploadedAt + DAY_MS + 1), cleanUp(uploadedAt + DAY_MS + 1)]);
    expect(await hasObject(abandoned)).toBe(false);
    expect(await hasObject(file)).toBe(true);
  });
});
