import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { activeAutomation, delayStep, enrollmentsOf } from "../../support/email/automation";
import { teamWithFormEnrollments } from "../../support/email/team-with-form-enrollments";
import { activeRouter, submit } from "../../support/routing/submission";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bookSlot } from "../../support/scheduling/reminders";
import { putInOutbox } from "../../support/suite/put-in-outbox";
import { untilIdle } from "../../support/suite/queue";
import { outboxOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import type { Member, Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;
let people: Awaited<ReturnType<typeof teamWithFormEnrollments>>["people"];

beforeAll(async () => {
  ({ tenant, owner, people } = await teamWithFormEnrollments());
});

test.each([
  ["leaves", true, { status: "stopped", stop_reason: "booked" }],
  ["stays where the automation does not stop then", false, { status: "running" }],
] as const)(
  "a person in an automation who books a meeting %s",
  async (_, stops_on_booking, expected) => {
    const { page, slot } = await freeTime();
    const entered = await people.enter(await people.automated({ actions: [delayStep("wait")], stops_on_booking }));
    await bookSlot(page.id, slot, { email: entered.email });
    await until(async () => (await people.leadOf(entered.record_id)).first_meeting_at, 90_000);
    await untilIdle(tenant.teamId);
    expect(await people.after(entered)).toMatchObject(expected);
  },
  240_000,
);

/** A booking page of a new host, and a free time of it. */
async function freeTime() {
  const host = await tenant.member();
  await connectGoogle(host);
  const page = await bookingPage(host);
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("The page has no free time.");
  return { page, slot };
}

test("a merged record leaves the automation when its target books a meeting", async () => {
  const { page, slot } = await freeTime();
  const entered = await people.enter(await people.automated({ actions: [delayStep("wait")] }));
  const email = `${randomUUID().slice(0, 8)}@visitor.example`;
  const target = await owner.client.records.createLead({ body: { deal_name: "합칠 리드", email } });
  await owner.client.records.mergeRecords({
    params: { entityId: "lead" },
    body: {
      ...{ source_ids: [entered.record_id], target_id: target.id },
      override_properties: { email: { record_id: target.id } },
    },
  });
  await bookSlot(page.id, slot, { email });
  await until(async () => (await people.leadOf(target.id)).first_meeting_at, 90_000);
  await untilIdle(tenant.teamId);
  expect(await people.after(entered)).toMatchObject({ status: "stopped", stop_reason: "booked" });
}, 240_000);

test("a submission processed after its meeting doesn't start an automation that the meeting would end", async () => {
  const { page, slot } = await freeTime();
  const router = await activeRouter(tenant, owner, {
    fields: [{ id: "f", name: "nullField", type: "null" }],
    rules: [{ from: "f", cases: [{ operator: "nullAssert", to: { type: "group", value: "g" } }] }],
    groups: [{ id: "g", value: "g", props: { name: "상담", linkId: page.id } }],
  });
  const email = `${randomUUID().slice(0, 8)}@visitor.example`;
  const { id } = await submit(router.id, { name: "오지훈", email });
  await bookSlot(page.id, slot, { email }, { submission: { id, router_id: router.id } });
  const toldOf = async () =>
    (await outboxOf(tenant.teamId)).find(
      ({ type, after: row }) => type === "submission.created" && (row as { id: string }).id === id,
    );
  const told = await until(toldOf, 90_000);
  const hasMeeting = async () =>
    (await stored(tenant.teamId, "form-submissions")).some((one) => one.id === id && one.scheduled_event);
  await until(hasMeeting, 90_000);
  await untilIdle(tenant.teamId);
  const trigger = { event: "form_submission" as const, form_id: router.id };
  const waiting = { trigger, actions: [delayStep("wait")] };
  const stopping = await activeAutomation(owner, waiting);
  const going = await activeAutomation(owner, { ...waiting, stops_on_booking: false });
  await putInOutbox(tenant.team, `${randomUUID()}-0`, told as { type: string });
  await until(async () => (await enrollmentsOf(tenant.teamId, going.id)).length === 1, 90_000);
  await untilIdle(tenant.teamId);
  expect(await enrollmentsOf(tenant.teamId, stopping.id)).toEqual([]);
}, 240_000);
