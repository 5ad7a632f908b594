import { beforeAll, describe, expect, test } from "vitest";
import { createTenant, type Member } from "../../../support/teams/tenant";

// In a team whose members see only their own records, no answer contains the name of another member's record.

let member: Member;
let hidden: { company: string; contact: string };
let fieldId: string;

const HIDDEN = "비밀회사";

beforeAll(async () => {
  const team = await createTenant({ row_access: "own" });
  const admin = await team.member("admin");
  member = await team.member("member");
  const company = await admin.client.records.createCompany({ body: { name: HIDDEN } });
  const contact = await admin.client.records.createContact({ body: { name: { first_name: HIDDEN } } });
  hidden = { company: company.id, contact: contact.id };
  const field = await admin.client.records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "파트너", type: "many-to-one", attributes: { entity_type: "company" } },
  });
  fieldId = field.id;
});

const newLead = (body: object = {}) => member.client.records.createLead({ body: { deal_name: "내 리드", ...body } });
const refused = { status: 406 };

describe("a record that a member may not see is unknown", () => {
  test.each(["company", "contact"] as const)("as the %s of a lead", async (entity) => {
    const { id } = await newLead();
    const answer = member.client.records.setReference({
      params: { entityId: "lead", recordId: id, refEntityId: entity },
      body: { value: { id: hidden[entity] } },
    });
    await expect(answer).rejects.toMatchObject(refused);
  });

  test.each(["company", "contact"] as const)("as the %s of a new lead", async (entity) => {
    await expect(newLead({ [entity]: { id: hidden[entity] } })).rejects.toMatchObject(refused);
  });

  test("as the value of a custom reference", async () => {
    const value = { id: hidden.company, entity_type: "company" };
    const { id } = await newLead();
    const params = { entityId: "lead" as const, recordId: id, fieldId };
    await expect(member.client.records.updateFieldValue({ params, body: { value } })).rejects.toMatchObject(refused);
  });

  test("as a value that a merge is given", async () => {
    const [one, other] = [await newLead(), await newLead()];
    const body = {
      target_id: one.id,
      source_ids: [other.id],
      override_properties: { company: { value: { id: hidden.company } } },
    };
    const answer = member.client.records.dryRunMerge({ params: { entityId: "lead" }, body });
    await expect(answer).rejects.toMatchObject(refused);
  });

  test("while their own records can be linked", async () => {
    const company = await member.client.records.createCompany({ body: { name: "내 회사" } });
    expect(await newLead({ company: { id: company.id } })).toMatchObject({ company: { id: company.id } });
  });
});
