import { expect, test } from "vitest";
import { defaultPipeline } from "../pipeline/pipeline";
import { ListEntityId, type RecordKind } from "../record/entity";
import { catalogOf } from "./filter-field";
import { type ListedField, listedFields } from "./listed-field";

const PIPELINES = [defaultPipeline("ko", "2026-11-21T03:00:00.000Z")];
const noneOf = (kind: RecordKind) => ({ kind, version: 0, custom: [], standard: [] });

const listed = (masked: boolean): ListedField[] =>
  ListEntityId.options.flatMap((entityId) =>
    Object.values(
      listedFields(entityId, {
        fields: { lead: noneOf("lead"), company: noneOf("company"), contact: noneOf("contact") },
        pipelines: PIPELINES,
        catalog: catalogOf([], PIPELINES),
        locale: "ko",
        likeSearch: true,
        masked,
      }),
    ).flat(),
  );

const isPersonal = ({ type }: ListedField) => type === "email" || type === "phone-number";

test("a member for whom personal values are masked is offered neither their order nor their comparison", () => {
  const personal = listed(true).filter(isPersonal);
  expect(personal.length).toBeGreaterThan(5);
  for (const { identifier, sortable, operators } of personal) {
    expect(sortable, identifier).toBe(false);
    expect(operators, identifier).toEqual(["isEmpty", "isNotEmpty"]);
  }
});

test("whoever sees the values sorts by all fields", () => {
  expect(
    listed(false)
      .filter(({ sortable }) => !sortable)
      .map(({ identifier }) => identifier),
  ).toEqual(["entity_type"]);
});
