import { expect, test } from "vitest";
import { firestore } from "../../support/suite/admin";
import { forEachConcurrently } from "../../support/suite/for-each-concurrently";
import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member } from "../../support/teams/tenant";

const MODEL = "/v1beta1/publishers/google/models/gemini-2.5-flash:generateContent";
const vertex = standIn(suite.vertexUrl);

/** Letters only, because the answers would repeat a name's digits. */
const freshName = (): string =>
  `연구${Array.from({ length: 8 }, () => String.fromCodePoint(0xac00 + Math.floor(Math.random() * 11_000))).join("")}`;

const aCompany = async (member: Member, name = freshName()) => member.client.records.createCompany({ body: { name } });
const start = (member: Member, id: string) => member.client.journeys.startCompanyResearch({ params: { id } });
const read = (member: Member, id: string) => member.client.journeys.getCompanyResearch({ params: { id } });
const ended = (member: Member, id: string) =>
  until(async () => {
    const { research } = await read(member, id);
    return (research?.state === "done" || research?.state === "failed") && research;
  }, 90_000);

/** A complete answer of the model with this text. */
const answerOf = (text: string, finishReason = "STOP") => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason }],
});

test("facts from the web are found with their sources, and facts without a source are not", async () => {
  const member = await (await createTenant()).member();
  const { id, name } = await aCompany(member);
  expect(await read(member, id)).toEqual({ is_available: true, research: null, quota: { used: 0, limit: 3 } });
  expect(await start(member, id)).toMatchObject({ run: 1, state: "queued" });
  const research = await ended(member, id);
  expect(research).toMatchObject({
    state: "done",
    model: "gemini-2.5-flash",
    usage: { input_tokens: 200, output_tokens: 100, searches: 1 },
    queries: [`${name} 직원 수`, `${name} 매출`],
  });
  expect(research.sources).toEqual([
    { number: 1, title: "paper.example", domain: "paper.example", url: "https://paper.example/about" },
    { number: 2, title: "own.example", domain: "www.own.example", url: "https://www.own.example/about" },
    { number: 3, title: "blog.example", domain: "blog.example", url: "https://blog.example/about" },
  ]);
  const shown = research.findings.map(({ id: kind, text, amount, period, sources, confidence }) => [
    ...[kind, amount ?? period ?? text, sources, confidence],
  ]);
  expect(shown).toEqual([
    ["employees", 1250, [1, 2], "high"],
    ["founded", "2016-03-02", [2], "medium"],
    ["website", "https://www.own.example", [2], "medium"],
    ["history", `${name}는 부산에서 물류를 한다.`, [1], "medium"],
    ["revenue-2024", 1_234_000_000_000, [1], "medium"],
    ["revenue-2025", 1_300_000_000_000, [1], "medium"],
    ["news-1", `${name}가 부산에 물류센터를 열었다.`, [1], "medium"],
  ]);
  const { record } = await member.client.records.getRecord({ params: { entityId: "company", recordId: id } });
  expect(record).toMatchObject({ name, url: "", address: "" });
  expect((await read(member, id)).quota.used).toBe(1);
});

test("without sources nothing is found", async () => {
  const member = await (await createTenant()).member();
  const { id } = await aCompany(member, `무명${freshName()}`);
  await start(member, id);
  expect(await ended(member, id)).toMatchObject({ state: "done", findings: [], sources: [], usage: { searches: 0 } });
});

test("a member saves findings in fields, but not over a value that they haven't seen", async () => {
  const team = await createTenant();
  const [admin, member] = [await team.member("admin"), await team.member()];
  const field = await admin.client.records.createField({
    params: { entityId: "company" },
    query: {},
    body: { label: "직원 수", type: "number" },
  });
  const { id } = await aCompany(member);
  await start(member, id);
  await ended(member, id);
  const accept = (findingId: string, field_id: string, before: unknown = null) =>
    member.client.journeys.acceptResearchFinding({ params: { id, findingId }, body: { field_id, before } });
  await expect(accept("website", "url", "https://seen.example")).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await accept("website", "url", "")).toMatchObject({ url: "https://www.own.example" });
  expect(JSON.stringify(await accept("employees", field.id))).toContain("1250");
  await expect(accept("history", field.id, 1250)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(accept("website", "name", "")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(accept("nothing", "url", "")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { research } = await read(member, id);
  expect(research?.findings.find(({ kind }) => kind === "website")?.accepted).toMatchObject({ field_id: "url" });
});

test("a company is researched once at a time, and a team as often as its plan allows", async () => {
  const team = await createTenant();
  const member = await team.member();
  const companies = [await aCompany(member), await aCompany(member), await aCompany(member), await aCompany(member)];
  const [first] = companies;
  await vertex.addFault({ path: MODEL, contains: first?.name ?? "", delayMs: 5_000, times: 1 });
  const runs: number[] = [];
  await forEachConcurrently([1, 2, 3, 4], async () => {
    runs.push((await start(member, first?.id ?? "")).run);
  });
  expect(runs).toEqual([1, 1, 1, 1]);
  await start(member, companies[1]?.id ?? "");
  await start(member, companies[2]?.id ?? "");
  await expect(start(member, companies[3]?.id ?? "")).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
  await ended(member, first?.id ?? "");
  expect((await read(member, first?.id ?? "")).quota).toEqual({ used: 3, limit: 3 });
  await team.team.update({ plan: "PRO" });
  expect((await start(member, companies[3]?.id ?? "")).run).toBe(1);
});

test.each([
  ["refuses", { status: 403, body: { error: { code: 403, message: "denied", status: "PERMISSION_DENIED" } } }, 1],
  ["stops for safety", { status: 200, body: answerOf("", "SAFETY") }, 1],
  ["answers what isn't the schema, twice", { status: 200, body: answerOf('{"claims": [{"kind": "stock"}]}') }, 3],
])("a run whose model %s fails, doesn't count, and keeps the earlier findings", async (_, fault, times) => {
  const member = await (await createTenant()).member();
  const { id, name } = await aCompany(member);
  await start(member, id);
  const before = await ended(member, id);
  const isSecondCall = times === 3;
  await vertex.addFault({ path: MODEL, contains: isSecondCall ? `Kinds: employees` : name, times: 2, ...fault });
  await start(member, id);
  const after = await ended(member, id);
  expect(after).toMatchObject({ state: "failed", run: 2, findings: before.findings, found_at: before.found_at });
  expect((await read(member, id)).quota.used).toBe(1);
});

test("a busy model is retried", async () => {
  const member = await (await createTenant()).member();
  const { id, name } = await aCompany(member);
  const body = { error: { code: 429, message: "Resource exhausted", status: "RESOURCE_EXHAUSTED" } };
  await vertex.addFault({ path: MODEL, contains: name, status: 429, body, times: 1 });
  await start(member, id);
  expect(await ended(member, id)).toMatchObject({ state: "done", usage: { searches: 1 } });
});

test("a run whose job died is shown as failed, and doesn't use up the quota", async () => {
  const team = await createTenant();
  const member = await team.member();
  const { id } = await aCompany(member);
  await start(member, id);
  await ended(member, id);
  const died = { state: "searching", requested_at: new Date(Date.now() - 1_000_000).toISOString() };
  await firestore.doc(`teams/${team.teamId}/company-researches/${id}`).update(died);
  expect(await read(member, id)).toMatchObject({ research: { state: "failed" }, quota: { used: 0 } });
  expect((await start(member, id)).run).toBe(2);
  expect((await read(member, id)).quota.used).toBe(1);
});

test("research requires access to the company", async () => {
  const team = await createTenant({ row_access: "own" });
  const [one, other] = [await team.member(), await team.member()];
  const { id } = await aCompany(one);
  await expect(read(other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(start(other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const stranger = await (await createTenant()).member();
  await expect(read(stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
