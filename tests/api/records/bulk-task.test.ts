import { beforeAll, describe, expect, test } from "vitest";
import { eventsOf, stored } from "../../support/stored";
import { createTenant, type Member, type Tenant } from "../../support/tenant";
import { firstPipeline, unique } from "./fixture";
import { finished, resultsOf } from "./task-fixture";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
});

const newLeads = (count: number, deal_name: string) =>
  Promise.all(Array.from({ length: count }, () => member.client.records.createLead({ body: { deal_name } })));

describe("acting on many records", () => {
  test("updates all that a filter finds, but for those left out", async () => {
    const name = unique("묶음");
    const leads = await newLeads(12, name);
    const left = leads[0]?.id ?? "";
    const started = await member.client.records.startBulkTask({
      params: { entityId: "lead" },
      body: {
        action: "update",
        property: { standard_fields: { incoming_source: "전시회", assignee: member.uid } },
        target: { search: name, excluded_ids: [left] },
      },
    });
    expect(started).toMatchObject({ type: "bulk-update", state: "pending", total: 11, succeeded: 0, failed: 0 });
    const task = await finished(member.client, started.id);
    expect(task).toMatchObject({ state: "done", total: 11, succeeded: 11, failed: 0, error: null });
    const kept = (await stored(tenant.teamId, "records")).filter(({ deal_name }) => deal_name === name);
    expect(kept.filter(({ incoming_source }) => incoming_source === "전시회")).toHaveLength(11);
    expect(kept.find(({ id }) => id === left)).toMatchObject({ incoming_source: "" });
    const changed = (await eventsOf(tenant.teamId, "lead.changed")).map(({ actor }) => actor);
    expect(changed).toHaveLength(11);
    expect(changed[0]).toMatchObject({ id: member.uid, role: "member" });
    expect(await resultsOf(member.client, task.id)).toHaveLength(11);
    const { data } = await member.client.records.listTasks({});
    expect(data[0]).toEqual(task);
  });
});
