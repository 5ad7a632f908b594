import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
  activeAutomation,
  delayStep,
  enrollmentsOf,
  noteStep,
  runEnrollmentsIn,
  type StoredEnrollment,
} from "../../support/email/automation";
import { enableMarketing } from "../../support/email/enable-marketing";
import { teamWithFormEnrollments } from "../../support/email/team-with-form-enrollments";
import { submit } from "../../support/routing/submission";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { outboxOf } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;
let people: Awaited<ReturnType<typeof teamWithFormEnrollments>>["people"];

beforeAll(async () => {
  ({ tenant, owner, people } = await teamWithFormEnrollments());
});

const at = (id: string) => ({ params: { id } });
const sourceOf = async (recordId: string) => (await people.leadOf(recordId)).incoming_source;

test("a person who submits the form runs through the steps, each once, and waits at a delay", async () => {
  const one = await people.automated({
    actions: [noteStep("first", "시작"), delayStep("wait"), noteStep("second", "이틀째")],
  });
  const entered = await people.enter(one);
  expect(await people.after(entered)).toMatchObject({
    status: "running",
    step_id: "wait",
    passed: [{ step_id: "first" }],
  });
  expect(await sourceOf(entered.record_id)).toBe("시작");

  await queueJob({ teamId: tenant.teamId, name: "run-enrollment", payload: { id: entered.id } });
  await untilIdle(tenant.teamId);
  expect(await sourceOf(entered.record_id)).toBe("시작");

  await Promise.all([runEnrollmentsIn(3), runEnrollmentsIn(4)]);
  await untilIdle(tenant.teamId);
  expect(await sourceOf(entered.record_id)).toBe("이틀째");
  expect(await people.after(entered)).toMatchObject({
    status: "finished",
    step_id: null,
    passed: [
      { step_id: "first", result: "done" },
      { step_id: "wait", result: "waited" },
      { step_id: "second", result: "done" },
    ],
  });
  const results = await owner.client.email.getAutomationResults(at(one.automation.id));
  expect(results).toMatchObject({
    running: 0,
    finished: 1,
    steps: [{ step_id: "first", waiting: 0, passed: 1 }, {}, {}],
  });
  const { data, total } = await owner.client.email.listEnrollments(at(one.automation.id));
  expect([total, data]).toMatchObject([1, [{ id: entered.id, email: entered.email }]]);
}, 240_000);

test("a duplicate event starts one enrollment, and another submission only if re-entry is allowed", async () => {
  const never = await people.automated({ actions: [noteStep("a", "x")] });
  const entered = await people.enter(never);
  const toldOf = async (email: string) =>
    (await outboxOf(tenant.teamId)).filter(
      ({ type, after: row }) => type === "submission.created" && (row as { email: string }).email === email,
    );
  const [told] = await toldOf(entered.email);
  await putInOutbox(tenant.team, `${randomUUID()}-0`, told as { type: string });
  await submit(never.router.id, { name: "오지훈", email: entered.email });
  await until(async () => (await toldOf(entered.email)).length === 3);
  await untilIdle(tenant.teamId);
  expect(await enrollmentsOf(tenant.teamId, never.automation.id)).toHaveLength(1);

  const every = await people.automated({ actions: [noteStep("a", "x")], re_entry: { rule: "every_event" } });
  const first = await people.enter(every);
  await submit(every.router.id, { name: "오지훈", email: first.email });
  await until(async () => (await enrollmentsOf(tenant.teamId, every.automation.id)).length === 2);
}, 240_000);

test("a condition branches by the record's values at that moment", async () => {
  const filter = {
    operator: "AND" as const,
    conditions: [{ identifier: "incoming_source", condition: "is" as const, value: "예" }],
  };
  const condition = {
    id: "if",
    type: "condition" as const,
    filter,
    label: "",
    yes: [noteStep("yes", "그렇다")],
    no: [],
  };
  const yes = await people.enter(await people.automated({ actions: [noteStep("set", "예"), condition] }));
  expect(await sourceOf(yes.record_id)).toBe("그렇다");
  const no = await people.enter(await people.automated({ actions: [noteStep("set", "아니오"), condition] }));
  expect(await sourceOf(no.record_id)).toBe("아니오");
  expect(await people.after(no)).toMatchObject({ status: "finished", passed: [{}, { step_id: "if", result: "no" }] });
}, 240_000);

test("a person finishes the version that they entered", async () => {
  const one = await people.automated({ actions: [delayStep("wait"), noteStep("old", "옛 버전")] });
  const entered = await people.enter(one);
  const { id, name, trigger } = one.automation;
  const actions = [delayStep("wait"), noteStep("new", "새 버전")];
  await owner.client.email.changeAutomation({ ...at(id), body: { name, trigger, actions } });
  const later = await people.enter(one);
  await runEnrollmentsIn(3);
  await untilIdle(tenant.teamId);
  expect([await sourceOf(entered.record_id), await sourceOf(later.record_id)]).toEqual(["옛 버전", "새 버전"]);
}, 240_000);

test("while it is off nobody enters and people who are due pause, until it is on again", async () => {
  const one = await people.automated({ actions: [delayStep("wait"), noteStep("end", "끝")] });
  const entered = await people.enter(one);
  await owner.client.email.deactivateAutomation(at(one.automation.id));
  await runEnrollmentsIn(3);
  await untilIdle(tenant.teamId);
  expect(await people.after(entered)).toMatchObject({ status: "paused", step_id: "wait" });
  await submit(one.router.id, { name: "김늦음", email: "late@visitor.example" });
  await untilIdle(tenant.teamId);
  expect(await people.findOf(one.automation.id, "late@visitor.example")).toBeUndefined();

  await owner.client.email.activateAutomation(at(one.automation.id));
  await untilIdle(tenant.teamId);
  expect(await people.after(entered)).toMatchObject({ status: "running" });
  // Within five minutes, the schedule queues a step only once, so this run is a day later than the previous one.
  await runEnrollmentsIn(4);
  await untilIdle(tenant.teamId);
  expect(await people.after(entered)).toMatchObject({ status: "finished" });
}, 240_000);

test.each([
  [
    "record_deleted",
    (one: StoredEnrollment) =>
      owner.client.records.deleteRecord({ params: { entityId: "lead", recordId: one.record_id } }),
  ],
  ["automation_deleted", (one: StoredEnrollment) => owner.client.email.deleteAutomation(at(one.automation_id))],
  [
    "removed",
    (one: StoredEnrollment) =>
      owner.client.email.removeEnrollment({ params: { id: one.automation_id, enrollmentId: one.id } }),
  ],
] as const)(
  "%s: the person leaves the automation",
  async (stop_reason, cause) => {
    const entered = await people.enter(await people.automated({ actions: [delayStep("wait"), noteStep("end", "끝")] }));
    await cause(entered);
    await runEnrollmentsIn(3);
    await untilIdle(tenant.teamId);
    expect(await people.after(entered)).toMatchObject({ status: "stopped", stop_reason });
  },
  90_000,
);

test("an automation changes no company that its publisher may not see", async () => {
  const own = await createTenant({ plan: "PRO", row_access: "own" });
  await enableMarketing(own);
  const [boss, seller] = [await own.member("admin"), await own.member()];
  const { records } = boss.client;
  const fieldOf = (entityId: "lead" | "company", body: Parameters<typeof records.createField>[0]["body"]) =>
    records.createField({ params: { entityId }, query: {}, body });
  const partner = await fieldOf("lead", {
    ...{ label: "파트너", type: "many-to-one", attributes: { entity_type: "company" } },
  });
  const renewal = await fieldOf("company", { label: "갱신일", type: "date" });
  const now = new Date().toISOString();
  const day = now.slice(0, 10);
  const custom_field = { [renewal.id]: day };
  const company = await records.createCompany({ body: { name: "비밀회사", address: "서울 강남구", custom_field } });
  const other = await records.createCompany({ body: { name: "다른 비밀회사" } });
  const given = { company: { id: company.id }, assignee: seller.uid, close_date: day };
  const lead = await records.createLead({ body: { deal_name: "리드", ...given } });

  const run = async (member: Member, field_id: string, actions: unknown[]) => {
    const trigger = { event: "date_field" as const, field_id, time: "00:00", timezone: "UTC" };
    const { id } = await activeAutomation(member, { trigger, actions });
    await queueJob({ teamId: own.teamId, name: "enroll-on-date", payload: { automation_id: id, now } });
    await untilIdle(own.teamId);
    return enrollmentsOf(own.teamId, id);
  };
  const conditions = [{ identifier: "company:address", condition: "startsWith" as const, value: "서울" }];
  const value = { id: other.id, entity_type: "company" };
  const steps = [
    {
      id: "if",
      type: "condition" as const,
      filter: { operator: "AND" as const, conditions },
      label: "",
      yes: [],
      no: [],
    },
    { id: "set", type: "update_field" as const, field_id: partner.id, value },
  ];
  const passed = [{ result: "no" }, { result: "failed" }];
  expect(await run(seller, "close_date", steps)).toMatchObject([{ record_id: lead.id, passed }]);
  expect(await run(seller, `company:${renewal.id}`, steps)).toEqual([]);
  const all = [{ result: "yes" }, { result: "done" }];
  expect(await run(boss, `company:${renewal.id}`, steps)).toMatchObject([{ record_id: lead.id, passed: all }]);
}, 120_000);

test("a deal enters when it reaches the stage, and not again when other fields change", async () => {
  const { data } = await owner.client.records.listPipelines({});
  const [pipeline] = data;
  const [first, second] = (pipeline?.statuses ?? []).flatMap(({ stages }) => stages);
  if (!pipeline || !first || !second) throw new Error("The team has no pipeline with two stages.");
  const automation = await activeAutomation(owner, {
    trigger: { event: "stage_change", stage_ids: [second.id] },
    actions: [noteStep("end", "단계")],
  });
  const deal = await owner.client.records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name: "딜", stage_id: first.id, email: "deal@visitor.example" },
  });
  await untilIdle(tenant.teamId);
  expect(await enrollmentsOf(tenant.teamId, automation.id)).toEqual([]);
  await owner.client.records.allocateLeads({
    params: { id: pipeline.id },
    body: { stage_id: second.id, lead_ids: [deal.id] },
  });
  await untilIdle(tenant.teamId);
  expect(await enrollmentsOf(tenant.teamId, automation.id)).toMatchObject([{ record_id: deal.id, status: "finished" }]);
}, 240_000);
