import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { eventsOf } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  member = await tenant.member("member");
});

type Body = Parameters<Member["client"]["records"]["createField"]>[0]["body"];
type Entity = "lead" | "deal" | "company" | "contact";

const create = (body: Partial<Body> = {}, entityId: Entity = "lead") =>
  admin.client.records.createField({
    params: { entityId },
    query: { version: "20250519" },
    body: { label: unique("Field"), type: "text", ...body },
  });
const change = (field: { id: string; version: number }, given: object, entityId: Entity = "lead") =>
  call(admin.idToken, "PUT", `/sales-entity/${entityId}/fields/${field.id}?version=20250519`, {
    transaction: { change: { from: field.version, to: field.version + 1 } },
    field: given,
  });
const toggle = (fieldId: string, active: boolean, entityId: Entity = "lead") =>
  admin.client.records.toggleField({ params: { entityId, fieldId }, query: { active } });
const list = async (entityId: Entity, { client }: Member = admin) =>
  (await client.records.listFields({ params: { entityId }, query: {} })).data;

describe("archiving a field", () => {
  test("hides it and keeps its values, and restoring brings both back", async () => {
    const made = await create({ required: true });
    const lead = await member.client.records.createLead({
      body: { deal_name: unique("Lead"), custom_field: { [made.id]: "value" } },
    });
    expect(await toggle(made.id, false)).toMatchObject({ version: 2, archived_at: expect.any(String) });
    expect(await toggle(made.id, false)).toMatchObject({ version: 2 });
    const { active, archived } = await list("lead");
    expect([active.some(({ id }) => id === made.id), archived.some(({ id }) => id === made.id)]).toEqual([false, true]);
    // An archived field is not required, and can't be changed.
    await member.client.records.createLead({ body: { deal_name: unique("Lead") } });
    expect(await change({ id: made.id, version: 2 }, { caption: "x" })).toMatchObject({ status: 406 });

    await toggle(made.id, true);
    const { record } = await member.client.records.getRecord({ params: { entityId: "lead", recordId: lead.id } });
    expect(record.custom[made.id]).toBe("value");
    for (const type of ["field.archived", "field.restored"])
      expect((await eventsOf(tenant.teamId, type)).length).toBeGreaterThan(0);
    expect(await change({ id: made.id, version: 3 }, { required: false })).toMatchObject({ status: 200 });
  });

  test("keeps unique values taken, so that it has no duplicates when it is restored", async () => {
    const made = await create({ type: "text", attributes: { unique: true } }, "company");
    const value = unique("CODE");
    const make = () =>
      member.client.records.createCompany({ body: { name: unique("회사"), custom_field: { [made.id]: value } } });
    const company = await make();
    await toggle(made.id, false, "company");
    await toggle(made.id, true, "company");
    await expect(make()).rejects.toMatchObject({ status: 409 });
    // If a record is deleted while the field is archived, its unique value is free again.
    await toggle(made.id, false, "company");
    await member.client.records.deleteRecord({ params: { entityId: "company", recordId: company.id } });
    await toggle(made.id, true, "company");
    expect((await make()).custom[made.id]).toBe(value);
  });

  test("frees its name, and restoring is refused while another field has that name", async () => {
    const made = await create();
    await toggle(made.id, false);
    const other = await create({ label: made.label });
    await expect(toggle(made.id, true)).rejects.toMatchObject({ status: 409 });
    await toggle(other.id, false);
    expect((await toggle(made.id, true)).archived_at).toBeNull();
  });

  test("is possible for custom fields only", async () => {
    await expect(toggle("email", false)).rejects.toMatchObject({ status: 406 });
    await expect(toggle("cf_aaaaaaaaaaaaaaaa", false)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a default user who has left the team", () => {
  const owner = () => tenant.member("member", { display_name: "박퇴사" });
  const leave = ({ uid }: Member) =>
    tenant.team.collection("users").doc(uid).update({ team_member_status: "DEACTIVATED" });

  test("is left out of new records, and can't be set explicitly", async () => {
    const person = await owner();
    const made = await create({ type: "user", default_value: person.uid });
    const lead = (custom_field = {}) =>
      member.client.records.createLead({ body: { deal_name: unique("Lead"), custom_field } });
    expect((await lead()).custom[made.id]).toBe(person.uid);
    await leave(person);
    expect((await lead()).custom).not.toHaveProperty(made.id);
    await expect(lead({ [made.id]: person.uid })).rejects.toMatchObject({ status: 406 });
    await toggle(made.id, false);
  });

  test("is left out as the assignee, and missing if the assignee is required", async () => {
    const person = await owner();
    await change({ id: "assignee", version: 0 }, { default_value: person.uid });
    await leave(person);
    const lead = () => member.client.records.createLead({ body: { deal_name: unique("Lead") } });
    expect((await lead()).assignee).toBeNull();
    await change({ id: "assignee", version: 1 }, { required: true });
    await expect(lead()).rejects.toMatchObject({ status: 400 });
    await change({ id: "assignee", version: 2 }, { required: false, default_value: null });
  });
});
