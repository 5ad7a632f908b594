import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
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
const list = async (entityId: Entity, { client }: Member = admin) =>
  (await client.records.listFields({ params: { entityId }, query: {} })).data;

describe("a field", () => {
  test("is created for both leads and deals, with its event", async () => {
    const made = await create({ type: "select", caption: "help", attributes: { options: [{ label: "A" }] } });
    expect(made).toMatchObject({ category: "custom", version: 1, caption: "help", type: "select" });
    for (const entity of ["lead", "deal"] as const) expect((await list(entity)).active).toContainEqual(made);
    expect((await list("company")).active).not.toContainEqual(expect.objectContaining({ id: made.id }));
    const events = (await eventsOf(tenant.teamId, "field.created")) as { after: { id: string } }[];
    expect(events.filter(({ after }) => after.id === made.id)).toHaveLength(1);
  });

  test("can hold a value of its type on a record right away", async () => {
    const made = await create({ type: "number", attributes: { precision: 1 } }, "company");
    const company = await member.client.records.createCompany({
      body: { name: unique("회사"), custom_field: { [made.id]: 1.25 } },
    });
    expect(company.custom).toEqual({ [made.id]: 1.3 });
  });

  test.each([
    ["option-empty", ["A", " "]],
    ["option-include-semicolon", ["A;B"]],
    ["option-duplicated", ["가", "가"]],
  ])("is refused with %s", async (key, labels) => {
    const before = await stored(tenant.teamId, "fields");
    const { status, body } = await call(admin.idToken, "POST", "/sales-entity/lead/fields", {
      label: unique("Field"),
      type: "multi-select",
      attributes: { options: labels.map((label) => ({ label })) },
    });
    expect(status).toBe(400);
    expect(body.details).toContainEqual(expect.objectContaining({ key, message: expect.any(String) }));
    expect(await stored(tenant.teamId, "fields")).toEqual(before);
  });

  test.each([
    ["a blank name", { label: "  ", type: "text" }, 400],
    ["a type that cannot be created", { label: "x", type: "tuple" }, 400],
    ["a reference without a target", { label: "x", type: "many-to-one" }, 400],
    ["a precision of five", { label: "x", type: "number", attributes: { precision: 5 } }, 400],
    ["a standard field's name in the other language", { label: "담당자", type: "text" }, 409],
    ["an unknown default user", { label: "x", type: "user", default_value: "nobody" }, 406],
    ["a unique checkbox", { label: "x", type: "checkbox", attributes: { unique: true } }, 406],
  ])("is refused with %s", async (_, body, status) =>
    expect(await call(admin.idToken, "POST", "/sales-entity/lead/fields", body)).toMatchObject({ status }),
  );

  test("is created once by twenty concurrent requests with the same name", async () => {
    const label = unique("한번");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(admin.idToken, "POST", "/sales-entity/contact/fields", { label, type: "text" }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const active = (await list("contact")).active.filter((field) => field.label === label);
    expect(active).toHaveLength(1);
  });

  test("is created once by a request repeated under its idempotency key", async () => {
    const body = { label: unique("Once"), type: "text" };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = () => call(admin.idToken, "POST", "/sales-entity/lead/fields", body, headers);
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: first.body });
  });
});

describe("an edit", () => {
  test("changes the definition, and a second edit of the same version is refused", async () => {
    const made = await create();
    const label = unique("Renamed");
    expect(await change(made, { label, description: "new" })).toMatchObject({
      status: 200,
      body: { label, description: "new", version: 2 },
    });
    const late = await change(made, { label: unique("Late") });
    expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT", details: { version: 2 } } });
    expect((await list("deal")).active).toContainEqual(expect.objectContaining({ id: made.id, label }));
  });

  test("by two concurrent requests succeeds for one", async () => {
    const made = await create();
    const answers = await Promise.all([1, 2].map((place) => change(made, { caption: `caption ${place}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("that removes an option keeps its value on records, with its last label", async () => {
    const made = await create({ type: "select", attributes: { options: [{ label: "A" }, { label: "B" }] } });
    const [a, b] = made.attributes.options ?? [];
    const lead = await member.client.records.createLead({
      body: { deal_name: unique("Lead"), custom_field: { [made.id]: a?.value } },
    });
    const { body } = await change(made, { attributes: { options: [b] } });
    expect(body.attributes).toMatchObject({ options: [b], removed_options: [a] });
    const { record } = await member.client.records.getRecord({ params: { entityId: "lead", recordId: lead.id } });
    expect(record.custom[made.id]).toBe(a?.value);
    const update = {
      params: { entityId: "lead" as const, recordId: lead.id, fieldId: made.id },
      body: { value: a?.value },
    };
    await expect(member.client.records.updateFieldValue(update)).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ["the type", { type: "number" }],
    ["uniqueness", { attributes: { unique: true } }],
  ])("can't change %s", async (_, given) => {
    expect(await change(await create(), given)).toMatchObject({ status: 406 });
  });

  test("of a standard field changes what a team may change", async () => {
    const email = (await list("contact")).active.find(({ id }) => id === "email");
    const { status, body } = await change(
      email ?? { id: "", version: 0 },
      { caption: "회사 메일", required: true },
      "contact",
    );
    expect({ status, body }).toMatchObject({ status: 200, body: { caption: "회사 메일", required: true, version: 1 } });
    const contact = { name: { first_name: unique("민") } };
    await expect(member.client.records.createContact({ body: contact })).rejects.toMatchObject({ status: 400 });
    expect(await change({ id: "email", version: 1 }, { required: false }, "contact")).toMatchObject({ status: 200 });
  });

  test("that makes a reference required prevents clearing it", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const name = { first_name: unique("민") };
    const { id } = await member.client.records.createContact({ body: { name, company: { id: company.id } } });
    await change({ id: "company", version: 0 }, { required: true }, "contact");
    const params = { entityId: "contact" as const, recordId: id, refEntityId: "company" as const };
    const clear = () => member.client.records.setReference({ params, body: { value: null } });
    await expect(clear()).rejects.toMatchObject({ status: 400 });
    await change({ id: "company", version: 1 }, { required: false }, "contact");
    expect((await clear()).company).toBeNull();
  });

  test.each([
    ["a system field", "created_at", { caption: "x" }],
    ["the stage", "stage", { caption: "x" }],
    ["a standard field's name", "email", { label: "메일" }],
    ["the name field", "deal_name", { required: false }],
  ])("is refused for %s", async (_, id, given) => {
    const { status } = await change({ id, version: 0 }, given, "deal");
    expect([404, 406]).toContain(status);
  });

  test("of an unknown field is refused with 404", async () =>
    expect(await change({ id: "cf_aaaaaaaaaaaaaaaa", version: 1 }, {})).toMatchObject({ status: 404 }));
});

test("fields can be reordered, for leads and deals alike", async () => {
  const made = await create();
  const ids = (await list("deal")).active.filter(({ category }) => category !== "system").map(({ id }) => id);
  const wanted = [made.id, ...ids.filter((id) => id !== made.id)];
  const { data } = await admin.client.records.orderFields({ params: { entityId: "deal" }, query: {}, body: wanted });
  expect(data.filter(({ category }) => category !== "system").map(({ id }) => id)).toEqual(wanted);
  expect((await list("lead")).active[0]?.id).toBe(made.id);
  expect(await call(admin.idToken, "PUT", "/sales-entity/lead/fields/order", ["nothing"])).toMatchObject({
    status: 404,
  });
  expect((await eventsOf(tenant.teamId, "field.reordered")).length).toBe(1);
});

test("deals have fields for their type and stage", async () => {
  const { active } = await list("deal");
  const stage = active.find(({ id }) => id === "stage");
  expect(stage?.attributes.status_stages?.[0]).toMatchObject({ record_type: { id: "default" } });
  expect(active.find(({ id }) => id === "record_type")?.attributes.record_types).toHaveLength(1);
});

test("only admins define fields and see their descriptions", async () => {
  const made = await create({ description: "for admins" });
  const seen = (await list("lead", member)).active.find(({ id }) => id === made.id);
  expect([made.description, seen?.description]).toEqual(["for admins", ""]);
  const body = { label: unique("Field"), type: "text" as const };
  const params = { entityId: "lead" as const };
  await expect(member.client.records.createField({ params, query: {}, body })).rejects.toMatchObject({ status: 403 });
});

test("another team can neither see nor change fields", async () => {
  const made = await create();
  const stranger = await (await createTenant()).member("admin");
  expect((await list("lead", stranger)).active.some(({ id }) => id === made.id)).toBe(false);
  const params = { entityId: "lead" as const, fieldId: made.id };
  await expect(stranger.client.records.toggleField({ params, query: { active: false } })).rejects.toMatchObject({
    status: 404,
  });
});

test("the paths for older clients return the active fields", async () => {
  const { data } = await member.client.records.listActiveFields({ params: { entityId: "deal" }, query: {} });
  expect(data).toEqual((await list("deal", member)).active);
  const revalidated = await call(member.idToken, "POST", "/field-definitions/active/revalidate", { entityId: "lead" });
  expect(revalidated).toMatchObject({ status: 200, body: { data: ["lead", "deal"] } });
});
