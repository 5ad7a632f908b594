import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { suite } from "../../../support/suite/suite";
import { createTenant } from "../../../support/teams/tenant";
import { finished } from "./task-fixture";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const wake = () => fetch(`${suite.tickerUrl}/run/wakeTasks`, { method: "POST" });

/** A lead, and a task that is stalled: its event or all of its jobs were lost. */
async function stalledTask(changes: object) {
  const tenant = await createTenant();
  const { client } = await tenant.member("member");
  const lead = await client.records.createLead({ body: { deal_name: "늦게 온 작업" } });
  const params = { entityId: "lead" as const, recordId: lead.id };
  const begun = await client.records.startBulkTask({
    params: { entityId: "lead" },
    body: {
      action: "update",
      property: { standard_fields: { incoming_source: "전시회" } },
      target: { ids: [lead.id] },
    },
  });
  await finished(client, begun.id);
  await client.records.updateFieldValue({ params: { ...params, fieldId: "incoming_source" }, body: { value: "" } });

  const tasks = tenant.team.collection("tasks");
  const lost = randomUUID();
  for (const chunk of (await tasks.doc(begun.id).collection("chunks").get()).docs) {
    const untouched = { results: [], succeeded: 0, failed: 0, is_done: false };
    await tasks
      .doc(lost)
      .collection("chunks")
      .doc(chunk.id)
      .set({ ...chunk.data(), ...untouched });
  }
  const task = (await tasks.doc(begun.id).get()).data();
  await tasks.doc(lost).set({ ...task, id: lost, finished_at: null, ...changes });
  const sourceNow = async () => (await client.records.getRecord({ params })).record.incoming_source;
  return { client, sourceNow, task: tasks.doc(lost), id: lost };
}

test.each([
  ["whose beginning was lost", { state: "pending", worked_at: ago(10) }],
  ["whose jobs have all died", { state: "running", worked_at: ago(60) }],
])("a task %s is woken by the schedule, and handles its items once", async (_, changes) => {
  const { client, id, sourceNow, task } = await stalledTask(changes);
  expect((await Promise.all([wake(), wake()])).map(({ ok }) => ok)).toEqual([true, true]);
  expect(await finished(client, id)).toMatchObject({ state: "done", succeeded: 1, failed: 0 });
  expect(await sourceNow()).toBe("전시회");
  expect((await task.get()).get("wakes")).toBe(1);
});

test("an active task isn't woken, and a task that was woken too often fails with a reason", async () => {
  const [busy, hopeless] = await Promise.all([
    stalledTask({ state: "running", worked_at: ago(20) }),
    stalledTask({ state: "running", worked_at: ago(60), wakes: 3 }),
  ]);
  await wake();
  expect((await busy.task.get()).data()).toMatchObject({ state: "running", wakes: 0 });
  expect(await finished(hopeless.client, hopeless.id)).toMatchObject({ state: "failed", succeeded: 0 });
  const { error } = await hopeless.client.records.getTask({ params: { id: hopeless.id } });
  expect(error).toContain("could not be finished");
});
