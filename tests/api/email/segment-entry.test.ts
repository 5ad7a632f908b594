import "../../support/suite/product-config";
import { randomUUID } from "node:crypto";
import type { Trigger } from "@dure/domain/email/automation/trigger";
import { beforeAll, expect, test } from "vitest";
import { enroll } from "../../../functions/src/email/enrollment/enroll";
import { enrollSegmentRecords } from "../../../functions/src/email/enrollment/enroll-segment-records";
import { noteEntered, readMembers, saveMembers } from "../../../functions/src/email/enrollment/segment-members-store";
import { activeAutomation, delayStep, enrollmentsOf, noteStep } from "../../support/email/automation";
import { enableMarketing } from "../../support/email/enable-marketing";
import { segmentOf } from "../../support/email/segment";
import { createDealDue } from "../../support/notifications/notification";
import { writeLeads } from "../../support/records/bulk-leads";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { stored } from "../../support/suite/stored";
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

/** Runs the schedule's look at the segment twice concurrently, since a task may be delivered twice. */
async function look(automationId: string): Promise<void> {
  const job = { teamId: tenant.teamId, name: "enroll-on-segment", payload: { automation_id: automationId } };
  await Promise.all([queueJob(job), queueJob(job)]);
  await untilIdle(tenant.teamId);
}

const enteredIn = async (id: string) =>
  (await enrollmentsOf(tenant.teamId, id)).map(({ record_id }) => record_id).toSorted();

test("a record enters each time it joins the segment, but not if it was in it from the start", async () => {
  const source = `전시회 ${randomUUID().slice(0, 8)}`;
  await leadOf(source);
  const { id } = await startedBy(source);
  expect(await enteredIn(id)).toEqual([]);
  const later = await leadOf(source);
  await look(id);
  await look(id);
  expect(await enteredIn(id)).toEqual([later]);
  // The automation's step changed the source, so the lead left the segment. This update brings it back.
  const property = { standard_fields: { incoming_source: source }, custom_fields: [] };
  const params = { entityId: "lead" as const };
  await owner.client.records.bulkRecords({ params, body: [{ id: later, method: "PATCH", property }] });
  await look(id);
  expect(await enteredIn(id)).toEqual([later, later]);
}, 120_000);

test("existing members of the segment enter if so configured, and not again after a restart", async () => {
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

test("a segment that starts an active automation can't be deleted, and a deleted one starts none", async () => {
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

test("without the plan nobody enters, and later only automations with existing members catch up", async () => {
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

/** Saves a look that lets records enter, before any of them has entered. */
async function noteLook(automationId: string, segment_id: string, ids: readonly string[]) {
  const before = await readMembers(tenant.teamId, automationId);
  const look = { segment_id, baseline: before?.baseline ?? "", generation: (before?.generation ?? 0) + 1 };
  const noted = await saveMembers(tenant.teamId, automationId, before, { ...look, entering: ids.length, ids });
  if (!noted) throw new Error("Another look was noted meanwhile.");
  return noted;
}

test("many records that join at once enter in batches, each once, even after a crash", async () => {
  const { teamId } = tenant;
  const people = (await writeLeads(teamId, 45)).toSorted();
  // A form starts this automation, so the schedule doesn't look at it.
  const { id } = await activeAutomation(owner, { re_entry: { rule: "every_event" } });
  const noted = await noteLook(id, "segment", people);
  // With an end time of 0, the run stops after one chunk.
  const left = await enrollSegmentRecords(teamId, id, noted, 0);
  expect(left?.entered).toBe(20);
  expect(await enteredIn(id)).toEqual(people.slice(0, 20));
  const eventId = `segment segment ${noted.generation}`;
  for (const recordId of people.slice(20, 27)) await enroll(teamId, { automationId: id, recordId, eventId });
  const open = await readMembers(teamId, id);
  expect(open && (await enrollSegmentRecords(teamId, id, open, Number.POSITIVE_INFINITY))).toBeUndefined();
  expect(await enteredIn(id)).toEqual(people);

  const started = await startedBy(`명단 ${randomUUID().slice(0, 8)}`);
  await noteLook(started.id, started.segment.id, people);
  await look(started.id);
  expect(await enteredIn(started.id)).toEqual(people);
}, 120_000);

test("of two membership snapshots saved at once one is kept whole, and nothing of the other remains", async () => {
  const { teamId } = tenant;
  const id = randomUUID();
  const noteOf = (ids: string[]) => ({ segment_id: "s", baseline: "", generation: 1, entering: ids.length, ids });
  const looks = [noteOf(["a", "b"]), noteOf(["c"])];
  const noted = await Promise.all(looks.map((one) => saveMembers(teamId, id, undefined, one)));
  const [winner, ...others] = noted.filter((one) => one !== undefined);
  expect(others).toEqual([]);
  expect(await readMembers(teamId, id)).toEqual(winner);
  expect(await stored(teamId, `automations/${id}/members`)).toHaveLength(2);
  const ahead = winner && (await noteEntered(teamId, id, winner, 1));
  expect(ahead?.entered).toBe(1);
  // A run that read an earlier state can't save any more.
  expect(winner && (await noteEntered(teamId, id, winner, 1))).toBeUndefined();
  expect(await saveMembers(teamId, id, winner, noteOf(["d"]))).toBeUndefined();
  expect(await readMembers(teamId, id)).toEqual(ahead);
});

test("on its date each record enters once, and an interrupted job continues where it stopped", async () => {
  const day = "2030-03-02";
  const deals = [await createDealDue(owner, "첫 딜", day), await createDealDue(owner, "둘째 딜", day)];
  await createDealDue(owner, "다른 날", "2030-03-03");
  const [first = "", second = ""] = deals.map(({ id }) => id).toSorted();
  const onDate = () =>
    activeAutomation(owner, {
      trigger: { event: "date_field", field_id: "close_date" },
      actions: [delayStep("wait")],
      re_entry: { rule: "every_event" },
    });
  const run = async (automation_id: string, changes = {}) => {
    const payload = { automation_id, now: `${day}T03:00:00.000Z`, ...changes };
    await queueJob({ teamId: tenant.teamId, name: "enroll-on-date", payload });
    await untilIdle(tenant.teamId);
    return enteredIn(automation_id);
  };
  const { id } = await onDate();
  expect(await run(id)).toEqual([first, second]);
  expect(await run(id)).toEqual([first, second]);
  expect(await run((await onDate()).id, { after: first })).toEqual([second]);
}, 120_000);
