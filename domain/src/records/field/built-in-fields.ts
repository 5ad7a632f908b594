import type { Text } from "../../shared/text";
import { type EntityId, kindOf, type ListEntityId, type RecordKind } from "../record/entity";
import type { EditableFieldId } from "../record/record";
import { activeFields, type FieldSet, fieldOfCustom } from "./custom-field";
import { Field } from "./field";
import { builtInLabel, LABEL_GROUP } from "./field-labels";
import { PIPELINE_FIELDS } from "./pipeline-fields";

type Definition = Pick<Field, "id" | "type"> & {
  category?: "system" | "standard";
  caption?: Text;
  description?: Text;
  required?: boolean;
  attributes?: Field["attributes"];
};

const NONE: Text = { ko: "", en: "" };

const dealName: Definition = {
  id: "deal_name",
  type: "text",
  required: true,
  caption: {
    ko: "쉽게 구분할 수 있는 이름을 제목 필드에 입력해 주세요. 예: 고객명, 회사명, 제안서 제목",
    en: "Enter a name in the title field that can be easily identified. Example: customer name, company name, proposal title.",
  },
};
const dealConvertedAt: Definition = {
  id: "deal_converted_at",
  type: "date-time",
  category: "system",
  caption: {
    ko: "딜이 생성되거나 리드가 딜로 전환된 일시가 기록되는 필드예요.",
    en: "This field records the date and time when a deal is created or when a lead is converted into a deal.",
  },
  description: { ko: "딜에서만 사용할 수 있는 필드예요.", en: "This field is only available for deals." },
};
const company: Definition = { id: "company", type: "many-to-one", attributes: { entity_type: "company" } };
const contact: Definition = { id: "contact", type: "many-to-one", attributes: { entity_type: "contact" } };
const incomingSource: Definition = { id: "incoming_source", type: "text" };
const phoneNumber: Definition = { id: "phone_number", type: "phone-number" };
const email: Definition = { id: "email", type: "email" };
const assignee: Definition = { id: "assignee", type: "user" };
const created: Definition[] = [
  { id: "created_by", type: "user", category: "system" },
  { id: "created_at", type: "date-time", category: "system" },
];
const updated: Definition[] = [
  { id: "updated_at", type: "date-time", category: "system" },
  { id: "updated_by", type: "user", category: "system" },
];

/**
 * Standard and system fields of each entity, in their order
 * (docs/product/records-fields.md#standard-and-system-fields).
 */
const DEFINITIONS: Record<EntityId, Definition[]> = {
  lead: [dealName, company, incomingSource, ...created, phoneNumber, email, assignee, ...updated],
  deal: [
    dealName,
    { id: "name", type: "name" },
    email,
    company,
    contact,
    phoneNumber,
    assignee,
    { id: "contract_amount", type: "currency", attributes: { code: "KRW", precision: 0 } },
    { id: "close_date", type: "date" },
    incomingSource,
    dealConvertedAt,
    ...created,
    ...updated,
  ],
  company: [
    { id: "name", type: "text", required: true },
    { id: "url", type: "url" },
    { id: "address", type: "text" },
    ...created,
    ...updated,
  ],
  contact: [
    { id: "name", type: "name", required: true },
    { id: "phone", type: "phone-number" },
    { id: "tel", type: "phone-number" },
    { id: "fax", type: "phone-number" },
    { id: "role", type: "text" },
    { id: "department", type: "text" },
    email,
    company,
    ...created,
    ...updated,
  ],
};

/** The label's translation key: leads share the deal's labels (docs/product/records-fields.md#labels). */
const labelOf = (entityId: EntityId, id: string) => `${LABEL_GROUP[kindOf(entityId)]}.${id}`;

/** The built-in fields of an entity with a team's settings; labels and descriptions in one language. */
export const builtInFieldsOf = (
  entityId: EntityId,
  { standard }: Pick<FieldSet, "standard">,
  locale: keyof Text,
): Field[] =>
  DEFINITIONS[entityId].map(
    ({ id, type, category = "standard", caption = NONE, description = NONE, required = false, attributes }, order) => {
      const set = standard.find(({ field_id }) => field_id === id);
      return Field.parse({
        id,
        type,
        category,
        order: set?.order ?? order,
        label: labelOf(entityId, id),
        caption: set?.caption ?? caption[locale],
        description: set?.description ?? description[locale],
        // The field that names a record is always required.
        required: required || (set?.required ?? false),
        refer: attributes?.entity_type ?? null,
        default_value: set?.default_value,
        attributes: { ...attributes, ...set?.attributes },
        version: set?.version ?? 0,
      });
    },
  );

/** Every active field of an entity: editable fields in the team's order, then system fields. */
export function fieldsOf(entityId: EntityId, fields: FieldSet, locale: keyof Text): Field[] {
  const all = [...builtInFieldsOf(entityId, fields, locale), ...activeFields(fields).map(fieldOfCustom)];
  const isSystem = ({ category }: Field) => category === "system";
  return [...all.filter((field) => !isSystem(field)).sort((a, b) => a.order - b.order), ...all.filter(isSystem)];
}

/**
 * The entity whose definitions cover all editable fields of a list's records: a lead can hold every field of a deal.
 */
export const entityWithAllFields = (entity: ListEntityId): EntityId =>
  entity === "company" || entity === "contact" ? entity : "deal";

/** Whether the id is a built-in field's. */
export const isBuiltInField = (entityId: EntityId, fieldId: string): boolean =>
  DEFINITIONS[entityId].some(({ id }) => id === fieldId);

/** The field that names a record; always required (docs/product/records.md#what-a-record-is-called). */
export const NAME_FIELDS: Record<RecordKind, string> = { lead: "deal_name", company: "name", contact: "name" };

/** The fields of a kind's records, leads and deals together. */
const BUILT_IN_FIELDS: Record<RecordKind, string[]> = {
  lead: [...new Set([...DEFINITIONS.deal, ...DEFINITIONS.lead].map(({ id }) => id)), ...PIPELINE_FIELDS],
  company: DEFINITIONS.company.map(({ id }) => id),
  contact: DEFINITIONS.contact.map(({ id }) => id),
};

/** The labels of a kind's built-in fields, in both languages. */
export const builtInFieldNames = (kind: RecordKind): string[] =>
  BUILT_IN_FIELDS[kind].flatMap((id) => Object.values<string>(builtInLabel(kind, id) ?? NONE));

const LEAD: EditableFieldId[] = [
  "deal_name",
  "first_name",
  "last_name",
  "name",
  "email",
  "phone_number",
  "assignee",
  "incoming_source",
  "contract_amount",
  "close_date",
];

/**
 * The fields that `PUT …/fields/{fieldId}` may change: all editable fields of the lead record, for leads and deals
 * alike.
 */
export const EDITABLE_FIELDS: Record<EntityId, readonly EditableFieldId[]> = {
  lead: LEAD,
  deal: LEAD,
  company: ["name", "url", "address"],
  contact: ["first_name", "last_name", "name", "phone", "tel", "fax", "role", "department", "email"],
};
