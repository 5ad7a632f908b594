import { beforeAll, describe, expect, test } from "vitest";
import { eventsOf } from "../../../support/suite/stored";
import { pause } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { finished } from "../bulk/task-fixture";
import { unique } from "../fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
});

/** Delays between moving the card and removing the stage, so that each happens first in some rounds. */
const LATER_MS = [-40, -25, -15, -8, -4, -2, 0, 2, 4, 8, 15, 25, 40];
/** How often the test goes through all delays. */
const ROUNDS = process.env.DURE_LONG ? 5 : 1;

const open = (...labels: string[]) =>
  admin.client.records.createPipeline({
    body: { title: unique("Type"), statuses: [{ status: "IN_SALES", stages: labels.map((label) => ({ label })) }] },
  });
type Pipeline = Awaited<ReturnType<typeof open>>;
const stagesOf = (pipeline: Pipeline | undefined) => pipeline?.statuses.flatMap(({ stages }) => stages) ?? [];
const labelsOf = (pipeline: Pipeline | undefined) => stagesOf(pipeline).map(({ label }) => label);
const idOf = (pipeline: Pipeline, label: string) => stagesOf(pipeline).find((one) => one.label === label)?.id ?? "";
const now = async ({ id }: Pipeline) =>
  (await member.client.records.listPipelines({})).data.find((pipeline) => pipeline.id === id);
const dealAt = (pipeline: Pipeline, label: string) =>
  member.client.records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name: unique("Deal"), stage_id: idOf(pipeline, label) },
  });
const remove = (pipeline: Pipeline, label: string, of = admin) =>
  of.client.records.deleteStage({ params: { id: pipeline.id, stageId: idOf(pipeline, label) } });
const refuse = (status: number, message?: string) => expect.objectContaining({ status, ...(message && { message }) });

describe("stages", () => {
  test("are added to their status groups", async () => {
    const pipeline = await open("A");
    const status_stages = [
      { status: "SALES_SUCCESS" as const, stages: [{ label: "Won" }] },
      { status: "IN_SALES" as const, stages: [{ label: "B" }, { label: "C" }] },
    ];
    const add = () => admin.client.records.addStages({ params: { id: pipeline.id }, body: { status_stages } });
    expect(labelsOf(await add())).toEqual(["A", "B", "C", "Won"]);
    await expect(add()).rejects.toEqual(refuse(409, "This deal type already has a stage with this name."));
    expect(labelsOf(await now(pipeline))).toEqual(["A", "B", "C", "Won"]);
    expect(await eventsOf(tenant.teamId, "pipeline.changed")).toHaveLength(1);
  });

  test("are renamed, also on their deals", async () => {
    const pipeline = await open("A", "B");
    const deal = await dealAt(pipeline, "A");
    const rename = (label: string, stageId = idOf(pipeline, "A")) =>
      admin.client.records.renameStage({ params: { id: pipeline.id, stageId }, body: { label } });
    expect(labelsOf(await rename("Asked"))).toEqual(["Asked", "B"]);
    await expect(rename("b")).rejects.toEqual(refuse(409));
    await expect(rename(" ")).rejects.toEqual(refuse(400));
    await expect(rename("X", "gone")).rejects.toEqual(refuse(404));
    const { record } = await member.client.records.getRecord({ params: { entityId: "deal", recordId: deal.id } });
    expect(record.stage).toMatchObject({ label: "Asked", status: "IN_SALES" });
  });

  test("are ordered within their status", async () => {
    const pipeline = await open("A", "B", "C");
    const [a, b, c] = stagesOf(pipeline).map(({ id }) => id);
    const order = (stages: unknown[], status: "IN_SALES" | "SALES_SUCCESS" = "IN_SALES") =>
      admin.client.records.orderStages({ params: { id: pipeline.id, status }, body: { stages: stages as string[] } });
    expect(labelsOf(await order([c, a, b]))).toEqual(["C", "A", "B"]);
    expect(labelsOf(await order([b, c, a].map((id) => ({ id }))))).toEqual(["B", "C", "A"]);
    for (const wrong of [
      [a, b],
      [a, b, c, "more"],
      [a, a, b],
    ])
      await expect(order(wrong)).rejects.toEqual(refuse(409));
    await expect(order([a, b, c], "SALES_SUCCESS")).rejects.toEqual(refuse(409));
    expect(labelsOf(await now(pipeline))).toEqual(["B", "C", "A"]);
  });

  test("can be changed only by admins", async () => {
    const pipeline = await open("A", "B");
    const params = { id: pipeline.id, stageId: idOf(pipeline, "A") };
    const { records } = member.client;
    const stages = stagesOf(pipeline).map(({ id }) => id);
    await expect(records.renameStage({ params, body: { label: "X" } })).rejects.toEqual(refuse(403));
    await expect(records.addStages({ params, body: { status_stages: [] } })).rejects.toEqual(refuse(403));
    await expect(records.orderStages({ params: { ...params, status: "IN_SALES" }, body: { stages } })).rejects.toEqual(
      refuse(403),
    );
    await expect(remove(pipeline, "A", member)).rejects.toEqual(refuse(403));
    expect(await now(pipeline)).toEqual(pipeline);
  });

  test("of another team are not found", async () => {
    const pipeline = await open("A", "B");
    const stranger = await (await createTenant()).member("admin");
    const params = { id: pipeline.id, stageId: idOf(pipeline, "A") };
    await expect(stranger.client.records.deleteStage({ params })).rejects.toEqual(refuse(404));
    await expect(stranger.client.records.renameStage({ params, body: { label: "X" } })).rejects.toEqual(refuse(404));
    expect(await now(pipeline)).toEqual(pipeline);
  });
});

describe("a stage's settings", () => {
  const set = (pipeline: Pipeline, label: string, body: Settings, of = admin) =>
    of.client.records.renameStage({ params: { id: pipeline.id, stageId: idOf(pipeline, label) }, body });
  type Settings = Parameters<Member["client"]["records"]["renameStage"]>[0]["body"];

  test("are kept if omitted, removed by null, and color the stage on its deals", async () => {
    const pipeline = await open("A", "B");
    await set(pipeline, "A", { color: "teal", probability: 40, stale_days: 14 });
    await set(pipeline, "A", { probability: null });
    expect(stagesOf(await now(pipeline))[0]).toEqual({
      ...{ id: idOf(pipeline, "A"), label: "A" },
      ...{ color: "teal", stale_days: 14 },
    });
    expect((await dealAt(pipeline, "A")).stage).toMatchObject({ label: "A", color: "teal" });
    await expect(set(pipeline, "A", { probability: 101 })).rejects.toEqual(refuse(400));
    await expect(set(pipeline, "A", { color: "teal" }, member)).rejects.toEqual(refuse(403));
  });

  test("can require fields before a deal enters, however it is moved", async () => {
    const pipeline = await open("A", "Lost");
    const options = [{ label: "Price" }, { label: "Timing" }];
    const reason = await admin.client.records.createField({
      ...{ params: { entityId: "deal" as const }, query: {} },
      body: { label: unique("Lost reason"), type: "select", attributes: { options } },
    });
    const required_fields = [reason.id, "contract_amount", "cf_gone"];
    await set(pipeline, "Lost", { required_fields });
    const deal = await dealAt(pipeline, "A");
    const place = { stage_id: idOf(pipeline, "Lost"), lead_ids: [deal.id] };
    const move = () => member.client.records.allocateLeads({ params: { id: pipeline.id }, body: place });
    await expect(move()).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(reason.label),
      details: [{ path: `fields.${reason.id}` }, { path: "fields.contract_amount" }],
    });
    await expect(dealAt(pipeline, "Lost")).rejects.toEqual(refuse(400));
    const lead = await member.client.records.createLead({ body: { deal_name: unique("Lead") } });
    const to = { record_type_id: pipeline.id, stage_id: place.stage_id };
    await expect(member.client.records.convertLead({ body: { lead: { id: lead.id }, deal: to } })).rejects.toEqual(
      refuse(400),
    );

    const value = reason.attributes.options?.[0]?.value;
    const property = {
      custom_fields: [{ id: reason.id, value }],
      standard_fields: [{ id: "contract_amount", value: 0 }],
    };
    const body = [{ id: deal.id, method: "PATCH" as const, property }];
    await member.client.records.bulkRecords({ params: { entityId: "deal" }, body });
    expect((await move()).data[0]?.stage?.label).toBe("Lost");

    const started = await member.client.records.startBulkTask({
      params: { entityId: "lead" },
      body: { action: "convert", ...to, fill: property, target: { ids: [lead.id] } },
    });
    expect(await finished(member.client, started.id)).toMatchObject({ succeeded: 1, failed: 0 });
    const unknown = { custom_fields: [{ id: reason.id, value: "gone" }], standard_fields: [] };
    await expect(
      member.client.records.startBulkTask({
        params: { entityId: "deal" },
        body: { action: "move", ...to, fill: unknown, target: { ids: [lead.id] } },
      }),
    ).rejects.toEqual(refuse(400));
  });
});

describe("deleting a stage", () => {
  test("is refused until its deals have moved", async () => {
    const pipeline = await open("A", "B");
    const deal = await dealAt(pipeline, "A");
    await expect(remove(pipeline, "A")).rejects.toMatchObject({
      status: 406,
      message: "A stage that holds deals can't be deleted. Move its deals to another stage first.",
    });
    const body = { stage_id: idOf(pipeline, "B"), lead_ids: [deal.id] };
    await member.client.records.allocateLeads({ params: { id: pipeline.id }, body });
    await remove(pipeline, "A");
    expect(labelsOf(await now(pipeline))).toEqual(["B"]);
    await expect(remove(pipeline, "A")).rejects.toEqual(refuse(404));
  });

  test("is refused for the last one", async () => {
    const pipeline = await open("A");
    await expect(remove(pipeline, "A")).rejects.toEqual(refuse(406, "The last stage can't be deleted."));
  });

  test("while a deal moves there leaves no deal at a missing stage", async () => {
    for (let round = 0; round < ROUNDS; round += 1) for (const laterMs of LATER_MS) await race(laterMs);
  }, 300_000);

  async function race(laterMs: number): Promise<void> {
    const pipeline = await open("From", "To");
    const deal = await dealAt(pipeline, "From");
    const body = { stage_id: idOf(pipeline, "To"), lead_ids: [deal.id] };
    const outcomes = await Promise.allSettled([
      pause(Math.max(0, -laterMs)).then(() =>
        member.client.records.allocateLeads({ params: { id: pipeline.id }, body }),
      ),
      pause(Math.max(0, laterMs)).then(() => remove(pipeline, "To")),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const isGone = labelsOf(await now(pipeline)).length === 1;
    const { record } = await member.client.records.getRecord({ params: { entityId: "deal", recordId: deal.id } });
    expect(record.stage?.label).toBe(isGone ? "From" : "To");
  }
});
