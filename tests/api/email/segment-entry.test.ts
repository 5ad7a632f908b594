import { randomUUID } from "node:crypto";
import type { Trigger } from "@dure/domain/email/automation/trigger";
import { beforeAll, expect, test } from "vitest";
import { activeAutomation, enrollmentsOf, noteStep } from "../../support/email/automation";
import { enableMarketing } from "../../support/email/enable-marketing";
import { segmentOf } from "../../support/email/segment";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  await enableMarketing(tenant);
  owner = await tenant.member("admin");
});

const at = (id: string) => ({ params: { id } });

const leadOf = async (source: string): Promise<string> => {
  const email = `${randomUUID().slice(0, 8)}@segment.example`;
  const body = { deal_name: "리드", email, incoming_source: source };
  return (await owner.client.records.createLead({ body })).id;
};

/** A segment of the leads with a source, and an active automation that it starts. */
async function startedBy(source: string, changes: Partial<Extract<Trigger, { event: "segment_entry" }>> = {}) {
  const segment = await segmentOf(owner, [{ identifier: "incoming_source", condition: "is", value: source }]);
  const { id } = await activeAutomation(owner, {
    trigger: { event: "segment_entry", segment_id: segment.id, ...changes },
    actions: [noteStep("note", `${source} 완료`)],
    re_entry: { rule: "every_event" },
  });
  await untilIdle(tenant.teamId);
  return { id, segment };
}

/** Looks at the segment as the schedule does; twice at once, since a task may come twice. */
async function look(automationId: string): Promise<void> {
  const job = { teamId: tenant.teamId, name: "enroll-on-segment", payload: { automation_id: automationId } };
  await Promise.all([queueJob(job), queueJob(job)]);
  await untilIdle(tenant.teamId);
}

const enteredIn = async (id: string) =>
  (await enrollmentsOf(tenant.teamId, id)).map(({ record_id }) => record_id).toSorted();

test("who comes into the segment later enters, once for each time; who was in it does not", async () => {
  const source = `전시회 ${randomUUID().slice(0, 8)}`;
  await leadOf(source);
  const { id } = await startedBy(source);
  expect(await enteredIn(id)).toEqual([]);
  const later = await leadOf(source);
  await look(id);
  await look(id);
  expect(await enteredIn(id)).toEqual([later]);
  // The step has changed the source, so the lead has left the segment; it comes into it again.
  const property = { standard_fields: { incoming_source: source }, custom_fields: [] };
  const params = { entityId: "lead" as const };
  await owner.client.records.bulkRecords({ params, body: [{ id: later, method: "PATCH", property }] });
  await look(id);
  expect(await enteredIn(id)).toEqual([later, later]);
}, 120_000);

test("those who are in it enter, too, if they are meant to, and not again when it is switched on again", async () => {
  const source = `웨비나 ${randomUUID().slice(0, 8)}`;
  const there = [await leadOf(source), await leadOf(source)].toSorted();
  const segment = await segmentOf(owner, [{ identifier: "incoming_source", condition: "is", value: source }]);
  const { id } = await activeAutomation(owner, {
    trigger: { event: "segment_entry", segment_id: segment.id, existing: true },
    actions: [{ id: "leave", type: "leave" }],
    re_entry: { rule: "every_event" },
  });
  await untilIdle(tenant.teamId);
  expect(await enteredIn(id)).toEqual(there);
  await owner.client.email.deactivateAutomation(at(id));
  await owner.client.email.activateAutomation(at(id));
  await untilIdle(tenant.teamId);
  await look(id);
  expect(await enteredIn(id)).toEqual(there);
}, 120_000);

test("a segment that starts an active automation is not deleted; a deleted one starts none", async () => {
  const source = `이름 ${randomUUID().slice(0, 8)}`;
  const { id, segment } = await startedBy(source);
  await expect(owner.client.email.deleteSegment(at(segment.id))).rejects.toMatchObject({ status: 409 });
  await owner.client.email.deactivateAutomation(at(id));
  await owner.client.email.deleteSegment(at(segment.id));
  await expect(owner.client.email.activateAutomation(at(id))).rejects.toMatchObject({
    status: 400,
    details: [{ step_id: null, message: expect.stringContaining("deleted") }],
  });
});

test("without the plan nobody enters; once it is back, those who came meanwhile do only if existing ones are meant", async () => {
  const source = `요금제 ${randomUUID().slice(0, 8)}`;
  const { id } = await startedBy(source);
  const { id: withExisting } = await startedBy(source, { existing: true });
  await tenant.team.update({ plan: "FREE" });
  const meanwhile = await leadOf(source);
  await look(id);
  await look(withExisting);
  expect([await enteredIn(id), await enteredIn(withExisting)]).toEqual([[], []]);
  await tenant.team.update({ plan: "PRO" });
  await look(id);
  await look(withExisting);
  expect([await enteredIn(id), await enteredIn(withExisting)]).toEqual([[], [meanwhile]]);
}, 120_000);
