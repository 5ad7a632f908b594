import type { FilterOperator, FilterValue } from "@dure/domain/records/filter/filter";
import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../../support/teams/tenant";

let admin: Member;
let member: Member;

beforeAll(async () => {
  const team = await createTenant();
  admin = await team.member("admin");
  member = await team.member("member");
  await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
});

const values = {
  deal_name: "가려진 리드",
  email: "jihun@customer.example",
  phone_number: { dial_code: "+82", value: "1012345678" },
};
const shown = { email: "j***@customer.example", phone_number: { dial_code: "+82", value: "******5678" } };

const search = (person: Member, body: object) =>
  person.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body });

test("members read masked values everywhere, and admins the real ones", async () => {
  const { id } = await admin.client.records.createLead({ body: values });
  const params = { entityId: "lead" as const, recordId: id };
  expect((await member.client.records.getRecord({ params })).record).toMatchObject(shown);
  expect((await search(member, {})).data).toEqual([expect.objectContaining(shown)]);
  expect((await admin.client.records.getRecord({ params })).record).toMatchObject(values);
  const renamed = await member.client.records.updateFieldValue({
    params: { ...params, fieldId: "deal_name" },
    body: { value: "새 이름" },
  });
  expect(renamed).toMatchObject({ deal_name: "새 이름", ...shown });
  expect((await admin.client.records.getRecord({ params })).record).toMatchObject({ email: values.email });
});

test("a masked value can't overwrite the real one", async () => {
  const { id } = await admin.client.records.createLead({ body: values });
  for (const [fieldId, value] of Object.entries(shown))
    await expect(
      member.client.records.updateFieldValue({ params: { entityId: "lead", recordId: id, fieldId }, body: { value } }),
    ).rejects.toMatchObject({ status: 400 });
});

test("a masked value can't be guessed by changes based on a guess", async () => {
  const { id } = await admin.client.records.createLead({ body: values });
  const change = (value: string, before: string) =>
    member.client.records.updateFieldValue({
      params: { entityId: "lead", recordId: id, fieldId: "email" },
      body: { value, before },
    });
  for (const guess of [values.email, "guess@customer.example"])
    await expect(change(guess, "other@customer.example")).rejects.toMatchObject({
      status: 409,
      details: { current: shown.email },
    });
  await change("new@customer.example", shown.email);
  expect((await admin.client.records.getRecord({ params: { entityId: "lead", recordId: id } })).record).toMatchObject({
    email: "new@customer.example",
  });
});

test("a masked value can't be guessed by filters, search or sorting", async () => {
  await admin.client.records.createLead({ body: { deal_name: "찾기", email: "needle@customer.example" } });
  const by = (condition: FilterOperator, value: FilterValue, identifier = "email") => ({
    filters: { operator: "AND" as const, conditions: [{ identifier, condition, value }] },
  });
  const refused = { status: 400, details: [expect.objectContaining({ code: "masked" })] };
  for (const [condition, value] of [
    ["startsWith", "need"],
    ["is", "needle@customer.example"],
    ["isNot", "needle@customer.example"],
    ["anyIn", ["needle@customer.example"]],
    ["notIn", ["needle@customer.example"]],
  ] satisfies [FilterOperator, FilterValue][])
    await expect(search(member, by(condition, value))).rejects.toMatchObject(refused);
  await expect(search(member, by("anyIn", ["821012345678"], "phone_number"))).rejects.toMatchObject(refused);
  for (const identifier of ["email", "phone_number", "contact:email"])
    await expect(search(member, { sorting: { identifier, direction: "ASC" } })).rejects.toMatchObject(refused);
  expect((await search(member, { search: "needle" })).total).toBe(0);
  expect((await search(member, { search: "needle@customer.example" })).total).toBe(0);
  expect((await search(member, by("isNotEmpty", null))).total).toBeGreaterThan(0);
  expect((await search(admin, by("anyIn", ["needle@customer.example"]))).total).toBe(1);
  expect((await search(admin, by("startsWith", "need"))).total).toBe(1);
});

test("a cursor reveals no masked value, and a made-up one is refused", async () => {
  await admin.client.records.createLead({ body: { deal_name: "하나", email: "aaa@customer.example" } });
  await admin.client.records.createLead({ body: { deal_name: "둘", email: "bbb@customer.example" } });
  const page = (person: Member, cursor?: string) =>
    person.client.records.filterRecords({
      params: { entityId: "lead" },
      query: { page_count: 1, ...(cursor && { cursor }) },
      body: { sorting: { identifier: "email", direction: "ASC" } },
    });
  const first = await page(admin);
  const cursor = first.cursor ?? "";
  expect(Buffer.from(cursor, "base64url").toString()).not.toContain("customer.example");
  const next = await page(admin, cursor);
  expect(next.data).toHaveLength(1);
  expect(next.data[0]?.id).not.toBe(first.data[0]?.id);
  const madeUp = Buffer.from(JSON.stringify(["b", first.data[0]?.id])).toString("base64url");
  const changed = `${cursor.slice(0, -2)}${cursor.endsWith("AA") ? "BB" : "AA"}`;
  const stranger = await (await createTenant()).member("admin");
  for (const wrong of [madeUp, changed, "x"]) await expect(page(admin, wrong)).rejects.toMatchObject({ status: 400 });
  await expect(page(stranger, cursor)).rejects.toMatchObject({ status: 400 });
});

test("with disable_like_search nobody can search by part of a value", async () => {
  const team = await createTenant();
  const person = await team.member("admin");
  await team.team.collection("settings").doc("remote-config").set({ disable_like_search: true });
  await person.client.records.createLead({ body: { deal_name: "두레 상담" } });
  const filters = { operator: "OR" as const, conditions: [] as object[] };
  const keyword = { identifier: "deal_name", condition: "contains", value: "두레" };
  await expect(search(person, { filters: { ...filters, conditions: [keyword] } })).rejects.toMatchObject({
    status: 400,
    message: "Filter error. Please check the filter conditions",
  });
  expect((await search(person, { search: "두레" })).total).toBe(0);
  expect((await search(person, { search: "두레 상담" })).total).toBe(1);
});

test("members group and filter by custom texts as they see them", async () => {
  const { id: identifier } = await admin.client.records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "비고", type: "text" },
  });
  for (const text of ["secret@customer.example", "VIP"])
    await admin.client.records.createLead({ body: { deal_name: "비고", custom_field: { [identifier]: text } } });
  const summary = await member.client.records.summarizeRecords({
    params: { entityId: "lead" },
    body: { group: { identifier } },
  });
  expect(summary.groups.map(({ key, label }) => [key, label])).toEqual(
    expect.arrayContaining([
      ["s***@customer.example", "s***@customer.example"],
      ["vip", "VIP"],
    ]),
  );
  expect(JSON.stringify(summary)).not.toContain("secret");
  const found = async (condition: FilterOperator, value: string) =>
    (await search(member, { filters: { operator: "AND", conditions: [{ identifier, condition, value }] } })).total;
  expect(await Promise.all([found("startsWith", "sec"), found("is", "s***@customer.example")])).toEqual([0, 1]);
});
