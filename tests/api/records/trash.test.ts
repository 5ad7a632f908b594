import { randomUUID } from "node:crypto";
import { RESTORABLE_MS } from "@dure/domain/records/record/trash";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyTrash } from "../../support/records/empty-trash";
import { uploadFile, uploadImage } from "../../support/records/upload";
import { bucket } from "../../support/suite/admin";
import { eventsOf, stored } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { unique } from "./fixture";

let tenant: Tenant;
let member: Member;
let admin: Member;
let stranger: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  admin = await tenant.member("admin");
  stranger = await (await createTenant()).member("admin");
});

type Entity = "lead" | "deal" | "company" | "contact";
const path = (entityId: Entity, recordId: string) => ({ entityId, recordId });
const remove = (entityId: Entity, id: string) => member.client.records.deleteRecord({ params: path(entityId, id) });
const restore = (entityId: Entity, id: string, by = member) =>
  by.client.records.restoreRecord({ params: path(entityId, id) });
const read = (entityId: Entity, id: string) => member.client.records.getRecord({ params: path(entityId, id) });
const newLead = (body: object = {}) =>
  member.client.records.createLead({ body: { deal_name: unique("Lead"), ...body } });
const listed = async (search: string) =>
  (await member.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: { search } })).total;

describe("a deleted record", () => {
  test("is restored with its notes, images and files, also in lists", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const lead = await newLead({ company: { id: company.id }, email: "nara@example.com", contract_amount: 5000 });
    const image = await uploadImage(tenant.teamId);
    const note = await member.client.records.createNote({
      params: { entityId: "lead", id: lead.id },
      body: { text: "메모", images: [image.path] },
    });
    const params = path("lead", lead.id);
    const file = await member.client.records.addFile({ params, body: await uploadFile(tenant.teamId, "a.pdf") });
    await remove("lead", lead.id);
    await expect(read("lead", lead.id)).rejects.toMatchObject({ status: 404 });
    expect(await listed(lead.deal_name)).toBe(0);

    await emptyTrash(tenant.teamId, { isOver: false });
    expect(await restore("lead", lead.id)).toEqual(lead);
    const { record, files } = await read("lead", lead.id);
    expect(record).toMatchObject(lead);
    expect(files).toEqual([file]);
    const { data } = await member.client.records.listNotes({ params: { entityId: "lead", id: lead.id } });
    expect(data).toEqual([note]);
    expect(await listed(lead.deal_name)).toBe(1);
    expect(await eventsOf(tenant.teamId, "lead.restored")).toContainEqual(
      expect.objectContaining({ before: null, after: expect.objectContaining({ id: lead.id }) }),
    );
    await emptyTrash(tenant.teamId);
    expect((await read("lead", lead.id)).files).toEqual([file]);
  });

  test("is restored once, and a repeated request gets the same answer", async () => {
    const lead = await newLead();
    await remove("lead", lead.id);
    const params = path("lead", lead.id);
    const context = { idempotencyKey: randomUUID() };
    const first = await member.client.records.restoreRecord({ params }, { context });
    expect(await member.client.records.restoreRecord({ params }, { context })).toEqual(first);
    await expect(restore("lead", lead.id)).rejects.toMatchObject({ status: 404 });
  });

  test("is restored once by ten concurrent requests", async () => {
    const lead = await newLead();
    await remove("lead", lead.id);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => restore("lead", lead.id)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("can be deleted, restored and deleted again", async () => {
    const lead = await newLead();
    for (let time = 0; time < 2; time += 1) {
      await remove("lead", lead.id);
      await restore("lead", lead.id);
    }
    await remove("lead", lead.id);
    await emptyTrash(tenant.teamId);
    await expect(restore("lead", lead.id)).rejects.toMatchObject({ status: 404 });
  });
});

test("the trash lists deleted records to those who may see them", async () => {
  const lead = await newLead({ email: "trash@customer.example" });
  await remove("lead", lead.id);
  const listed = async (by: Member, entityId: Entity = "lead") =>
    (await by.client.records.listTrash({ params: { entityId } })).data;
  const [newest] = await listed(admin);
  expect(newest).toMatchObject({
    deleted_by: member.uid,
    record: { id: lead.id, email: "trash@customer.example" },
  });
  const found = async (search: string) =>
    (await admin.client.records.listTrash({ params: { entityId: "lead" }, query: { search } })).data;
  expect((await found(` ${lead.label.toUpperCase()} `)).map(({ record }) => record.id)).toEqual([lead.id]);
  expect(await found("trash@customer")).toEqual([]);
  expect(Date.parse(newest?.purge_at ?? "") - Date.parse(newest?.deleted_at ?? "")).toBe(RESTORABLE_MS);
  expect((await listed(admin, "deal")).map(({ record }) => record.id)).not.toContain(lead.id);
  expect(await listed(stranger)).toEqual([]);
  await restore("lead", lead.id);
  expect((await listed(member)).map(({ record }) => record.id)).not.toContain(lead.id);
});

describe("the unique name of a deleted record", () => {
  test("is taken again when it is restored", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    await remove("company", company.id);
    await restore("company", company.id);
    await expect(member.client.records.createCompany({ body: { name: company.name } })).rejects.toMatchObject({
      status: 409,
    });
  });

  test("prevents its restoration if somebody took it", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    await remove("company", company.id);
    const other = await member.client.records.createCompany({ body: { name: company.name } });
    await expect(restore("company", company.id)).rejects.toMatchObject({
      status: 409,
      message: "This value already exists",
    });
    await remove("company", other.id);
    expect((await restore("company", company.id)).name).toBe(company.name);
  });
});

describe("a deleted deal", () => {
  test("is restored to the first stage if its stage is gone, and as a lead if its type is gone", async () => {
    const stages = [{ label: "상담" }, { label: "계약" }];
    const type = await admin.client.records.createPipeline({
      body: { title: unique("유형"), statuses: [{ status: "IN_SALES", stages }] },
    });
    const [first, second] = type.statuses.flatMap((one) => one.stages);
    const deal = await member.client.records.createDeal({
      params: { recordTypeId: type.id },
      body: { deal_name: unique("Deal"), stage_id: second?.id ?? "" },
    });
    await remove("deal", deal.id);
    await admin.client.records.deleteStage({ params: { id: type.id, stageId: second?.id ?? "" } });
    expect(await restore("deal", deal.id)).toMatchObject({ entity: "deal", stage: { id: first?.id } });

    await admin.client.records.createPipeline({
      body: { title: unique("유형"), statuses: [{ status: "IN_SALES", stages }] },
    });
    await remove("deal", deal.id);
    await admin.client.records.deletePipeline({ params: { id: type.id } });
    expect(await restore("deal", deal.id)).toMatchObject({ entity: "lead", record_type: null, stage: null });
  });
});

describe("after 30 days", () => {
  test("a record can't be restored, and what belongs to it is purged", async () => {
    const lead = await newLead();
    const params = path("lead", lead.id);
    const image = await uploadImage(tenant.teamId);
    const about = { entityId: "lead" as const, id: lead.id };
    await member.client.records.createNote({ params: about, body: { text: "", images: [image.path] } });
    const file = await member.client.records.addFile({ params, body: await uploadFile(tenant.teamId, "a.pdf") });
    await remove("lead", lead.id);
    await Promise.all([emptyTrash(tenant.teamId), emptyTrash(tenant.teamId)]);
    await emptyTrash(tenant.teamId);

    await expect(restore("lead", lead.id)).rejects.toMatchObject({ status: 404 });
    const left = await Promise.all(["notes", "files", "trash"].map((name) => stored(tenant.teamId, name)));
    expect(left.flat().filter((one) => one.record_id === lead.id || one.id === lead.id)).toEqual([]);
    expect((await stored(tenant.teamId, "uniques")).filter((one) => one.file_id === file.id)).toEqual([]);
    expect((await stored(tenant.teamId, "note-images")).filter(({ id }) => id === image.id)).toEqual([]);
    for (const object of [image.path, file.path]) expect((await bucket.file(object.slice(1)).exists())[0]).toBe(false);
  });

  test("a crashed clean-up continues, and nothing is restored meanwhile", async () => {
    const lead = await newLead();
    await member.client.records.createNote({ params: { entityId: "lead", id: lead.id }, body: { text: "메모" } });
    await remove("lead", lead.id);
    await tenant.team.collection("trash").doc(lead.id).update({ purging: true });
    await expect(restore("lead", lead.id)).rejects.toMatchObject({ status: 404 });
    await emptyTrash(tenant.teamId);
    expect((await stored(tenant.teamId, "notes")).filter((note) => note.record_id === lead.id)).toEqual([]);
  });
});

test("a record can't be restored by those who may not see it, or under another entity", async () => {
  const lead = await newLead();
  await remove("lead", lead.id);
  await expect(restore("lead", lead.id, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(restore("contact", lead.id)).rejects.toMatchObject({ status: 404 });
  const colleague = await tenant.member("member");
  await tenant.team.update({ row_access: "own" });
  try {
    await expect(restore("lead", lead.id, colleague)).rejects.toMatchObject({ status: 404 });
    expect(await colleague.client.records.listTrash({ params: { entityId: "lead" } })).toMatchObject({ data: [] });
    expect((await restore("lead", lead.id)).id).toBe(lead.id);
  } finally {
    await tenant.team.update({ row_access: "all" });
  }
});
