import type { EntityId } from "@dure/domain/records/record/entity";
import { expect, test } from "vitest";
import { isLinked, linkOf } from "./link-of";

test.each([
  ["lead", "company", { holder: "record", to: "company" }],
  ["deal", "contact", { holder: "record", to: "contact" }],
  ["contact", "company", { holder: "record", to: "company" }],
  ["company", "lead", { holder: "related", to: "company" }],
  ["company", "contact", { holder: "related", to: "company" }],
  ["contact", "deal", { holder: "related", to: "contact" }],
  ["lead", "deal", undefined],
  ["company", "company", undefined],
] as const)("a %s is linked to a %s by %o", (record, related, link) => expect(linkOf(record, related)).toEqual(link));

const made = (entity: EntityId, id: string, company: string | null = null) => ({
  id,
  entity,
  company: company === null ? null : { id: company, label: "", entity_type: "company" as const, nice_id: null },
  contact: null,
});

test("only records that are linked by a reference can be unlinked", () => {
  const company = made("company", "c");
  expect(isLinked(company, made("lead", "a", "c"))).toBe(true);
  expect(isLinked(made("lead", "a", "c"), company)).toBe(true);
  expect(isLinked(made("lead", "a", "other"), company)).toBe(false);
  expect(isLinked(made("lead", "a", "c"), made("deal", "b", "c"))).toBe(false);
});
