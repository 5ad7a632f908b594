import { CustomField, type FieldSet, NO_FIELDS } from "../field/custom-field";
import { defaultPipeline } from "../pipeline/pipeline";
import type { CellLookups } from "./cell-lookups";
import { type FieldSets, type ImportEntity, type ImportField, importFields } from "./import-field";

// What the tests of imports share.

export const NOW = "2026-10-01T00:00:00.000Z";

const custom = (id: string, values: object): CustomField =>
  CustomField.parse({
    id: `cf_${id.padStart(16, "0")}`,
    kind: "lead",
    label: id,
    order: 100,
    version: 1,
    created_at: NOW,
    created_by: "me",
    updated_at: NOW,
    updated_by: "me",
    ...values,
  });

const OPTIONS = [
  { label: "서울", value: "o1" },
  { label: "부산", value: "o2" },
  { label: "New York", value: "o3" },
];

const LEAD_FIELDS: CustomField[] = [
  custom("textarea", { type: "textarea" }),
  custom("number", { type: "number" }),
  custom("decimal", { type: "number", attributes: { precision: 2 } }),
  custom("date", { type: "date" }),
  custom("checkbox", { type: "checkbox" }),
  custom("url", { type: "url" }),
  custom("select", { type: "select", attributes: { options: OPTIONS }, default_value: ["부산"] }),
  custom("options", { type: "multi-select", attributes: { options: OPTIONS } }),
  custom("code", { type: "text", attributes: { unique: true } }),
  custom("partner", { type: "many-to-one", attributes: { entity_type: "company" } }),
];

const setOf = (kind: FieldSet["kind"], fields: CustomField[]): FieldSet => ({ ...NO_FIELDS(kind), custom: fields });

export const SETS: FieldSets = {
  lead: setOf("lead", LEAD_FIELDS),
  company: setOf("company", []),
  contact: setOf("contact", []),
};
export const PIPELINE = defaultPipeline("ko", NOW);
export const LOOKUPS: CellLookups = {
  members: [
    { id: "u1", email: "mina@example.com", name: "김미나" },
    { id: "u2", email: "joon@example.com", name: "이준" },
  ],
};

export const fieldsOf = (entity: ImportEntity): ImportField[] =>
  importFields(entity, SETS, { pipeline: entity === "deal" ? PIPELINE : null, locale: "ko", hasMarketing: true });

/** A field by the end of its id: `email`, or `company:name`, or a custom field's name above. */
export function fieldOf(name: string, entity: ImportEntity = "deal"): ImportField {
  const id = name.includes(":") ? name : `${entity}:${name}`;
  const found = fieldsOf(entity).find(
    (field) => field.id === id || (field.label === name && field.category === "custom"),
  );
  if (!found) throw new Error(`No field ${name}.`);
  return found;
}
