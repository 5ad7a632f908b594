import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { writeLeads } from "../../../support/records/bulk-leads";
import { call } from "../../../support/suite/call";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";
import { finished, resultsOf } from "./task-fixture";

let tenant: Tenant;
let member: Member;
let pipeline: Awaited<ReturnType<typeof firstPipeline>>;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  pipeline = await firstPipeline(member.client);
});

type Body = Parameters<Member["client"]["records"]["startBulkTask"]>[0]["body"];

const newLeads = (count: number, deal_name = unique("리드")) =>
  Promise.all(Array.from({ length: count }, () => member.client.records.createLead({ body: { deal_name } })));
const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);
const kept = async (ids: string[]) =>
  (await stored(tenant.teamId, "records")).filter(({ id }) => ids.includes(`${id}`));

async function run(body: Body, { client }: Member = member, entityId: "lead" | "deal" = "lead") {
  const { id } = await client.records.startBulkTask({ params: { entityId }, body });
  return finished(client, id);
}

describe("acting on many records", () => {
  test("updates everything that a filter finds, except for the excluded, in the starter's name", async () => {
    const name = unique("묶음");
    const leads = await newLeads(12, name);
    const left = leads[0]?.id ?? "";
    const started = await member.client.records.startBulkTask({
      params: { entityId: "lead" },
      body: {
        action: "update",
        property: { standard_fields: { incoming_source: "전시회", assignee: member.uid } },
        target: { filters: null, search: name, excluded_ids: [left] },
      },
    });
    expect(started).toMatchObject({ type: "bulk-update", state: "pending", total: 11, succeeded: 0, failed: 0 });
    const task = await finished(member.client, started.id);
    expect(task).toMatchObject({ state: "done", total: 11, succeeded: 11, failed: 0, error: null });
    const now = await kept(idsOf(leads));
    expect(now.filter(({ incoming_source }) => incoming_source === "전시회")).toHaveLength(11);
    expect(now.find(({ id }) => id === left)).toMatchObject({ incoming_source: "" });
    const changed = (await eventsOf(tenant.teamId, "lead.changed")).map(({ actor }) => actor);
    expect(changed).toHaveLength(11);
    expect(changed[0]).toMatchObject({ id: member.uid, role: "member" });
    expect(await resultsOf(member.client, task.id)).toHaveLength(11);
    expect((await member.client.records.listTasks({})).data[0]).toEqual(task);
  });

  test("an unknown, duplicate or foreign record fails alone, and stops no other", async () => {
    const [one, gone] = await newLeads(2);
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    await member.client.records.deleteRecord({ params: { entityId: "lead", recordId: gone?.id ?? "" } });
    const ids = [...idsOf([one, gone, company].flatMap((record) => record ?? [])), one?.id ?? ""];
    const task = await run({ action: "update", property: { standard_fields: { email: "a@b.kr" } }, target: { ids } });
    expect(task).toMatchObject({ state: "done", total: 3, succeeded: 1, failed: 2 });
    const failed = await resultsOf(member.client, task.id, "ERROR");
    expect(new Set(idsOf(failed))).toEqual(new Set([gone?.id, company.id]));
    expect(failed[0]?.result.message).toBe("The record has been deleted or does not exist.");
    expect(await resultsOf(member.client, task.id, "SUCCESS")).toMatchObject([{ id: one?.id }]);
  });

  test("deletes records, with audit entries", async () => {
    const leads = await newLeads(3);
    expect(await run({ action: "delete", target: { ids: idsOf(leads) } })).toMatchObject({ succeeded: 3 });
    expect(await kept(idsOf(leads))).toEqual([]);
    const deleted = (await eventsOf(tenant.teamId, "lead.deleted")).map(({ before }) => (before as { id: string }).id);
    expect(deleted).toEqual(expect.arrayContaining(idsOf(leads)));
  });

  test("undoes a deletion, except for a record whose name was taken since", async () => {
    const make = (name: string) => member.client.records.createCompany({ body: { name } });
    const companies = await Promise.all([make(unique("되돌릴 회사")), make(unique("이름을 뺏길 회사"))]);
    const ids = idsOf(companies);
    const { id } = await member.client.records.startBulkTask({
      params: { entityId: "company" },
      body: { action: "delete", target: { ids } },
    });
    await finished(member.client, id);
    await make(companies[1]?.name ?? "");
    const undoing = await member.client.records.undoTask({ params: { id } });
    expect(await finished(member.client, undoing.id)).toMatchObject({ succeeded: 1, failed: 1 });
    expect(idsOf((await kept(ids)) as { id: string }[])).toEqual([ids[0]]);
    expect(await resultsOf(member.client, undoing.id, "ERROR")).toMatchObject([
      { id: ids[1], result: { message: "This value already exists" } },
    ]);
    expect(await call(member.idToken, "POST", `/tasks/${undoing.id}/undo`)).toMatchObject({ status: 406 });
  });

  test("undoes an update and a conversion, except for values that somebody changed since", async () => {
    const ids = idsOf(await newLeads(2));
    const undo = async (id: string) =>
      finished(member.client, (await member.client.records.undoTask({ params: { id } })).id);
    const property = { standard_fields: { incoming_source: "전시회" } };
    const changed = await run({ action: "update", property, target: { ids } });
    expect((await resultsOf(member.client, changed.id)).some(({ result }) => "undo" in result)).toBe(false);
    await member.client.records.updateFieldValue({
      params: { entityId: "lead", recordId: ids[1] ?? "", fieldId: "incoming_source" },
      body: { value: "소개" },
    });
    expect(await undo(changed.id)).toMatchObject({ type: "bulk-undo", succeeded: 1, failed: 1 });
    expect((await kept(ids)).map(({ incoming_source }) => incoming_source).sort()).toEqual(["", "소개"]);
    const converted = await run({ action: "convert", record_type_id: pipeline.id, target: { ids } });
    expect(await undo(converted.id)).toMatchObject({ succeeded: 2, failed: 0 });
    expect((await kept(ids)).map(({ record_type_id }) => record_type_id)).toEqual([null, null]);
    expect(await undo(converted.id)).toMatchObject({ succeeded: 0, failed: 2 });
  });

  test("converts leads to deals, moves deals to a stage, and turns them back into leads", async () => {
    const ids = idsOf(await newLeads(3));
    const place = { record_type_id: pipeline.id };
    await run({ action: "convert", ...place, stage_id: pipeline.stageId(1), target: { ids } });
    expect((await kept(ids)).map(({ stage_id }) => stage_id)).toEqual(Array(3).fill(pipeline.stageId(1)));
    expect(await run({ action: "convert", ...place, target: { ids } })).toMatchObject({ succeeded: 0, failed: 3 });
    await run({ action: "move", ...place, stage_id: pipeline.stageId(2), target: { ids } }, member, "deal");
    expect((await kept(ids)).map(({ stage_id }) => stage_id)).toEqual(Array(3).fill(pipeline.stageId(2)));
    await run({ action: "deallocate", target: { ids } }, member, "deal");
    expect((await kept(ids)).map(({ record_type_id }) => record_type_id)).toEqual([null, null, null]);
    expect(await run({ action: "move", ...place, target: { ids } })).toMatchObject({ succeeded: 0, failed: 3 });
  });

  test("moves deals to another deal type, at its first stage", async () => {
    const admin = await tenant.member("admin");
    const statuses = [{ status: "IN_SALES" as const, stages: [{ label: "시작" }] }];
    const other = await admin.client.records.createPipeline({ body: { title: unique("유형"), statuses } });
    const ids = idsOf(await newLeads(2));
    await run({ action: "convert", record_type_id: pipeline.id, target: { ids } });
    await run({ action: "move", record_type_id: other.id, target: { ids } }, member, "deal");
    const stage_id = other.statuses.flatMap(({ stages }) => stages)[0]?.id;
    expect(await kept(ids)).toMatchObject(Array(2).fill({ record_type_id: other.id, stage_id }));
  });

  test("starts one task for a repeated request", async () => {
    const ids = idsOf(await newLeads(2));
    const key = { "idempotency-key": randomUUID() };
    const body = { action: "update", property: { standard_fields: { email: "twice@b.kr" } }, target: { ids } };
    const answers = await Promise.all(
      [1, 2].map(() => call(member.idToken, "POST", "/sales-entity/lead/bulk/tasks", body, key)),
    );
    const [first, second] = answers.map((answer) => answer.body.id);
    expect(second).toBe(first);
    await finished(member.client, String(first));
    const changed = (await eventsOf(tenant.teamId, "lead.changed")).filter((event) =>
      ids.includes((event.after as { id: string }).id),
    );
    expect(changed).toHaveLength(2);
  });

  test("returns the first task for a repeated request, even if its filter finds nothing any more", async () => {
    const name = unique("지울 것");
    await newLeads(2, name);
    const key = { "idempotency-key": randomUUID() };
    const body = { action: "delete", target: { filters: null, search: name } };
    const send = () => call(member.idToken, "POST", "/sales-entity/lead/bulk/tasks", body, key);
    const first = await send();
    await finished(member.client, String(first.body.id));
    expect(await send()).toMatchObject({ status: 202, body: first.body });
  });
});

describe("refuses, and starts nothing", () => {
  const post = (body: unknown, entityId = "lead") =>
    call(member.idToken, "POST", `/sales-entity/${entityId}/bulk/tasks`, body);
  const update = (standard_fields: object) => ({
    action: "update",
    property: { standard_fields },
    target: { filters: null },
  });

  test.each([
    ["more than ten thousand ids", { action: "delete", target: { ids: Array(10_001).fill("a") } }, 400],
    ["a misspelt selection", { action: "delete", target: { id: ["a"] } }, 400],
    ["a selection without a filter", { action: "delete", target: { search: "a" } }, 400],
    ["a broken filter", { action: "delete", target: { filters: { operator: "AND", conditions: [{}] } } }, 400],
    ["an unknown action", { action: "explode", target: { filters: null } }, 400],
    ["an unknown field", update({ nowhere: 1 }), 404],
    ["a system field", update({ created_at: "2026-01-01" }), 406],
    ["no value of the field", update({ email: "no address" }), 400],
    ["an assignee who is nobody", update({ assignee: "nobody" }), 406],
    ["a company that does not exist", update({ company: { id: "nowhere" } }), 406],
    ["an unknown deal type", { action: "convert", record_type_id: "nowhere", target: { filters: null } }, 404],
    [
      "an unknown stage",
      { action: "convert", record_type_id: "default", stage_id: "x", target: { filters: null } },
      406,
    ],
  ])("%s", async (_, body, status) => {
    const before = (await stored(tenant.teamId, "tasks")).length;
    expect(await post(body)).toMatchObject({ status });
    expect(await stored(tenant.teamId, "tasks")).toHaveLength(before);
  });

  test("to convert companies, to name many companies alike, to rename contacts in bulk", async () => {
    await member.client.records.createCompany({ body: { name: unique("회사") } });
    await member.client.records.createContact({ body: { name: { first_name: "길동" } } });
    expect(await post({ action: "deallocate", target: { filters: null } }, "company")).toMatchObject({ status: 406 });
    expect(await post(update({ name: "두레" }), "company")).toMatchObject({ status: 406 });
    expect(await post(update({ name: { first_name: "춘향" } }), "contact")).toMatchObject({ status: 406 });
  });

  test("a selection that matches nothing", async () => {
    const target = { filters: null, search: unique("nothing") };
    expect(await post({ action: "delete", target })).toMatchObject({
      status: 406,
      body: { message: "There are no matching records." },
    });
  });
});

describe("access to a task", () => {
  test("is for its starter and admins, and others don't learn that it exists", async () => {
    const { id } = await run({ action: "delete", target: { ids: ["nowhere"] } });
    const [colleague, admin] = [await tenant.member("member"), await tenant.member("admin")];
    const stranger = await (await createTenant()).member("admin");
    for (const { idToken } of [colleague, stranger])
      for (const [method, path] of [
        ["GET", ""],
        ["GET", "/results"],
        ["POST", "/cancel"],
      ] as const)
        expect(await call(idToken, method, `/tasks/${id}${path}`)).toMatchObject({ status: 404 });
    expect(await admin.client.records.getTask({ params: { id } })).toMatchObject({ id, created_by: member.uid });
    expect((await colleague.client.records.listTasks({})).data).toEqual([]);
  });

  test("can't stop a finished task", async () => {
    const { id } = await run({ action: "delete", target: { ids: ["nowhere"] } });
    expect(await call(member.idToken, "POST", `/tasks/${id}/cancel`)).toMatchObject({ status: 406 });
  });

  test("can stop a running task, which keeps and reports what is done", async () => {
    const own = await createTenant();
    const boss = await own.member("admin");
    const ids = await writeLeads(own.teamId, 5_000);
    const property = { standard_fields: { incoming_source: "전시회" } };
    const { id } = await boss.client.records.startBulkTask({
      params: { entityId: "lead" },
      body: { action: "update", property, target: { filters: null } },
    });
    const read = () => boss.client.records.getTask({ params: { id } });
    await until(async () => (await read()).succeeded > 0, 60_000);
    const stopped = await boss.client.records.cancelTask({ params: { id } });
    expect(stopped).toMatchObject({ state: "cancelled", finished_at: expect.any(String), error: null });

    // A transaction in flight commits before the cancellation or not at all.
    const { succeeded, failed } = await read();
    expect([succeeded < ids.length, failed]).toEqual([true, 0]);
    const changed = async () =>
      (await stored(own.teamId, "records")).filter(({ incoming_source }) => incoming_source === "전시회");
    const done = (await resultsOf(boss.client, id, "SUCCESS")).map((result) => result.id);
    expect(done).toHaveLength(succeeded);
    expect(new Set((await changed()).map((record) => record.id))).toEqual(new Set(done));
    expect(await resultsOf(boss.client, id, "ERROR")).toEqual([]);

    await untilIdle(own.teamId);
    expect(await read()).toMatchObject({ state: "cancelled", succeeded, failed });
    expect(await changed()).toHaveLength(succeeded);
    expect(await call(boss.idToken, "POST", `/tasks/${id}/cancel`)).toMatchObject({ status: 406 });
    expect((await eventsOf(own.teamId, "task.changed")).map(({ after }) => (after as { state: string }).state)).toEqual(
      expect.arrayContaining(["running", "cancelled"]),
    );
  }, 180_000);

  test("lets a member who sees only their own records act only on those", async () => {
    const team = await createTenant({ row_access: "own" });
    const [owner, other, admin] = await Promise.all([team.member(), team.member(), team.member("admin")]);
    const theirs = await other.client.records.createLead({ body: { deal_name: "남의 것" } });
    const mine = await owner.client.records.createLead({ body: { deal_name: "내 것" } });
    const update: Body = {
      action: "update",
      property: { standard_fields: { email: "own@b.kr" } },
      target: { filters: null },
    };
    expect(await run(update, owner)).toMatchObject({ total: 1, succeeded: 1 });
    const named = await run({ ...update, target: { ids: [theirs.id, mine.id] } }, owner);
    expect(await resultsOf(owner.client, named.id, "ERROR")).toMatchObject([{ id: theirs.id }]);
    expect((await stored(team.teamId, "records")).find(({ id }) => id === theirs.id)).toMatchObject({ email: "" });
    expect(await run(update, admin)).toMatchObject({ total: 2, succeeded: 2 });
  });
});
