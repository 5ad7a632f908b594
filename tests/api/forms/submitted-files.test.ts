import { randomUUID } from "node:crypto";
import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { beforeAll, expect, test } from "vitest";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { uploadAsVisitor } from "../../support/routing/upload-as-visitor";
import { bookingPage, bookingRequest, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bucket, firestore } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

const DAY_MS = 86_400_000;
let tenant: Tenant;
let host: Member;
let stranger: Member;
let router: Awaited<ReturnType<typeof activeRouter>>;
let page: Awaited<ReturnType<typeof bookingPage>>;

const file = { name: "plan", label: "기획서", type: "file" as const, file_kinds: ["document" as const], max_files: 2 };

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  host = await tenant.member();
  stranger = await (await createTenant()).member("admin");
  await firstPipeline(host.client);
  await connectGoogle(host);
  const components = [{ name: "email", label: "이메일", type: "email" as const }, file];
  router = await activeRouter(tenant, host, { form: { metadata: {}, components } });
  page = await bookingPage(host, { form: [FormField.parse(file)] });
});

const inForm = (filename: string, content = "내용", size = Buffer.byteLength(content)) =>
  connect().routing.allowFormUpload({ params: { id: router.id }, body: { question: "plan", filename, size } });

/** Uploads a file to the form's question. */
async function uploaded(filename: string, content = "내용") {
  const { id, url } = await inForm(filename, content);
  expect(await uploadAsVisitor(url, content)).toBe(200);
  return { id, url };
}

const newEmail = () => `${randomUUID().slice(0, 8)}@visitor.example`;
const filesOf = async (recordId: string) =>
  (await host.client.records.getRecord({ params: { entityId: "lead", recordId } })).files;
const recordOf = (id: string): Promise<string> =>
  until(async () => (await rowOf(tenant, router.id, id))?.record_id ?? undefined, 60_000);
const objectOf = (id: string) => bucket.file(`form-uploads/${tenant.teamId}/${id}`);

test("the files of a submission are attached to its lead, for those who may see it", async () => {
  const email = newEmail();
  const [first, second] = [await uploaded("기획서.pdf"), await uploaded("기획서.pdf", "다른 내용")];
  const answers = { email, plan: [first.id, second.id] };
  const { status, id } = await submit(router.id, answers);
  expect(status).toBe(201);
  expect((await rowOf(tenant, router.id, id)).answers).toEqual({ email, plan: ["기획서.pdf", "기획서.pdf"] });

  const recordId = await recordOf(id);
  const files = await until(async () => {
    const found = await filesOf(recordId);
    return found.length === 2 && found;
  });
  expect(files.map(({ filename }) => filename).sort()).toEqual(["기획서 (2).pdf", "기획서.pdf"]);
  const [submission] = (await host.client.forms.listFormSubmissions({ params: { id: recordId }, query: {} })).data;
  expect(submission?.answers).toContainEqual({ label: "기획서", value: "기획서.pdf, 기획서.pdf" });
  expect(submission?.files.map((one) => one.id)).toEqual([first.id, second.id]);

  const params = { entityId: "lead" as const, recordId, fileId: first.id };
  const { url } = await host.client.records.getFileUrl({ params, query: {} });
  const download = await fetch(url);
  expect(await download.text()).toBe("내용");
  expect(download.headers.get("content-disposition")).toMatch(/^attachment/);
  await expect(stranger.client.records.getFileUrl({ params, query: {} })).rejects.toMatchObject({ status: 404 });

  // An upload can be used only once, so another submission with it is refused.
  const again = await submit(router.id, { ...answers, email: newEmail() });
  expect(again).toMatchObject({ status: 400, answer: { code: "BAD_REQUEST" } });
  await host.client.records.deleteFile({ params });
  await until(async () => !(await objectOf(first.id).exists())[0]);
}, 120_000);

test("the files of a booking are attached to its lead", async () => {
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("The page has no free time.");
  const body = { question: "plan", filename: "견적.xlsx", size: 3 };
  const allow = (changes = {}) =>
    connect().scheduling.allowBookingUpload({ params: { id: page.id }, body: { ...body, ...changes } });
  await expect(allow()).rejects.toMatchObject({ status: 406 });
  const { id, url } = await allow({ filename: "견적.pdf" });
  expect(await uploadAsVisitor(url, "abc")).toBe(200);
  const event = await connect().scheduling.bookPublicly({
    query: { id: page.id, type: "multi-use" },
    body: { ...bookingRequest(slot), q_a: [{ name: "plan", value: [id] }] },
  });
  const recordId = await until(async () => {
    const found = (await stored(tenant.teamId, "records")).find((one) => one.id === `meeting-${event.id}`);
    return found && String(found.id);
  });
  const files = await until(async () => {
    const found = await filesOf(recordId);
    return found.length > 0 && found;
  });
  expect(files.map(({ filename }) => filename)).toEqual(["견적.pdf"]);
  const view = await host.client.scheduling.getScheduledEvent({ params: { id: event.id } });
  expect(view.q_a).toEqual([{ name: "plan", label: "기획서", value: ["견적.pdf"] }]);
}, 120_000);

test.each([
  ["a program", "설치.exe", 3, 406],
  ["another kind", "사진.png", 3, 406],
  ["a path", "../a.pdf", 3, 400],
  ["a name that hides its end", "a\u202efdp.exe", 3, 400],
  ["too many bytes", "a.pdf", 10 * 1024 * 1024 + 1, 413],
  ["no bytes", "a.pdf", 0, 400],
])("an upload is refused for %s", async (_, filename, size, status) => {
  await expect(inForm(filename, "", size)).rejects.toMatchObject({ status });
});

test("only the allowed bytes can be uploaded, once, and nobody can read them", async () => {
  const { id, url } = await inForm("a.pdf", "내용");
  expect(await uploadAsVisitor(url, "내용!")).toBe(403);
  expect(await uploadAsVisitor(url, "내용", "text/html")).toBe(403);
  expect(await uploadAsVisitor(url.replace(id, randomUUID()), "내용")).toBe(403);
  expect(await uploadAsVisitor(url, "내용")).toBe(200);
  expect(await uploadAsVisitor(url, "용내")).toBe(403);
  const path = url.replace("/o?name=", "/o/");
  expect((await fetch(`${path}?alt=media`)).status).toBe(403);
});

test("a file that is missing, a program or unknown can't be submitted", async () => {
  const { id } = await inForm("a.pdf");
  expect((await submit(router.id, { email: newEmail(), plan: [id] })).status).toBe(406);
  const program = await uploaded("a.pdf", "MZ program");
  expect((await submit(router.id, { email: newEmail(), plan: [program.id] })).status).toBe(406);
  const foreign = await submit(router.id, { email: newEmail(), plan: [randomUUID()] });
  expect(foreign).toMatchObject({ status: 400, answer: { details: [{ path: "body.answers.plan" }] } });
});

test("a file that isn't submitted within a day is deleted", async () => {
  const { id } = await uploaded("a.pdf");
  const doc = firestore.doc(`form-uploads/${id}`);
  const { created_at, purge_at } = (await doc.get()).data() ?? {};
  expect(Date.parse(purge_at) - Date.parse(created_at)).toBe(DAY_MS);
  // The clean-up looks at all teams, so the test changes the upload's expiry and not the clock.
  const cleanUp = () =>
    fetch(`${suite.tickerUrl}/run/abandonedUploads?at=${new Date().toISOString()}`, { method: "POST" });
  await cleanUp();
  expect((await objectOf(id).exists())[0]).toBe(true);
  await doc.update({ purge_at: created_at });
  await cleanUp();
  expect((await objectOf(id).exists())[0]).toBe(false);
  expect((await doc.get()).exists).toBe(false);
});
