import { type CustomField, MAX_CUSTOM_FIELDS } from "@dure/domain/records/field/custom-field";
import type { Condition } from "@dure/domain/records/filter/filter";
import { beforeAll, expect, test } from "vitest";
import { firestore } from "../../../support/suite/admin";
import { createTenant, type Member } from "../../../support/teams/tenant";

const TYPES = ["text", "number", "date", "select", "multi-select", "checkbox"] as const;
const OPTIONS = [
  { label: "A", value: "op_a" },
  { label: "B", value: "op_b" },
];

let admin: Member;
let fields: CustomField[];

const fieldOf = (place: number): CustomField => {
  const type = TYPES[place % TYPES.length] ?? "text";
  const stamp = { created_at: "2026-11-21T00:00:00.000Z", updated_at: "2026-11-21T00:00:00.000Z" };
  return {
    id: `cf_${String(place).padStart(16, "0")}`,
    kind: "company",
    type,
    label: `필드 ${place}`,
    order: 1000 + place,
    caption: "",
    description: "",
    required: false,
    attributes: type === "select" || type === "multi-select" ? { options: OPTIONS } : {},
    version: 1,
    archived_at: null,
    created_by: "test",
    updated_by: "test",
    ...stamp,
  };
};

const filledIn = ({ type }: CustomField, place: number): unknown =>
  ({
    text: `값 ${place}`,
    number: place,
    date: "2026-11-21",
    select: "op_a",
    "multi-select": ["op_a", "op_b"],
    checkbox: true,
  })[type as (typeof TYPES)[number]];

/** Writes all fields but one directly, because the API would read all existing fields for each new one. */
beforeAll(async () => {
  const tenant = await createTenant();
  admin = await tenant.member("admin");
  fields = Array.from({ length: MAX_CUSTOM_FIELDS - 1 }, (_, place) => fieldOf(place));
  const batch = firestore.batch();
  for (const field of fields) batch.set(tenant.team.collection("fields").doc(field.id), field);
  batch.set(tenant.team.collection("field-sets").doc("company"), { kind: "company", version: 1 });
  await batch.commit();
});

test("500 fields of an entity can be listed, filled in and filtered, and one more is refused", async () => {
  const params = { entityId: "company" as const };
  const make = (label: string) =>
    admin.client.records.createField({ params, query: {}, body: { label, type: "number" } });
  const last = await make("마지막");
  await expect(make("하나 더")).rejects.toMatchObject({ status: 406 });
  const { data } = await admin.client.records.listFields({ params, query: {} });
  expect(data.active.filter(({ category }) => category === "custom")).toHaveLength(MAX_CUSTOM_FIELDS);

  const custom_field = Object.fromEntries(fields.map((field, place) => [field.id, filledIn(field, place)]));
  const company = await admin.client.records.createCompany({
    body: { name: "넓은 회사", custom_field: { ...custom_field, [last.id]: 7 } },
  });
  await admin.client.records.createCompany({ body: { name: "좁은 회사" } });
  expect(Object.keys(company.custom)).toHaveLength(MAX_CUSTOM_FIELDS);

  const conditions: Condition[] = [
    { identifier: last.id, condition: "is", value: 7 },
    { identifier: fields[4]?.id ?? "", condition: "anyIn", value: ["op_b"] },
    { identifier: fields[0]?.id ?? "", condition: "contains", value: "값" },
  ];
  const found = await admin.client.records.filterRecords({
    params,
    query: {},
    body: { filters: { operator: "AND", conditions } },
  });
  expect(found.data.map(({ id }) => id)).toEqual([company.id]);
});
