import type { Locale } from "../../shared/text";
import { fieldsOf } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import type { Field, FieldType } from "../field/field";
import { systemFieldsOf } from "../field/system-fields";
import type { EntityId } from "../record/entity";
import type { DetailsLayout, FieldGroup } from "./layout";
import { layoutTexts } from "./texts";

/** Contact widgets (docs/product/records-pages.md#default-layout: url for companies, phone and e-mail for contacts). */
const WIDGETS: Record<EntityId, string[]> = {
  lead: ["phone_number", "email"],
  deal: ["phone_number", "email"],
  company: ["url"],
  contact: ["phone", "email"],
};

const WIDGET_TYPES: readonly FieldType[] = ["url", "email", "phone-number"];
export const canBeWidget = ({ type }: Pick<Field, "type">): boolean => WIDGET_TYPES.includes(type);

/** The default fields of a card. */
export const DEFAULT_CARD_FIELDS: Record<EntityId, string[]> = {
  lead: ["company", "contract_amount", "close_date", "assignee"],
  deal: ["company", "contract_amount", "close_date", "assignee"],
  company: ["url", "address"],
  contact: ["company", "role", "email", "phone"],
};

export const informationGroup = (locale: Locale): FieldGroup => ({
  id: "information",
  type: "group",
  title: layoutTexts.information[locale],
  content_type: "field",
  children: [],
});

/** Two columns of equal width: an information box without fields, and the note box. */
export const emptyLayout = (entityId: EntityId, locale: Locale): DetailsLayout => ({
  positions: [
    {
      column_ratio: 1,
      sections: [{ id: "information-box", type: "information", children: [informationGroup(locale)] }],
    },
    { column_ratio: 1, sections: [{ id: "memo-box", type: "memo", children: [] }] },
  ],
  top_section_widgets: WIDGETS[entityId],
});

const CATEGORIES: Field["category"][] = ["standard", "custom", "system"];

/**
 * The fields that a record's page can show: standard, custom, system (docs/product/records-pages.md#default-layout). A
 * lead may hold a deal's fields, such as its amount ("Create payloads").
 */
export function layoutFields(entityId: EntityId, set: FieldSet, locale: Locale): Field[] {
  const entityFields = fieldsOf(entityId, set, locale);
  const ofDeal = entityId === "lead" ? fieldsOf("deal", set, locale) : [];
  const dealFields = ofDeal.filter(
    ({ id, category }) => category === "standard" && !entityFields.some((field) => field.id === id),
  );
  const known = CATEGORIES.flatMap((category) =>
    [...entityFields, ...dealFields].filter((field) => field.category === category),
  );
  return [...known, ...systemFieldsOf(entityId, locale)];
}
