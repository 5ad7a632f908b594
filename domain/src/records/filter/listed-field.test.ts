import { expect, test } from "vitest";
import { defaultPipeline } from "../pipeline/pipeline";
import { kindOf, ListEntityId, type RecordKind } from "../record/entity";
import { catalogOf, filterField } from "./filter-field";
import { isRecordValue } from "./is-record-value";
import { type ListedField, listedFields } from "./listed-field";

const PIPELINES = [defaultPipeline("ko", "2026-11-21T03:00:00.000Z")];
const noneOf = (kind: RecordKind) => ({ kind, version: 0, custom: [], standard: [] });

const CATALOG = catalogOf([], PIPELINES);

const listedOf = (entityId: ListEntityId, by: { masked: boolean; visits?: boolean; mails?: boolean }): ListedField[] =>
  Object.values(
    listedFields(entityId, {
      fields: { lead: noneOf("lead"), company: noneOf("company"), contact: noneOf("contact") },
      pipelines: PIPELINES,
      catalog: CATALOG,
      locale: "ko",
      likeSearch: true,
      ...by,
    }),
  ).flat();
const listed = (masked: boolean): ListedField[] =>
  ListEntityId.options.flatMap((entityId) => listedOf(entityId, { masked }));

const isPersonal = ({ type }: ListedField) => type === "email" || type === "phone-number";

test("a member who sees masked values can't sort or compare by personal fields", () => {
  const personal = listed(true).filter(isPersonal);
  expect(personal.length).toBeGreaterThan(5);
  for (const { identifier, sortable, operators } of personal) {
    expect(sortable, identifier).toBe(false);
    expect(operators, identifier).toEqual(["isEmpty", "isNotEmpty"]);
  }
});

test("a member who sees unmasked values can sort by all fields", () => {
  expect(
    listed(false)
      .filter(({ sortable }) => !sortable)
      .map(({ identifier }) => identifier),
  ).toEqual(["entity_type"]);
});

test.each(ListEntityId.options)(
  "of the fields of a %s list, the values of records have a place in the catalog",
  (entityId) => {
    const all = listedOf(entityId, { masked: false, visits: true, mails: true });
    const inCatalog = all.filter(({ identifier }) => filterField(CATALOG, kindOf(entityId), identifier));
    expect(all.filter(isRecordValue)).toEqual(inCatalog);
  },
);
