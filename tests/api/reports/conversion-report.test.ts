import { beforeAll, expect, test } from "vitest";
import { awayFromMidnight } from "../../support/suite/away-from-midnight";
import { call } from "../../support/suite/call";
import { createTenant, type Member } from "../../support/teams/tenant";
import { unique } from "../records/fixture";

awayFromMidnight("Asia/Seoul");

let admin: Member;
let member: Member;
let stranger: Member;
let type: { id: string; stages: string[] };

type Setting = Parameters<Member["client"]["reports"]["simulateConversion"]>[0]["body"]["setting"];
const simulate = (who: Member, setting: Setting) => who.client.reports.simulateConversion({ body: { setting } });
const stage = (place: number) => type.stages[place] ?? "";

/** Makes a deal at the first of these stages, and moves it through the others. */
async function deal(who: Member, ...places: number[]) {
  const [first = 0, ...later] = places;
  const { id } = await who.client.records.createDeal({
    params: { recordTypeId: type.id },
    body: { deal_name: unique("거래"), stage_id: stage(first), contract_amount: first },
  });
  for (const place of later)
    await who.client.records.allocateLeads({
      params: { id: type.id },
      body: { stage_id: stage(place), lead_ids: [id] },
    });
}

beforeAll(async () => {
  const tenant = await createTenant({ row_access: "own" });
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
  stranger = await (await createTenant()).member("admin");
  const { id, statuses } = await admin.client.records.createPipeline({
    body: {
      title: unique("전환"),
      statuses: [
        { status: "IN_SALES", stages: ["처음", "다음", "제안"].map((label) => ({ label })) },
        { status: "SALES_SUCCESS", stages: [{ label: "성공" }] },
        { status: "SALES_FAILURE", stages: [{ label: "실패" }] },
      ],
    },
  });
  type = { id, stages: statuses.flatMap(({ stages }) => stages.map((one) => one.id)) };
  await deal(admin, 0, 1, 2, 3);
  await deal(admin, 0, 3);
  await deal(admin, 0, 1, 0, 4);
  await deal(member, 0);
  await deal(admin, 1, 3);
});

const ofType = () => ({
  operator: "AND" as const,
  conditions: [{ identifier: "deal_record_type", condition: "is" as const, value: type.id }],
});
const won = () => ({
  operator: "AND" as const,
  conditions: [{ identifier: "stage", condition: "anyIn" as const, value: [stage(3)] }],
});
const byMoves = (mode: "cohort" | "period" | "funnel", more: object = {}) =>
  ({ mode, stages: { record_type_id: type.id, ...more } }) as const;

test("a conversion by filters is the part of the total that also matches the second filter", async () => {
  const nested_filter = { filter: ofType(), nested: won() };
  expect(await simulate(admin, { nested_filter })).toMatchObject({ state: "ok", chart: [5, 3], rate: 0.6 });
  expect(await simulate(member, { nested_filter })).toMatchObject({ chart: [1, 0], rate: 0 });
  expect(await simulate(stranger, {})).toMatchObject({ state: "empty", chart: [], rate: null });
});

test("a cohort follows the deals that entered the first stage, and a period compares entries", async () => {
  expect(await simulate(admin, byMoves("cohort"))).toMatchObject({ state: "ok", chart: [4, 2], rate: 0.5 });
  expect(await simulate(admin, byMoves("period"))).toMatchObject({ state: "ok", chart: [4, 3], rate: 0.75 });
  expect(await simulate(member, byMoves("cohort"))).toMatchObject({ chart: [1, 0] });
  const before = { period: { date_option: "LAST_YEAR" } };
  expect(await simulate(admin, byMoves("cohort", before))).toMatchObject({ state: "empty" });
  const today = { period: { date_option: "TODAY" }, to_stage_id: stage(1) };
  expect(await simulate(admin, byMoves("cohort", today))).toMatchObject({ chart: [4, 3] });
});

test("a funnel counts a deal that skipped a stage as having passed it", async () => {
  const { funnel, chart } = await simulate(admin, byMoves("funnel"));
  expect(chart).toEqual([4, 3, 2, 2]);
  expect(funnel.map(({ label }) => label)).toEqual(["처음", "다음", "제안", "성공"]);
  expect(funnel.map(({ dropped }) => dropped)).toEqual([1, 1, 0, 0]);
  expect(funnel[1]).toMatchObject({ from_previous: 0.75, from_first: 0.75 });
  expect(funnel[0]?.median_seconds).toBeGreaterThan(0);
  expect(funnel[0]?.p90_seconds).toBeGreaterThanOrEqual(funnel[0]?.median_seconds ?? 0);
  expect(funnel[3]?.median_seconds).toBeNull();
});

test("raw data has the deals of the cohort, or those that reached its end", async () => {
  const list = (who: Member, mode: "cohort" | "period", part: "total" | "converted") =>
    who.client.reports.listConversionRecords({ query: {}, body: { setting: byMoves(mode), part } });
  expect((await list(admin, "cohort", "total")).total).toBe(4);
  const { data, total } = await list(admin, "cohort", "converted");
  expect(total).toBe(2);
  expect(data.map(({ stage: at }) => at?.id)).toEqual([stage(3), stage(3)]);
  expect((await list(admin, "period", "converted")).total).toBe(3);
  expect((await list(member, "cohort", "total")).total).toBe(1);
  expect((await list(member, "cohort", "converted")).total).toBe(0);
});

test("a deleted deal type or stage is named in the error", async () => {
  expect(await simulate(admin, { mode: "cohort", stages: { record_type_id: "gone" } })).toMatchObject({
    state: "error",
    error: { kind: "record-type" },
  });
  expect(await simulate(admin, byMoves("cohort", { to_stage_id: "gone" }))).toMatchObject({
    state: "error",
    error: { kind: "stage" },
  });
  expect(await simulate(stranger, byMoves("funnel"))).toMatchObject({ state: "error", error: { kind: "record-type" } });
  const filter = {
    operator: "AND" as const,
    conditions: [{ identifier: "stage", condition: "is" as const, value: "gone" }],
  };
  expect(await simulate(admin, { nested_filter: { filter } })).toMatchObject({
    state: "error",
    error: { kind: "stage" },
  });
  const gone = { ...filter, conditions: [{ identifier: "deal_record_type", condition: "is" as const, value: "gone" }] };
  expect(await simulate(admin, { nested_filter: { nested: gone } })).toMatchObject({
    state: "error",
    error: { kind: "record-type" },
  });
});

test("a conversion by moves without stages is refused", async () => {
  const sent = await call(admin.idToken, "POST", "/reports/conversion/simulate/", { setting: { mode: "cohort" } });
  expect(sent.status).toBe(400);
});
