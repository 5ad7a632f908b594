import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { uploadFile } from "../../support/records/upload";
import { call } from "../../support/suite/call";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline, unique } from "./fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = [await tenant.member("admin"), await tenant.member("member")];
});

type Entity = "lead" | "deal" | "company" | "contact";
type Body = Parameters<Member["client"]["records"]["mergeRecords"]>[0]["body"];

const records = () => member.client.records;
const newLead = (values: object = {}) => records().createLead({ body: { deal_name: unique("리드"), ...values } });
const newCompany = (values: object = {}) => records().createCompany({ body: { name: unique("회사"), ...values } });
const merge = (body: Body, entityId: Entity = "lead") => records().mergeRecords({ params: { entityId }, body });
const get = (entityId: Entity, recordId: string) => records().getRecord({ params: { entityId, recordId } });
const kept = async (id: string) => (await stored(tenant.teamId, "records")).find((one) => one.id === id);

describe("merging records", () => {
  test("has a dry run, which shows the result and changes nothing", async () => {
    const target = await newLead({ email: "old@b.kr", incoming_source: "전시회" });
    const source = await newLead({ email: "new@b.kr" });
    const body = { source_ids: [source.id], target_id: target.id };
    const shown = await records().dryRunMerge({ params: { entityId: "lead" }, body });
    expect(shown).toMatchObject({ id: target.id, email: "new@b.kr", incoming_source: "전시회" });
    expect(await kept(source.id)).toBeDefined();
    const merged = await merge(body);
    expect({ ...merged, updated_at: shown.updated_at }).toEqual(shown);
    expect(await kept(source.id)).toBeUndefined();
    expect(await kept(target.id)).toMatchObject({ email: "new@b.kr", updated_by: member.uid });
    expect(await eventsOf(tenant.teamId, "lead.merged")).toMatchObject([
      { before: { id: source.id }, after: null, merged_into: target.id, actor: { id: member.uid } },
    ]);
    // Merged records are not listed.
    const { data } = await records().filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
    expect(data.map(({ id }) => id)).not.toContain(source.id);
  });

  test("redirects old links to the target, even after a second merge", async () => {
    const [a, b, c] = [await newLead(), await newLead(), await newLead()];
    await merge({ source_ids: [a.id], target_id: b.id });
    expect((await get("lead", a.id)).record.id).toBe(b.id);
    await merge({ source_ids: [b.id], target_id: c.id });
    expect((await get("lead", a.id)).record.id).toBe(c.id);
  });

  test("can take another record's value, or a new one", async () => {
    const [target, source] = [await newLead({ email: "a@b.kr" }), await newLead({ email: "b@b.kr" })];
    const merged = await merge({
      source_ids: [source.id],
      target_id: target.id,
      override_properties: { email: { record_id: target.id }, deal_name: { value: "하나로" } },
    });
    expect(merged).toMatchObject({ email: "a@b.kr", deal_name: "하나로" });
  });

  test("returns the first answer for a repeated request", async () => {
    const [target, source] = [await newLead(), await newLead()];
    const body = { source_ids: [source.id], target_id: target.id };
    const key = { "idempotency-key": randomUUID() };
    const first = await call(member.idToken, "POST", "/sales-entity/lead/merge", body, key);
    expect(await call(member.idToken, "POST", "/sales-entity/lead/merge", body, key)).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await call(member.idToken, "POST", "/sales-entity/lead/merge", body)).toMatchObject({ status: 404 });
  });
});

describe("merging what belongs to the records", () => {
  test("orders notes by time, and keeps files of one name side by side", async () => {
    const [target, source] = [await newLead(), await newLead()];
    const write = (id: string, text: string) =>
      records().createNote({ params: { entityId: "lead", id }, body: { text } });
    const attach = async (recordId: string, name: string) =>
      records().addFile({ params: { entityId: "lead", recordId }, body: await uploadFile(tenant.teamId, name) });
    for (const [id, text] of [
      [target.id, "하나"],
      [source.id, "둘"],
      [target.id, "셋"],
    ] as const)
      await write(id, text);
    await attach(target.id, "견적.pdf");
    await attach(source.id, "견적.pdf");
    await merge({ source_ids: [source.id], target_id: target.id });
    const { data } = await records().listNotes({ params: { entityId: "lead", id: target.id } });
    expect(data.map(({ text }) => text)).toEqual(["셋", "둘", "하나"]);
    const { files } = await get("lead", target.id);
    expect(files.map(({ filename }) => filename).sort()).toEqual(["견적 (2).pdf", "견적.pdf"]);
    // The name is reserved for the target only.
    await expect(attach(target.id, "견적 (2).pdf")).rejects.toMatchObject({ status: 409 });
  });

  test("moves all references to a company, in every field", async () => {
    const field = await admin.client.records.createField({
      params: { entityId: "contact" },
      query: {},
      body: { label: unique("전 직장"), type: "many-to-one", attributes: { entity_type: "company" } },
    });
    const [target, source] = [await newCompany(), await newCompany()];
    const leads = await Promise.all(Array.from({ length: 70 }, () => newLead({ company: { id: source.id } })));
    const contact = await records().createContact({
      body: { name: { first_name: "길동" }, custom_field: { [field.id]: { id: source.id } } },
    });
    await merge({ source_ids: [source.id], target_id: target.id }, "company");
    await until(async () => {
      const all = await stored(tenant.teamId, "records");
      return !all.some((one) => JSON.stringify(one).includes(source.id));
    });
    const ids = new Set(leads.map(({ id }) => id));
    const moved = (await stored(tenant.teamId, "records")).filter(({ id }) => ids.has(`${id}`));
    expect(moved.every(({ company_id }) => company_id === target.id)).toBe(true);
    expect(await kept(contact.id)).toMatchObject({
      custom: { [field.id]: { id: target.id, entity_type: "company" } },
      updated_at: contact.updated_at,
    });
    const { relations } = await get("company", target.id);
    expect(relations.lead.length).toBeGreaterThanOrEqual(70);
  });

  test("keeps the winning company name taken, and frees the other", async () => {
    const [target, source] = [await newCompany(), await newCompany()];
    const merged = await merge({ source_ids: [source.id], target_id: target.id }, "company");
    expect(merged.name).toBe(source.name);
    await expect(newCompany({ name: source.name })).rejects.toMatchObject({ status: 409 });
    await newCompany({ name: target.name });
  });
});

describe("undoing a merge", () => {
  type Undo = Parameters<Member["client"]["records"]["undoMerge"]>[0]["body"];
  const undo = (body: Undo, entityId: Entity = "lead", { client } = member) =>
    client.records.undoMerge({ params: { entityId }, body });

  test("restores the record with its values, memos, files and links, and keeps newer ones on the target", async () => {
    const [target, source, later] = [await newCompany({ address: "서울" }), await newCompany(), await newCompany()];
    const lead = await newLead({ company: { id: source.id } });
    const write = (id: string, text: string) =>
      records().createNote({ params: { entityId: "company", id }, body: { text } });
    const attach = async (recordId: string) =>
      records().addFile({
        params: { entityId: "company", recordId },
        body: await uploadFile(tenant.teamId, "견적.pdf"),
      });
    const [file] = [await attach(source.id), await attach(target.id), await write(source.id, "옛 메모")];
    const body = { source_ids: [source.id], target_id: target.id };
    await merge({ ...body, override_properties: { address: { value: "부산" } } }, "company");
    await write(target.id, "새 메모");
    await records().updateFieldValue({
      params: { entityId: "company", recordId: target.id, fieldId: "address" },
      body: { value: "대구" },
    });
    const undone = await undo(body, "company");
    expect(undone).toMatchObject({ record: { name: target.name, address: "대구" }, kept_fields: ["address"] });
    await expect(undo(body, "company")).rejects.toMatchObject({ status: 406 });
    // The records can be merged again only after the undo has moved everything back.
    await until(async () => (await stored(tenant.teamId, "merge-moves")).every((one) => one.source_id !== source.id));
    expect(await get("company", source.id)).toMatchObject({
      record: { id: source.id, name: source.name, updated_at: source.updated_at },
      files: [{ id: file.id, filename: "견적.pdf" }],
    });
    const textsOf = async (id: string) =>
      (await records().listNotes({ params: { entityId: "company", id } })).data.map(({ text }) => text);
    expect([await textsOf(source.id), await textsOf(target.id)]).toEqual([["옛 메모"], ["새 메모"]]);
    expect(await kept(lead.id)).toMatchObject({ company_id: source.id, updated_at: lead.updated_at });
    expect(await eventsOf(tenant.teamId, "company.unmerged")).toMatchObject([
      { before: null, after: { id: source.id }, unmerged_from: target.id, actor: { id: member.uid } },
    ]);

    // Of two merges, the later one is undone first.
    await merge(body, "company");
    await merge({ source_ids: [target.id], target_id: later.id }, "company");
    await expect(undo(body, "company")).rejects.toMatchObject({ status: 406 });
    await undo({ source_ids: [target.id], target_id: later.id }, "company");
    await until(async () => {
      const tried = await undo(body, "company").catch(({ status }) => status);
      if (tried !== 409) expect(tried).toMatchObject({ record: { id: target.id } });
      return tried !== 409;
    });
    await until(async () => (await kept(lead.id))?.company_id === source.id);
  });

  test("is refused for others, too late, and while another record has the name", async () => {
    const [target, source] = [await newCompany(), await newCompany()];
    const body = { source_ids: [source.id], target_id: target.id };
    await expect(undo(body, "company")).rejects.toMatchObject({ status: 406 });
    await merge(body, "company");
    const [other, stranger] = [await tenant.member("member"), await (await createTenant()).member("admin")];
    await expect(undo(body, "company", other)).rejects.toMatchObject({ status: 403 });
    await expect(undo(body, "company", stranger)).rejects.toMatchObject({ status: 404 });
    const taker = await newCompany({ name: target.name });
    await expect(undo(body, "company")).rejects.toMatchObject({ status: 409 });
    await records().deleteRecord({ params: { entityId: "company", recordId: taker.id } });
    const key = { "idempotency-key": randomUUID() };
    const path = "/sales-entity/company/merge/undo";
    const first = await call(admin.idToken, "POST", path, body, key);
    expect(first).toMatchObject({ status: 200, body: { record: { name: target.name }, kept_fields: [] } });
    expect(await call(admin.idToken, "POST", path, body, key)).toMatchObject({ status: 200, body: first.body });

    const [late, gone] = [await newLead(), await newLead()];
    await merge({ source_ids: [gone.id], target_id: late.id });
    const doc = tenant.team.collection("merge-undos").doc(gone.id);
    const then = new Date(Date.now() - 11 * 60_000).toISOString();
    await doc.update({ undo: JSON.stringify({ ...JSON.parse((await doc.get()).get("undo")), merged_at: then }) });
    await expect(undo({ source_ids: [gone.id], target_id: late.id })).rejects.toMatchObject({ status: 406 });
  });
});

describe("merging leads and deals", () => {
  const newDeal = async () => {
    const { id, stageId } = await firstPipeline(member.client);
    const body = { deal_name: unique("거래"), stage_id: stageId(2) };
    return records().createDeal({ params: { recordTypeId: id }, body });
  };

  test("merges a lead into a deal, which keeps its stage", async () => {
    const [deal, lead] = [await newDeal(), await newLead({ email: "lead@b.kr" })];
    const merged = await records().mergeDeals({ body: { source_ids: [lead.id], target_id: deal.id } });
    expect(merged).toMatchObject({ entity: "deal", stage: deal.stage, email: "lead@b.kr" });
  });

  test("refuses to merge a deal into a lead", async () => {
    const [deal, lead] = [await newDeal(), await newLead()];
    await expect(merge({ source_ids: [deal.id], target_id: lead.id })).rejects.toMatchObject({ status: 406 });
    expect(await kept(deal.id)).toBeDefined();
  });
});

describe("merging is refused, and changes nothing, for", () => {
  const post = (body: unknown, entityId: Entity = "lead", { idToken } = member) =>
    call(idToken, "POST", `/sales-entity/${entityId}/merge`, body);

  test("a record that is deleted, of another kind, or of another team", async () => {
    const [lead, company] = [await newLead(), await newCompany()];
    const stranger = await (await createTenant()).member("admin");
    const theirs = await stranger.client.records.createLead({ body: { deal_name: "남의 것" } });
    for (const id of ["nowhere", company.id, theirs.id])
      expect(await post({ source_ids: [id], target_id: lead.id })).toMatchObject({
        status: 404,
        body: { message: "The record has been deleted or does not exist." },
      });
    expect(await post({ source_ids: [lead.id], target_id: theirs.id }, "lead", stranger)).toMatchObject({
      status: 404,
    });
    expect(await kept(lead.id)).toMatchObject({ updated_at: lead.updated_at });
  });

  test.each([
    ["no source", { source_ids: [], target_id: "a" }],
    ["twenty-one records", { source_ids: Array.from({ length: 20 }, (_, index) => `r${index}`), target_id: "a" }],
    ["the target among the sources", { source_ids: ["a"], target_id: "a" }],
    ["a source twice", { source_ids: ["a", "a"], target_id: "b" }],
    [
      "a choice of two things",
      { source_ids: ["a"], target_id: "b", override_properties: { email: { value: 1, record_id: "a" } } },
    ],
  ])("%s", async (_, body) => {
    expect(await post(body)).toMatchObject({ status: 400 });
  });

  test("an invalid value, an unknown assignee or an unknown company", async () => {
    const [target, source] = [await newLead(), await newLead()];
    const choose = (override_properties: object) =>
      post({ source_ids: [source.id], target_id: target.id, override_properties });
    expect(await choose({ email: { value: "no address" } })).toMatchObject({ status: 400 });
    expect(await choose({ assignee: { value: "nobody" } })).toMatchObject({ status: 406 });
    expect(await choose({ company: { value: { id: "nowhere" } } })).toMatchObject({ status: 406 });
    expect(await choose({ nowhere: { record_id: source.id } })).toMatchObject({ status: 406 });
    expect(await choose({ email: { record_id: "third" } })).toMatchObject({ status: 400 });
    expect(await kept(source.id)).toBeDefined();
  });

  test("records that a member may not see", async () => {
    const team = await createTenant({ row_access: "own" });
    const [owner, other] = await Promise.all([team.member(), team.member()]);
    const make = ({ client }: Member) => client.records.createLead({ body: { deal_name: unique("리드") } });
    const [mine, theirs] = [await make(owner), await make(other)];
    expect(await post({ source_ids: [theirs.id], target_id: mine.id }, "lead", owner)).toMatchObject({ status: 404 });
    expect(await post({ source_ids: [mine.id], target_id: theirs.id }, "lead", owner)).toMatchObject({ status: 404 });
  });
});

test("of two concurrent merges of the same records one happens completely", async () => {
  const [a, b] = [await newLead(), await newLead()];
  const send = (source: string, target: string) =>
    call(member.idToken, "POST", "/sales-entity/lead/merge", { source_ids: [source], target_id: target });
  const answers = await Promise.all([send(a.id, b.id), send(b.id, a.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect([await kept(a.id), await kept(b.id)].filter(Boolean)).toHaveLength(1);
});
