import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { suite } from "../../support/suite";
import { createTenant } from "../../support/tenant";
import { finished } from "./task-fixture";

const MINUTE_MS = 60_000;

test("a task whose beginning was lost is begun by the schedule, and does its items once", async () => {
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
  await client.records.updateField({ params: { ...params, fieldId: "incoming_source" }, body: { value: "" } });

  // The same task as it lies there when nothing came of its event.
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
  const created_at = new Date(Date.now() - 10 * MINUTE_MS).toISOString();
  const task = (await tasks.doc(begun.id).get()).data();
  await tasks.doc(lost).set({ ...task, id: lost, state: "pending", finished_at: null, created_at });

  const wake = () => fetch(`${suite.tickerUrl}/run/wakeTasks`, { method: "POST" });
  expect((await Promise.all([wake(), wake()])).map(({ ok }) => ok)).toEqual([true, true]);
  expect(await finished(client, lost)).toMatchObject({ state: "done", succeeded: 1, failed: 0 });
  expect((await client.records.getRecord({ params })).record).toMatchObject({ incoming_source: "전시회" });
});
