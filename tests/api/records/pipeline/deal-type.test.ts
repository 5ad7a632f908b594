import { FieldValue } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyTrash } from "../../../support/records/empty-trash";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
  await member.client.records.listPipelines({});
});

const STAGES = [
  { status: "SALES_SUCCESS" as const, stages: [{ label: "Won" }] },
  { status: "BEFORE_SALES" as const, stages: [{ label: "New" }, { label: "Called" }] },
];
const create = (title = unique("Type"), of = admin) =>
  of.client.records.createPipeline({ body: { title, statuses: STAGES } });
const list = async () => (await member.client.records.listPipelines({})).data;
const titles = async () => (await list()).map(({ title }) => title);
const stagesOf = (pipeline: Awaited<ReturnType<typeof create>>) => pipeline.statuses.flatMap(({ stages }) => stages);
const refuse = (status: number, message?: string) => expect.objectContaining({ status, ...(message && { message }) });

describe("a deal type", () => {
  test("is created with stages in all four status groups", async () => {
    const pipeline = await create();
    expect(pipeline.statuses.map(({ status, stages }) => [status, stages.map(({ label }) => label)])).toEqual([
      ["BEFORE_SALES", ["New", "Called"]],
      ["IN_SALES", []],
      ["SALES_SUCCESS", ["Won"]],
      ["SALES_FAILURE", []],
    ]);
    expect(await list()).toContainEqual(pipeline);
    const type = await member.client.records.getRecordType({ params: { entityId: "deal", id: pipeline.id } });
    expect(type).toEqual({ id: pipeline.id, name: pipeline.title, pipeline });
    expect(await eventsOf(tenant.teamId, "pipeline.created")).toContainEqual(
      expect.objectContaining({ after: pipeline, actor: expect.objectContaining({ id: admin.uid }) }),
    );
  });

  test.each([
    ["no name", { title: " ", statuses: STAGES }],
    ["a name with Lead in it", { title: "Hot leads", statuses: STAGES }],
    ["a name with 리드 in it", { title: "신규 리드", statuses: STAGES }],
    ["no stages", { title: "Empty", statuses: [] }],
    ["a stage without a name", { title: "Nameless", statuses: [{ status: "IN_SALES", stages: [{ label: " " }] }] }],
    ["an unknown status", { title: "Odd", statuses: [{ status: "SOLD", stages: [{ label: "A" }] }] }],
  ])("is refused with %s", async (_, body) => {
    const before = await titles();
    expect(await call(admin.idToken, "POST", "/deal-pipelines", body)).toMatchObject({ status: 400 });
    expect(await titles()).toEqual(before);
  });

  test("has a Korean message for a refused name", async () => {
    await expect(
      admin.korean.records.createPipeline({ body: { title: "리드 유형", statuses: STAGES } }),
    ).rejects.toMatchObject({ details: [{ path: "body.title", message: "이름에 ‘Lead’나 ‘리드’를 쓸 수 없어요." }] });
  });

  test("has a unique name, even after twenty concurrent requests", async () => {
    const title = unique("하나");
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => create(title)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of made) if (one.status === "rejected") expect(one.reason).toEqual(refuse(409));
    expect((await titles()).filter((one) => one === title)).toHaveLength(1);
    await expect(create(`  ${title.toUpperCase()} `)).rejects.toMatchObject({
      status: 409,
      message: "A deal type with this name already exists.",
    });
  });

  test("can be renamed, which frees its old name", async () => {
    const [old, next] = [unique("Old"), unique("Next")];
    const [pipeline, other] = [await create(old), await create()];
    const rename = (title: string) =>
      admin.client.records.renamePipeline({ params: { id: pipeline.id }, body: { title } });
    await expect(rename(other.title)).rejects.toEqual(refuse(409));
    await expect(rename("Lead")).rejects.toEqual(refuse(400));
    expect(await rename(next)).toMatchObject({ id: pipeline.id, title: next, statuses: pipeline.statuses });
    await create(old);
    expect(await rename(next.toUpperCase())).toMatchObject({ title: next.toUpperCase() });
    expect(await rename(next.toUpperCase())).toMatchObject({ title: next.toUpperCase() });
    const renames = (await eventsOf(tenant.teamId, "pipeline.changed")).filter(
      ({ after }) => (after as { id: string }).id === pipeline.id,
    );
    expect(renames).toHaveLength(2);
  });

  test("can be changed only by admins", async () => {
    const pipeline = await create();
    await expect(create(unique("Mine"), member)).rejects.toEqual(refuse(403));
    const params = { id: pipeline.id };
    await expect(member.client.records.renamePipeline({ params, body: { title: "Mine" } })).rejects.toEqual(
      refuse(403),
    );
    await expect(member.client.records.deletePipeline({ params })).rejects.toEqual(refuse(403));
    expect(await list()).toContainEqual(pipeline);
  });
});

describe("the types of other entities", () => {
  test.each([
    ["DELETE", "/sales-entity/lead/record-types/lead", "The lead type can't be created, renamed or deleted."],
    ["DELETE", "/deal-pipelines/lead", "The lead type can't be created, renamed or deleted."],
    [
      "DELETE",
      "/sales-entity/company/record-types/company",
      "Record types of companies and contacts can't be created, renamed or deleted.",
    ],
    [
      "PUT",
      "/deal-pipelines/contact/rename",
      "Record types of companies and contacts can't be created, renamed or deleted.",
    ],
  ])("%s %s is refused", async (method, path, message) => {
    const body = method === "PUT" ? { title: "People" } : undefined;
    expect(await call(admin.idToken, method, path, body)).toMatchObject({ status: 406, body: { message } });
  });

  test("are found by their id, and unknown ones are not", async () => {
    for (const entityId of ["deal", "lead", "company", "contact"] as const)
      await expect(member.client.records.getRecordType({ params: { entityId, id: "nothing" } })).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining("doesn't exist"),
      });
    expect(await member.client.records.getRecordType({ params: { entityId: "contact", id: "contact" } })).toEqual({
      id: "contact",
      name: "Contact",
      pipeline: null,
    });
  });
});

describe("the order of deal types in the menu", () => {
  test("is shared by all members, and appends new deal types", async () => {
    const own = await createTenant();
    const [boss, other] = [await own.member("admin"), await own.member("member")];
    const { id: first } = await firstPipeline(other.client);
    expect(await other.client.records.getDealTypeOrder({})).toEqual({ data: [first], is_gnb_reordered: false });
    const made = [await create("B", boss), await create("C", boss)].map(({ id }) => id);
    const [b = "", c = ""] = made;
    const order = { data: [c, first], target_name: "deal" };
    const answer = { data: [c, first, b], is_gnb_reordered: true };
    expect(await boss.client.records.setDealTypeOrder({ body: order })).toEqual(answer);
    expect(await other.client.records.getDealTypeOrder({})).toEqual(answer);
    const { id: d } = await create("D", boss);
    const ids = (await other.client.records.listPipelines({})).data.map(({ id }) => id);
    expect(ids).toEqual([c, first, b, d]);
    const types = (await other.client.records.listRecordTypes({ params: { entityId: "deal" } })).data;
    expect(types.map(({ id }) => id)).toEqual(ids);
    expect(await eventsOf(own.teamId, "pipeline.reordered")).toMatchObject([
      { before: { is_gnb_reordered: false }, after: { data: [c, first, b] } },
    ]);
    await expect(other.client.records.setDealTypeOrder({ body: order })).rejects.toEqual(refuse(403));
    await expect(boss.client.records.setDealTypeOrder({ body: { data: [c, "gone"] } })).rejects.toEqual(refuse(404));
  });
});

describe("deleting a deal type", () => {
  const remove = (id: string) => admin.client.records.deletePipeline({ params: { id } });
  const deal = (pipeline: Awaited<ReturnType<typeof create>>, deal_name = unique("Deal")) =>
    member.client.records.createDeal({
      params: { recordTypeId: pipeline.id },
      body: { deal_name, stage_id: stagesOf(pipeline)[0]?.id ?? "" },
    });
  const left = async (pipelineId: string) =>
    (await stored(tenant.teamId, "records")).filter(({ record_type_id }) => record_type_id === pipelineId);

  test("deletes its deals with their notes, and nothing else", async () => {
    const [pipeline, other] = [await create(), await create()];
    const kept = await deal(other);
    const deals = await Promise.all(Array.from({ length: 230 }, () => deal(pipeline)));
    const [first] = deals;
    if (!first) throw new Error("No deal was made.");
    const noted = { entityId: "deal" as const, id: first.id };
    await member.client.records.createNote({ params: noted, body: { text: "memo" } });

    await remove(pipeline.id);
    expect(await titles()).not.toContain(pipeline.title);
    await expect(deal(pipeline)).rejects.toEqual(refuse(404));
    await expect(
      member.client.records.allocateLeads({
        params: { id: pipeline.id },
        body: { stage_id: stagesOf(pipeline)[0]?.id ?? "", lead_ids: [kept.id] },
      }),
    ).rejects.toEqual(refuse(404));
    await until(async () => (await left(pipeline.id)).length === 0);
    await emptyTrash(tenant.teamId);
    expect((await stored(tenant.teamId, "notes")).filter(({ record_id }) => record_id === first.id)).toEqual([]);
    const deletions = await eventsOf(tenant.teamId, "deal.deleted");
    expect(new Set(deletions.map(({ before }) => (before as { id: string }).id))).toEqual(
      new Set(deals.map(({ id }) => id)),
    );
    expect(deletions).toHaveLength(deals.length);
    expect(deletions[0]).toMatchObject({ actor: { id: admin.uid } });
    expect(await left(other.id)).toHaveLength(1);
    // Its name is free.
    await create(pipeline.title);
  });

  test("hides its deals at once, before they are deleted", async () => {
    const pipeline = await create();
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const made = await deal(pipeline, unique("곧사라질딜"));
    const params = { entityId: "deal" as const, recordId: made.id, refEntityId: "company" as const };
    await member.client.records.setReference({ params, body: { value: { id: company.id } } });
    const search = async () =>
      (
        await member.client.records.quickSearch({
          params: { entityId: "deal" },
          query: { search: made.label },
        })
      ).data.map(({ id }) => id);
    const total = async (entityId: "deal" | "lead-deal-combined") =>
      (await member.client.records.filterRecords({ params: { entityId }, query: {}, body: {} })).total;
    const related = async () =>
      (await member.client.records.getRecord({ params: { entityId: "company", recordId: company.id } })).relations.deal;
    const totals = [await total("deal"), await total("lead-deal-combined")];
    expect([await search(), await related()]).toMatchObject([[made.id], [{ id: made.id }]]);

    // Simulates the time after the deletion, before the job deletes the deals.
    await tenant.team.collection("record-types").doc(pipeline.id).delete();
    const changes = [{ type: "pipeline.deleted", id: pipeline.id }];
    await tenant.team.collection("changes").add({ changes, committed_at: FieldValue.serverTimestamp() });
    expect([await total("deal"), await total("lead-deal-combined")]).toEqual(totals.map((count) => count - 1));
    expect([await search(), await related()]).toEqual([[], []]);
    const { id: recordId } = made;
    const deals = { entityId: "deal" as const, recordId };
    await expect(member.client.records.getRecord({ params: deals })).rejects.toEqual(refuse(404));
    const update = { params: { ...deals, fieldId: "deal_name" }, body: { value: "x" } };
    await expect(member.client.records.updateFieldValue(update)).rejects.toEqual(refuse(404));
    const { id, stageId } = await firstPipeline(member.client);
    const move = { params: { id }, body: { stage_id: stageId(0), lead_ids: [recordId] } };
    await expect(member.client.records.allocateLeads(move)).rejects.toEqual(refuse(404));
    const items = [{ id: recordId, method: "DELETE" as const }];
    const bulk = await member.client.records.bulkDeals({ body: items });
    expect(bulk).toMatchObject([{ id: recordId, result: { status: "ERROR" } }]);
  });

  test("works by its record type, too", async () => {
    const pipeline = await create();
    await admin.client.records.deleteRecordType({ params: { entityId: "deal", id: pipeline.id } });
    expect(await titles()).not.toContain(pipeline.title);
    await expect(remove(pipeline.id)).rejects.toEqual(refuse(404));
  });

  test("keeps the last one, even if two admins delete the last two at once", async () => {
    const race = async () => {
      const own = await createTenant();
      const boss = await own.member("admin");
      const [first, second] = [await firstPipeline(boss.client), await create("Second", boss)];
      const gone = await Promise.allSettled(
        [first.id, second.id].map((id) => boss.client.records.deletePipeline({ params: { id } })),
      );
      expect(gone.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(gone.find(({ status }) => status === "rejected")).toMatchObject({
        reason: { status: 406, message: "The last deal type can't be deleted." },
      });
      expect(await stored(own.teamId, "record-types")).toHaveLength(1);
    };
    await Promise.all(Array.from({ length: 10 }, race));
  });

  test("while deals are added to it leaves no deal without its type", async () => {
    const race = async () => {
      const pipeline = await create();
      const lead = await member.client.records.createLead({ body: { deal_name: unique("Lead") } });
      const place = { stage_id: stagesOf(pipeline)[0]?.id ?? "", lead_ids: [lead.id] };
      await Promise.allSettled([
        deal(pipeline),
        member.client.records.allocateLeads({ params: { id: pipeline.id }, body: place }),
        // Contention may refuse the deletion: retry.
        until(() =>
          remove(pipeline.id).then(
            () => true,
            ({ status }) => status !== 409,
          ),
        ),
        deal(pipeline),
      ]);
      await until(async () => (await left(pipeline.id)).length === 0);
    };
    await Promise.all(Array.from({ length: 10 }, race));
  });
});
