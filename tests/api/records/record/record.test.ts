import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";

let tenant: Tenant;
let member: Member;
let stranger: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  stranger = await (await createTenant()).member("admin");
});

const newLead = (body: object = {}) =>
  member.client.records.createLead({ body: { deal_name: unique("Lead"), ...body } });

describe("creating a record", () => {
  test("stores a lead with every field", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("두레상사") } });
    const contact = await member.client.records.createContact({
      body: { name: { first_name: "나래", last_name: "김" }, email: "narae@example.com", company: { id: company.id } },
    });
    const lead = await member.client.records.createLead({
      body: {
        deal_name: "도입 상담",
        first_name: "Nara",
        email: "nara@example.com",
        company: { id: company.id },
        contact: { id: contact.id },
        phone_number: { dial_code: "+82", value: "10-1234-5678" },
        assignee: member.uid,
        incoming_source: "전시회",
        contract_amount: 1_500_000.5,
        close_date: "2026-12-31",
      },
    });
    expect(lead).toMatchObject({
      entity: "lead",
      label: "도입 상담",
      company: { id: company.id, label: company.label, entity_type: "company", nice_id: null },
      contact: { id: contact.id, label: "김나래", entity_type: "contact" },
      phone_number: { dial_code: "+82", value: "1012345678" },
      assignee: member.uid,
      contract_amount: 1_500_000.5,
      close_date: "2026-12-31",
      record_type: null,
      stage: null,
      deal_converted_at: null,
      created_by: member.uid,
      updated_by: member.uid,
    });
    const [event] = (await eventsOf(tenant.teamId, "lead.created")).filter(({ after }) => isRecord(after, lead.id));
    expect(event).toMatchObject({ before: null, actor: { id: member.uid }, after: { company_id: company.id } });
  });

  test("puts a deal at its stage, converted when it is created", async () => {
    const { id, stageId, stages } = await firstPipeline(member.client);
    const deal = await member.client.records.createDeal({
      params: { recordTypeId: id },
      body: { deal_name: "거래", stage_id: stageId(2) },
    });
    expect(deal).toMatchObject({ entity: "deal", record_type: { id }, stage: stages[2] });
    expect(deal.deal_converted_at).toBe(deal.created_at);
    expect(await eventsOf(tenant.teamId, "deal.created")).toHaveLength(1);
  });

  test("returns a deal with its stage and type, and custom values under both names", async () => {
    const { pipeline, stageId } = await firstPipeline(member.client);
    const { id: fieldId } = await (await tenant.member("admin")).client.records.createField({
      params: { entityId: "deal" },
      query: {},
      body: { label: unique("수량"), type: "number" },
    });
    const { id: recordId } = await member.client.records.createDeal({
      params: { recordTypeId: pipeline.id },
      body: { deal_name: unique("거래"), stage_id: stageId(1), custom_field: { [fieldId]: 3 } },
    });
    const { id, title, statuses } = pipeline;
    const params = { entityId: "deal", recordId } as const;
    const expected = { stage_id: stageId(1), pipeline: { id, title, statuses }, custom_field: { [fieldId]: 3 } };
    expect((await member.client.records.getRecord({ params })).record).toMatchObject({
      ...expected,
      custom: expected.custom_field,
    });
    expect(await member.client.records.readRecord({ params, query: {} })).toMatchObject(expected);
    const lead = await newLead();
    const read = { params: { entityId: "lead", recordId: lead.id } as const, query: {} };
    expect(await member.client.records.readRecord(read)).toMatchObject({ stage_id: null, pipeline: null });
  });

  test("creates one record for a repeated request", async () => {
    const context = { idempotencyKey: randomUUID() };
    const body = { deal_name: unique("Once") };
    const answers = await Promise.all([1, 2, 3].map(() => member.client.records.createLead({ body }, { context })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await stored(tenant.teamId, "records")).filter((one) => one.deal_name === body.deal_name)).toHaveLength(1);
  });

  test.each([
    ["no name", { deal_name: " " }, 400],
    ["a bad e-mail", { deal_name: "x", email: "nobody" }, 400],
    ["too long a text", { deal_name: "x".repeat(1001) }, 400],
    ["a line break", { deal_name: "a\nb" }, 400],
    ["too much money", { deal_name: "x", contract_amount: 10_000_000_000 }, 400],
    ["no calendar day", { deal_name: "x", close_date: "2026-02-30" }, 400],
    ["a bad phone", { deal_name: "x", phone_number: { dial_code: "82", value: "call me" } }, 400],
    ["an unknown company", { deal_name: "x", company: { id: "nowhere" } }, 406],
    ["an unknown contact", { deal_name: "x", contact: { id: "nobody" } }, 406],
    ["an unknown assignee", { deal_name: "x", assignee: "nobody" }, 406],
    ["an unknown custom field", { deal_name: "x", custom_field: { colour: "red" } }, 406],
  ])("refuses %s", async (_, body, status) => {
    const before = await stored(tenant.teamId, "records");
    expect(await call(member.idToken, "POST", "/sales-entity/lead", body)).toMatchObject({ status });
    expect(await stored(tenant.teamId, "records")).toHaveLength(before.length);
  });

  test("refuses a lead as a company, and a company of another team", async () => {
    const lead = await newLead();
    const theirs = await stranger.client.records.createCompany({ body: { name: unique("Theirs") } });
    for (const id of [lead.id, theirs.id])
      expect(
        await call(member.idToken, "POST", "/sales-entity/lead", { deal_name: "x", company: { id } }),
      ).toMatchObject({ status: 406, body: { message: "The chosen company does not exist." } });
  });
});

describe("changing a record", () => {
  const change = (recordId: string, fieldId: string, value: unknown, entityId = "lead") =>
    call(member.idToken, "PUT", `/sales-entity/${entityId}/records/${recordId}/fields/${fieldId}`, { value });

  test("changes one field, with an event", async () => {
    const lead = await newLead();
    const { status, body } = await change(lead.id, "contract_amount", 5000);
    expect({ status, body }).toMatchObject({ status: 200, body: { contract_amount: 5000, updated_by: member.uid } });
    const [event] = (await eventsOf(tenant.teamId, "lead.changed")).filter(({ after }) => isRecord(after, lead.id));
    expect(event).toMatchObject({ before: { contract_amount: null }, after: { contract_amount: 5000 } });
  });

  test("writes no event if nothing changes", async () => {
    const lead = await newLead();
    const { body } = await change(lead.id, "deal_name", lead.deal_name);
    expect(body.updated_at).toBe(lead.updated_at);
    expect((await eventsOf(tenant.teamId, "lead.changed")).filter(({ after }) => isRecord(after, lead.id))).toEqual([]);
  });

  test("changes a person's name, and clears a phone number", async () => {
    const lead = await newLead({ phone_number: { dial_code: "+82", value: "10" } });
    expect((await change(lead.id, "name", { first_name: "Ada", last_name: "Whitlock" })).body).toMatchObject({
      first_name: "Ada",
      last_name: "Whitlock",
      name: "",
    });
    expect((await change(lead.id, "phone_number", { dial_code: "+82", value: "" })).body.phone_number).toBeNull();
  });

  test.each([
    ["created_at", "2026-01-01T00:00:00.000Z", 406, "This field can't be edited."],
    ["deal_converted_at", null, 404, "This field does not exist."],
    ["colour", "red", 404, "This field does not exist."],
    ["__proto__", {}, 400, "Please check what you entered."],
    ["email", "nobody", 400, "Please enter a valid email address"],
    ["deal_name", "", 400, "Required field"],
    ["contract_amount", "5000", 400, undefined],
    ["assignee", "nobody", 406, "The chosen assignee is not an active member of this team."],
  ])("refuses %s = %j", async (fieldId, value, status, message) => {
    const lead = await newLead();
    const answer = await change(lead.id, fieldId, value);
    expect(answer).toMatchObject({ status, ...(message && { body: { message } }) });
  });

  test("sets and clears a reference", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const lead = await newLead();
    const params = { entityId: "lead", recordId: lead.id, refEntityId: "company" } as const;
    const set = await member.client.records.setReference({ params, body: { value: { id: company.id } } });
    expect(set.company).toMatchObject({ id: company.id, label: company.label });
    expect((await member.client.records.setReference({ params, body: { value: null } })).company).toBeNull();
    await expect(
      member.client.records.setReference({ params, body: { value: { id: "nowhere" } } }),
    ).rejects.toMatchObject({ status: 406 });
    await expect(
      member.client.records.setReference({
        params: { entityId: "company", recordId: company.id, refEntityId: "company" },
        body: { value: { id: company.id } },
      }),
    ).rejects.toMatchObject({ status: 406, message: "This record can't refer to that entity." });
  });
});

describe("reading a record", () => {
  test("returns its related records, newest first", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const contact = await member.client.records.createContact({
      body: { name: { first_name: "이안" }, company: { id: company.id } },
    });
    const first = await newLead({ company: { id: company.id }, contact: { id: contact.id } });
    const second = await newLead({ company: { id: company.id }, contact: { id: contact.id } });
    const read = (entityId: "company" | "contact" | "lead", recordId: string) =>
      member.client.records.getRecord({ params: { entityId, recordId } });

    const ofCompany = await read("company", company.id);
    expect(ofCompany.relations.lead.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(ofCompany.relations.contact.map(({ id }) => id)).toEqual([contact.id]);
    expect((await read("contact", contact.id)).relations.company.map(({ id }) => id)).toEqual([company.id]);
    const ofLead = await read("lead", first.id);
    expect(ofLead.record.id).toBe(first.id);
    expect(ofLead.relations).toMatchObject({
      lead: [{ id: second.id }],
      company: [{ id: company.id }],
      contact: [{ id: contact.id }],
    });
  });

  test("returns the records that refer to it in a custom field, if the caller may see them", async () => {
    const team = await createTenant({ row_access: "own" });
    const [{ client: admin }, { client: own }] = [await team.member("admin"), await team.member("member")];
    const field = await admin.records.createField({
      params: { entityId: "lead" },
      query: {},
      body: { label: "소개", type: "many-to-one", attributes: { entity_type: "lead" } },
    });
    const target = await own.records.createLead({ body: { deal_name: "소개한 곳" } });
    const body = { deal_name: "소개받은 곳", custom_field: { [field.id]: { id: target.id } } };
    const first = await own.records.createLead({ body });
    const second = await own.records.createLead({ body });
    const hidden = await admin.records.createLead({ body });
    const related = async (client: Member["client"]) => {
      const params = { entityId: "lead", recordId: target.id } as const;
      return (await client.records.getRecord({ params })).relations.lead.map(({ id }) => id);
    };
    expect(await related(own)).toEqual([second.id, first.id]);
    expect(await related(admin)).toEqual([hidden.id, second.id, first.id]);
    const path = { entityId: "lead", fieldId: field.id } as const;
    await admin.records.toggleField({ params: path, query: { active: "false" } });
    expect(await related(own)).toEqual([]);
  });

  test("returns the field definitions with their captions", async () => {
    const { data } = await member.client.records.listFields({ params: { entityId: "deal" }, query: {} });
    expect(data.archived).toEqual([]);
    expect(data.active.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["deal_name", "contract_amount", "stage"].slice(0, 2)),
    );
    expect(data.active.find(({ id }) => id === "deal_converted_at")).toMatchObject({
      category: "system",
      type: "date-time",
      caption: "This field records the date and time when a deal is created or when a lead is converted into a deal.",
    });
    const korean = await member.korean.records.listFields({ params: { entityId: "lead" }, query: {} });
    expect(korean.data.active[0]).toMatchObject({ id: "deal_name", label: "deal.deal_name", required: true });
    expect(korean.data.active[0]?.caption).toContain("제목 필드");
  });
});

describe("deleting a record", () => {
  test("leaves a tombstone", async () => {
    const lead = await newLead();
    const params = { entityId: "lead", recordId: lead.id } as const;
    await member.client.records.deleteRecord({ params });
    await expect(member.client.records.getRecord({ params })).rejects.toMatchObject({
      status: 404,
      message: "The record has been deleted or does not exist.",
    });
    const [tombstone] = (await stored(tenant.teamId, "tombstones")).filter(({ id }) => id === lead.id);
    expect(tombstone).toMatchObject({ kind: "lead" });
    expect(await eventsOf(tenant.teamId, "lead.deleted")).not.toEqual([]);
  });

  test("removes a deleted company from its leads", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const lead = await newLead({ company: { id: company.id } });
    await member.client.records.deleteRecord({ params: { entityId: "company", recordId: company.id } });
    const { record } = await member.client.records.getRecord({ params: { entityId: "lead", recordId: lead.id } });
    expect(record.company).toBeNull();
  });
});

test("is refused for another team and a visitor", async () => {
  const lead = await newLead();
  const paths = [
    ["GET", `/views/sales-entity/lead/${lead.id}`],
    ["PUT", `/sales-entity/lead/records/${lead.id}/fields/deal_name`, { value: "Mine" }],
    ["PUT", `/sales-entity/lead/records/${lead.id}/refer/company`, { value: null }],
    ["DELETE", `/sales-entity/lead/${lead.id}`],
    ["GET", `/sales-entity/lead/${lead.id}/conversations`],
    ["POST", `/sales-entity/lead/${lead.id}/conversations`, { text: "Mine" }],
  ] as const;
  for (const [method, path, body] of paths) {
    expect(await call(stranger.idToken, method, path, body)).toMatchObject({ status: 404 });
    expect(await call("", method, path, body)).toMatchObject({ status: 401 });
  }
  const { record } = await member.client.records.getRecord({ params: { entityId: "lead", recordId: lead.id } });
  expect(record).toMatchObject(lead);
});

const isRecord = (value: unknown, id: string): boolean => (value as { id?: string } | null)?.id === id;
