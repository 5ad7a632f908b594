import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";

let tenant: Tenant;
let member: Member;
let pipeline: Awaited<ReturnType<typeof firstPipeline>>;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  pipeline = await firstPipeline(member.client);
});

const newLead = () => member.client.records.createLead({ body: { deal_name: unique("Lead") } });
const read = async (recordId: string) =>
  (await member.client.records.getRecord({ params: { entityId: "lead", recordId } })).record;

test("a team starts with one deal type, even after concurrent requests", async () => {
  const { teamId, member: join } = await createTenant();
  const someone = await join("member");
  await Promise.all(Array.from({ length: 5 }, () => someone.korean.records.listPipelines({})));
  const { data } = await someone.korean.records.listPipelines({});
  expect(data).toHaveLength(1);
  expect(data[0]?.statuses.map(({ status, stages }) => [status, stages.map(({ label }) => label)])).toEqual([
    ["BEFORE_SALES", ["신규"]],
    ["IN_SALES", ["접촉", "제안", "협상"]],
    ["SALES_SUCCESS", ["성공"]],
    ["SALES_FAILURE", ["실패"]],
  ]);
  expect(await eventsOf(teamId, "pipeline.created")).toHaveLength(1);
});

test("the record types of deals are the pipelines, and other entities have one each", async () => {
  const types = async (entityId: "lead" | "deal" | "company") =>
    (await member.client.records.listRecordTypes({ params: { entityId } })).data;
  expect(await types("deal")).toMatchObject([{ id: pipeline.id, pipeline: { id: pipeline.id } }]);
  expect(await types("lead")).toEqual([{ id: "lead", name: "Lead", pipeline: null }]);
  expect(await types("company")).toEqual([{ id: "company", name: "Company", pipeline: null }]);
});

describe("converting a lead", () => {
  test("makes it a deal at the first stage", async () => {
    const lead = await newLead();
    const deal = await member.client.records.convertLead({
      body: { lead: { id: lead.id }, deal: { record_type_id: pipeline.id } },
    });
    expect(deal).toMatchObject({ id: lead.id, entity: "deal", stage: pipeline.stages[0] });
    expect(deal.deal_converted_at).toBe(deal.updated_at);
    expect(await eventsOf(tenant.teamId, "lead.converted")).toHaveLength(1);
    await expect(
      member.client.records.convertLead({ body: { lead: { id: lead.id }, deal: { record_type_id: pipeline.id } } }),
    ).rejects.toMatchObject({ status: 406, message: "This record is already a deal." });
  });

  test("requires the fields that the team requires of deals", async () => {
    const { client } = await (await createTenant()).member("admin");
    const { id, stageId } = await firstPipeline(client);
    const lead = await client.records.createLead({ body: { deal_name: unique("Lead"), first_name: "나래" } });
    for (const fieldId of ["name", "contract_amount"])
      await client.records.changeFieldDefinition({
        params: { entityId: "deal", fieldId },
        query: {},
        body: { transaction: { change: { from: 0, to: 1 } }, field: { required: true } },
      });
    const convert = () => client.records.convertLead({ body: { lead: { id: lead.id }, deal: { record_type_id: id } } });
    const place = { stage_id: stageId(1), lead_ids: [lead.id] };
    const refusal = { status: 400, details: [{ path: "fields.contract_amount" }] };
    await expect(convert()).rejects.toMatchObject(refusal);
    await expect(client.records.allocateLeads({ params: { id }, body: place })).rejects.toMatchObject(refusal);
    const params = { entityId: "lead" as const, recordId: lead.id, fieldId: "contract_amount" };
    await client.records.updateFieldValue({ params, body: { value: 5 } });
    expect(await convert()).toMatchObject({ entity: "deal", contract_amount: 5 });
  });

  test.each([
    ["an unknown deal type", { record_type_id: "nowhere" }, 404],
    ["an unknown stage", { record_type_id: "default", stage_id: "nowhere" }, 406],
  ])("refuses %s", async (_, deal, status) => {
    const lead = await newLead();
    expect(await call(member.idToken, "POST", "/deals", { lead: { id: lead.id }, deal })).toMatchObject({ status });
    expect(await read(lead.id)).toMatchObject(lead);
  });
});

describe("creating a deal from a new lead's values", () => {
  const make = (lead: object, deal: object) => call(member.idToken, "POST", "/deals", { lead, deal });

  test("uses the given stage, or the first one", async () => {
    const before = (await eventsOf(tenant.teamId, "deal.created")).length;
    const values = { deal_name: "새 거래", email: "new@example.com", contract_amount: 120_000 };
    const first = await make(values, { record_type_id: pipeline.id });
    expect(first).toMatchObject({
      status: 200,
      body: { ...values, entity: "deal", record_type: { id: pipeline.id }, stage: pipeline.stages[0] },
    });
    expect(first.body.deal_converted_at).toBe(first.body.created_at);
    const second = await make(values, { record_type_id: pipeline.id, stage_id: pipeline.stageId(2) });
    expect(second).toMatchObject({ status: 200, body: { stage: pipeline.stages[2] } });
    expect((await eventsOf(tenant.teamId, "deal.created")).length).toBe(before + 2);
  });

  test.each([
    ["no title", { email: "new@example.com" }, { record_type_id: "default" }, 400],
    ["an unknown deal type", { deal_name: "x" }, { record_type_id: "nowhere" }, 404],
    ["an unknown stage", { deal_name: "x" }, { record_type_id: "default", stage_id: "nowhere" }, 406],
    ["an assignee of nowhere", { deal_name: "x", assignee: "nobody" }, { record_type_id: "default" }, 406],
  ])("is refused with %s", async (_, lead, deal, status) => {
    const records = async () => (await stored(tenant.teamId, "records")).length;
    const before = await records();
    expect(await make(lead, deal)).toMatchObject({ status });
    expect(await records()).toBe(before);
  });
});

describe("moving records", () => {
  const allocate = (lead_ids: string[], stage_id: string) =>
    member.client.records.allocateLeads({ params: { id: pipeline.id }, body: { stage_id, lead_ids } });

  test("moves leads and deals to a stage, and turns deals back into leads", async () => {
    const [one, two] = [await newLead(), await newLead()];
    const { data } = await allocate([one.id, two.id], pipeline.stageId(1));
    expect(data.map(({ id, stage }) => [id, stage?.id])).toEqual([
      [one.id, pipeline.stageId(1)],
      [two.id, pipeline.stageId(1)],
    ]);
    await allocate([one.id, two.id], pipeline.stageId(1));
    await allocate([one.id], pipeline.stageId(2));
    expect(await eventsOf(tenant.teamId, "deal.moved")).toHaveLength(1);

    const back = await member.client.records.deallocateLeads({
      params: { id: pipeline.id },
      body: { lead_ids: [one.id] },
    });
    expect(back.data[0]).toMatchObject({ entity: "lead", stage: null, record_type: null, deal_converted_at: null });
    expect(await eventsOf(tenant.teamId, "deal.deallocated")).toHaveLength(1);
  });

  test("is refused for another team's stage, and writes nothing", async () => {
    const other = await createTenant();
    const stranger = await other.member("member");
    const theirs = await other.team.collection("record-types").doc("their-type");
    await theirs.set({ ...pipeline.pipeline, id: "their-type", title: "Theirs" });
    const lead = await newLead();
    await expect(
      member.client.records.allocateLeads({
        params: { id: "their-type" },
        body: { stage_id: pipeline.stageId(0), lead_ids: [lead.id] },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(allocate([lead.id], "their-stage")).rejects.toMatchObject({ status: 406 });
    // The other team can't move this team's leads either.
    const { id, stageId } = await firstPipeline(stranger.client);
    await expect(
      stranger.client.records.allocateLeads({ params: { id }, body: { stage_id: stageId(0), lead_ids: [lead.id] } }),
    ).rejects.toMatchObject({ status: 404, details: [lead.id] });
    expect(await read(lead.id)).toMatchObject(lead);
  });

  test("moves nothing if one record is unknown", async () => {
    const lead = await newLead();
    await expect(allocate([lead.id, "nobody"], pipeline.stageId(0))).rejects.toMatchObject({ status: 404 });
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    await expect(allocate([lead.id, company.id], pipeline.stageId(0))).rejects.toMatchObject({ status: 404 });
    await expect(
      member.client.records.deallocateLeads({ params: { id: pipeline.id }, body: { lead_ids: [lead.id] } }),
    ).rejects.toMatchObject({ status: 406 });
    expect(await read(lead.id)).toMatchObject(lead);
  });

  test("moves a hundred at once", async () => {
    const leads = await Promise.all(Array.from({ length: 100 }, newLead));
    const { data } = await allocate(
      leads.map(({ id }) => id),
      pipeline.stageId(3),
    );
    expect(data).toHaveLength(100);
    const kept = (await stored(tenant.teamId, "records")).filter(({ stage_id }) => stage_id === pipeline.stageId(3));
    expect(kept).toHaveLength(100);
  });
});
