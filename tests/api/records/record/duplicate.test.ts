import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";

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

const duplicate = (entityId: "lead" | "deal" | "contact" | "company", id: string, by = member.client) =>
  by.records.duplicateRecord({ params: { entityId, id } });

describe("a copy", () => {
  test("of a lead has its values, and a name in the caller's language", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const body = { deal_name: "상담", email: "nara@example.com", company: { id: company.id }, assignee: admin.uid };
    const lead = await member.client.records.createLead({ body });
    await member.client.records.createNote({ params: { entityId: "lead", id: lead.id }, body: { text: "메모" } });
    const copy = await duplicate("lead", lead.id);
    const { id, created_at, updated_at } = copy;
    const name = "상담 (copy)";
    expect(copy).toEqual({ ...lead, id, created_at, updated_at, deal_name: name, label: name });
    expect(id).not.toBe(lead.id);
    expect((await duplicate("lead", lead.id, member.korean)).deal_name).toBe("상담 (사본)");
    const { data } = await member.client.records.listNotes({ params: { entityId: "lead", id: copy.id } });
    expect(data).toEqual([]);
  });

  test("of a deal is at the same stage, from now on", async () => {
    const { id, stageId, stages } = await firstPipeline(member.client);
    const deal = await member.client.records.createDeal({
      params: { recordTypeId: id },
      body: { deal_name: "거래", stage_id: stageId(1) },
    });
    const copy = await duplicate("deal", deal.id);
    expect(copy).toMatchObject({ entity: "deal", stage: stages[1], record_type: { id } });
    expect(copy.deal_converted_at).toBe(copy.created_at);
  });

  test("has no unique values", async () => {
    const make = (label: string, unique: boolean) =>
      admin.client.records.createField({
        params: { entityId: "contact" },
        query: {},
        body: { type: "text", label, attributes: { unique } },
      });
    const [number, nickname] = [await make("사번", true), await make("별명", false)];
    const custom_field = { [number.id]: "A-1", [nickname.id]: "나래" };
    const contact = await member.client.records.createContact({ body: { name: { first_name: "나래" }, custom_field } });
    expect((await duplicate("contact", contact.id)).custom).toEqual({ [nickname.id]: "나래" });
  });

  test("keeps an assignee who has left the team", async () => {
    const gone = await tenant.member("member");
    const lead = await member.client.records.createLead({ body: { deal_name: "x", assignee: gone.uid } });
    await tenant.team.collection("users").doc(gone.uid).update({ team_member_status: "DEACTIVATED" });
    expect((await duplicate("lead", lead.id)).assignee).toBe(gone.uid);
  });

  test("is created once for repeated requests", async () => {
    const lead = await member.client.records.createLead({ body: { deal_name: "x" } });
    const context = { idempotencyKey: randomUUID() };
    const params = { entityId: "lead" as const, id: lead.id };
    const copies = await Promise.all(
      [1, 2, 3].map(() => member.client.records.duplicateRecord({ params }, { context })),
    );
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
  });
});

test("companies can't be copied", async () => {
  const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
  await expect(duplicate("company", company.id)).rejects.toMatchObject({
    status: 406,
    message: "Company cannot be duplicated",
  });
});

test("a record that the caller may not see can't be copied", async () => {
  const lead = await member.client.records.createLead({ body: { deal_name: "x" } });
  await expect(duplicate("lead", lead.id, stranger.client)).rejects.toMatchObject({ status: 404 });
  await expect(duplicate("contact", lead.id)).rejects.toMatchObject({ status: 404 });
  const colleague = await tenant.member("member");
  await tenant.team.update({ row_access: "own" });
  try {
    await expect(duplicate("lead", lead.id, colleague.client)).rejects.toMatchObject({ status: 404 });
  } finally {
    await tenant.team.update({ row_access: "all" });
  }
});

describe("a company's name", () => {
  const rename = (id: string, body: object, token = member.idToken) =>
    call(token, "PUT", `/sales-entity/company/${id}/name`, body);
  const newCompany = () => member.client.records.createCompany({ body: { name: unique("회사") } });

  test("can be changed together with the registry number", async () => {
    const company = await newCompany();
    const name = unique("새 이름");
    expect(await rename(company.id, { name, nice_id: "1234567890" })).toMatchObject({
      status: 200,
      body: { name, nice_id: "1234567890", updated_by: member.uid },
    });
    expect((await rename(company.id, { name })).body).toMatchObject({ name, nice_id: null });
    await member.client.records.createCompany({ body: { name: company.name } });
  });

  test("is unique, even after concurrent changes", async () => {
    const [one, two] = [await newCompany(), await newCompany()];
    expect(await rename(one.id, { name: two.name })).toMatchObject({
      status: 409,
      body: { message: "This value already exists" },
    });
    const name = unique("같은 이름");
    const answers = await Promise.all([rename(one.id, { name }), rename(two.id, { name })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("can't be empty, and can't be changed for a lead or by another team", async () => {
    const company = await newCompany();
    const lead = await member.client.records.createLead({ body: { deal_name: "x" } });
    expect(await rename(company.id, { name: " " })).toMatchObject({ status: 400 });
    expect(await rename(lead.id, { name: "x" })).toMatchObject({ status: 404 });
    expect(await rename(company.id, { name: "x" }, stranger.idToken)).toMatchObject({ status: 404 });
  });
});
