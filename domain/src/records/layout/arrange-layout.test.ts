import { describe, expect, test } from "vitest";
import { UTM_NAMES } from "../../shared/utm-names";
import { NO_FIELDS } from "../field/custom-field";
import { Field } from "../field/field";
import { ENTITIES, type EntityId, kindOf } from "../record/entity";
import { arrangeLayout, checkLayout } from "./arrange-layout";
import { arrangeCard, checkCard } from "./card-settings";
import { emptyLayout, layoutFields } from "./default-layout";
import { DetailsLayout, type FieldGroup, groupsOf } from "./layout";

const custom = (id: string, values: Partial<Field> = {}) =>
  Field.parse({ id, label: id, type: "text", order: 1000, category: "custom", ...values });
const fieldsOf = (entityId: EntityId, ...added: Field[]) => {
  const entityFields = layoutFields(entityId, NO_FIELDS(kindOf(entityId)), "en");
  const isSystem = ({ category }: Field) => category === "system";
  return [...entityFields.filter((field) => !isSystem(field)), ...added, ...entityFields.filter(isSystem)];
};
const arranging = (entityId: EntityId, ...added: Field[]) => ({
  fields: fieldsOf(entityId, ...added),
  locale: "en" as const,
});
const defaultOf = (entityId: EntityId, ...added: Field[]) =>
  arrangeLayout(emptyLayout(entityId, "en"), arranging(entityId, ...added));
const idsIn = (layout: DetailsLayout) => groupsOf(layout).flatMap(({ children }) => children.map(({ id }) => id));

/** The default layout of companies with its only group changed. */
const withGroup = (change: (group: FieldGroup) => Partial<FieldGroup>, ...added: Field[]): DetailsLayout => {
  const layout = defaultOf("company", ...added);
  const [left, right] = layout.positions;
  const [group] = groupsOf(layout);
  if (!left || !right || !group) throw new Error("no default");
  const sections = [{ id: "box", type: "information" as const, children: [{ ...group, ...change(group) }] }];
  return { ...layout, positions: [{ ...left, sections }, right] };
};

describe("the default layout", () => {
  test("of companies has information and notes side by side, and the website on top", () => {
    expect(defaultOf("company", custom("cf_a"))).toEqual({
      positions: [
        {
          column_ratio: 1,
          sections: [
            {
              id: "information-box",
              type: "information",
              children: [
                {
                  id: "information",
                  type: "group",
                  title: "Basic information",
                  content_type: "field",
                  children: [
                    { id: "name", category: "standard", is_visible: true, required: true },
                    { id: "url", category: "standard", is_visible: true, required: false },
                    { id: "address", category: "standard", is_visible: true, required: false },
                    { id: "cf_a", category: "custom", is_visible: true, required: false },
                    ...["created_by", "created_at", "updated_at", "updated_by"].map((id) => ({
                      id,
                      category: "system",
                      is_visible: true,
                      required: false,
                    })),
                  ],
                },
              ],
            },
          ],
        },
        { column_ratio: 1, sections: [{ id: "memo-box", type: "memo", children: [] }] },
      ],
      top_section_widgets: ["url"],
    });
  });

  test.each([
    ["contact", ["phone", "email"]],
    ["lead", ["phone_number", "email"]],
    ["deal", ["phone_number", "email"]],
  ] as const)("of %s has its widgets and every field once", (entityId, widgets) => {
    const layout = defaultOf(entityId);
    expect(layout.top_section_widgets).toEqual(widgets);
    expect(idsIn(layout)).toEqual(fieldsOf(entityId).map(({ id }) => id));
  });

  test.each([
    ["lead", ["first_meeting_at", ...UTM_NAMES, "subscribe_status"]],
    ["deal", ["pipeline_added_at", "stage_entered_at", "first_meeting_at", ...UTM_NAMES, "subscribe_status"]],
    ["company", []],
    ["contact", []],
  ] as const)(
    "of %s hides the fields that only the product fills in, until a team wants to show them",
    (entityId, hidden) => {
      const places = groupsOf(defaultOf(entityId)).flatMap(({ children }) => children);
      expect(places.filter(({ is_visible }) => !is_visible).map(({ id }) => id)).toEqual(hidden);
    },
  );

  test.each(ENTITIES)("of %s can be saved unchanged", (entityId) => {
    const layout = defaultOf(entityId, custom("cf_a"));
    expect(DetailsLayout.parse(layout)).toEqual(layout);
    expect(checkLayout(layout, arranging(entityId, custom("cf_a")))).toEqual(layout);
  });
});

describe("a stored layout", () => {
  test("gets new fields at the end of its first group and loses those that are gone", () => {
    const kept = withGroup(({ children }) => ({ children: [...children].reverse() }), custom("cf_old"));
    const now = arrangeLayout(kept, arranging("company", custom("cf_new")));
    expect(idsIn(now)).toEqual([...idsIn(kept).filter((id) => id !== "cf_old"), "cf_new"]);
  });

  test("shows a field that has become required", () => {
    const hide = withGroup(({ children }) => ({
      children: children.map((one) => ({ ...one, is_visible: one.required })),
    }));
    const required = fieldsOf("company").map((field) => (field.id === "url" ? { ...field, required: true } : field));
    const places = groupsOf(arrangeLayout(hide, { fields: required, locale: "en" })).flatMap(
      ({ children }) => children,
    );
    expect(places.filter(({ is_visible }) => is_visible).map(({ id }) => id)).toEqual(["name", "url"]);
  });

  test("without groups or a note box gets them in its last column", () => {
    const bare: DetailsLayout = { positions: [{ column_ratio: 2, sections: [] }], top_section_widgets: [] };
    const [position] = arrangeLayout(bare, arranging("company")).positions;
    expect(position?.sections.map(({ type }) => type)).toEqual(["information", "memo"]);
    expect(position?.column_ratio).toBe(2);
  });

  test("has no widgets for fields that are not links", () => {
    const layout = { ...defaultOf("company"), top_section_widgets: ["address", "url", "gone"] };
    expect(arrangeLayout(layout, arranging("company")).top_section_widgets).toEqual(["url"]);
  });
});

test.each<[string, DetailsLayout, string]>([
  ["a field twice", withGroup(({ children }) => ({ children: [...children, ...children] })), "BAD_REQUEST"],
  [
    "a hidden required field",
    withGroup(({ children }) => ({ children: children.map((one) => ({ ...one, is_visible: false })) })),
    "NOT_ACCEPTABLE",
  ],
  [
    "two note boxes",
    {
      ...defaultOf("company"),
      positions: ["a", "b"].map((id) => ({ column_ratio: 1, sections: [{ id, type: "memo", children: [] }] })),
    },
    "BAD_REQUEST",
  ],
])("%s is refused", (_, layout, code) =>
  expect(() => checkLayout(layout, arranging("company"))).toThrow(expect.objectContaining({ code })),
);

test.each([
  { positions: [] },
  { top_section_widgets: ["a", "b", "c", "d", "e", "f"] },
  { positions: [{ column_ratio: 0, sections: [] }] },
])("%j is no layout", (wrong) =>
  expect(DetailsLayout.safeParse({ ...defaultOf("deal"), ...wrong }).success).toBe(false),
);

describe("a card", () => {
  const fields = fieldsOf("deal", custom("cf_a"));
  test("shows the default fields, or those of the team's chosen fields that exist", () => {
    expect(arrangeCard("deal", null, fields).field_identifiers).toEqual([
      "company",
      "contract_amount",
      "close_date",
      "assignee",
    ]);
    const chosen = { field_identifiers: ["cf_a", "gone", "deal_name", "email"] };
    expect(arrangeCard("deal", chosen, fields).field_identifiers).toEqual(["cf_a", "email"]);
    expect(checkCard("deal", { field_identifiers: [] }, fields).field_identifiers).toEqual([]);
  });

  test("shows no field twice", () =>
    expect(() => checkCard("deal", { field_identifiers: ["email", "email"] }, fields)).toThrow(
      expect.objectContaining({ code: "BAD_REQUEST" }),
    ));
});
