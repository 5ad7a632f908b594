import { z } from "zod";
import { fieldsOf, isBuiltInField } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { Field } from "../field/field";
import { LABEL_GROUP } from "../field/field-labels";
import { pipelineFields } from "../field/pipeline-fields";
import { systemFields } from "../field/system-fields";
import type { Pipeline } from "../pipeline/pipeline";
import { EntityId, kindOf, type RecordKind } from "../record/entity";

/** The importable entities; companies and contacts also come along with what refers to them. */
export const ImportEntity = EntityId;
export type ImportEntity = z.infer<typeof ImportEntity>;

/** From this API version on, field ids are written as {entity}:{id} (docs/product/records-transfer.md#mapping). */
const PREFIXED_VERSION = "20250905";

/** A field that a column can be mapped to. */
export const ImportField = Field.pick({
  id: true,
  label: true,
  type: true,
  category: true,
  caption: true,
  required: true,
  default_value: true,
  attributes: true,
}).extend({
  entity: EntityId,
  /**
   * The part of a row that it belongs to: the row's own record (`lead`, whatever the entity), or that record's company
   * or contact.
   */
  part: z.enum(["lead", "company", "contact"]),
  /** The field's id within its entity. */
  field_id: z.string(),
});
export type ImportField = z.infer<typeof ImportField>;

export type FieldSets = Record<RecordKind, FieldSet>;

/** Fields for a person's name, in one column or in two. */
const withNameParts = (field: Field): Field[] =>
  field.type === "name"
    ? [field, namePart(field, "first_name", "firstName"), namePart(field, "last_name", "lastName")]
    : [field];

const namePart = (name: Field, id: string, label: string): Field => ({
  ...name,
  id,
  type: "text",
  label: name.label.replace(/\.name$/, `.${label}`),
  required: false,
});

const importable = (entity: EntityId, set: FieldSet, locale: "ko" | "en"): Field[] =>
  fieldsOf(entity, set, locale)
    .filter(({ category }) => category !== "system")
    .flatMap(withNameParts);

/** The marketing status of the row's address; only if the team has e-mail marketing. */
const statusField = (locale: "ko" | "en"): Field[] =>
  systemFields(locale).filter(({ id }) => id === "subscribe_status");

/** The registered company that a row's new company is (docs/product/journeys.md#where-it-is-used). */
const registryField = (): Field =>
  Field.parse({ id: "nice_id", type: "text", category: "standard", label: "company.nice_id", order: 0 });

/** The id of a row's own record, which only finds records (docs/product/records-transfer.md#updating-records). */
const idField = (entity: EntityId): Field =>
  Field.parse({
    id: "id",
    type: "text",
    category: "standard",
    label: `${LABEL_GROUP[kindOf(entity)]}.record_id`,
    order: 0,
  });

type Setting = {
  /** The deal type, for deals. */
  pipeline: Pipeline | null;
  locale: "ko" | "en";
  hasMarketing?: boolean;
};

/**
 * The fields that columns can be mapped to: those of the row's own record, then those of its company and contact. An
 * imported contact belongs to its row's company.
 */
export function importFields(entity: ImportEntity, sets: FieldSets, setting: Setting): ImportField[] {
  const { locale } = setting;
  const companies = () => [...importable("company", sets.company, locale), registryField()];
  const contacts = () => importable("contact", sets.contact, locale);
  if (entity === "company") return ofPart("company", "lead", [...companies(), idField(entity)]);
  if (entity === "contact")
    return [
      ...ofPart("contact", "lead", [...contacts(), idField(entity)]),
      ...ofPart("company", "company", companies()),
    ];
  return [
    ...ofPart(entity, "lead", [...leadFields(entity, sets, setting), idField(entity)]),
    ...ofPart("company", "company", companies()),
    ...ofPart(
      "contact",
      "contact",
      contacts().filter(({ id }) => id !== "company"),
    ),
  ];
}

const ofPart = (entity: EntityId, part: ImportField["part"], fields: readonly Field[]): ImportField[] =>
  fields.map((field) => ImportField.parse({ ...field, id: `${entity}:${field.id}`, entity, part, field_id: field.id }));

/** A lead has all fields of a deal except its stage; fields that only deals require are optional on leads. */
function leadFields(entity: "lead" | "deal", sets: FieldSets, { pipeline, locale, hasMarketing = false }: Setting) {
  const [title, ...others] = importable("deal", sets.lead, locale).map((field) => ({
    ...field,
    required: field.required && (field.category === "custom" || isBuiltInField(entity, field.id)),
  }));
  const stage = pipelineFields(pipeline ? [pipeline] : []).filter(({ id }) => entity === "deal" && id === "stage");
  return [
    ...(title ? [title] : []),
    ...stage.map((field) => ({ ...field, required: true })),
    ...others,
    ...(hasMarketing ? statusField(locale) : []),
  ];
}

/** Fields with the ids of an API version. Older versions know only the fields of the lead or deal, without a prefix. */
export function fieldsOfVersion(
  fields: readonly ImportField[],
  entity: ImportEntity,
  version: string | undefined,
): ImportField[] {
  if (version !== undefined && version >= PREFIXED_VERSION) return [...fields];
  return fields.filter((field) => field.entity === entity).map((field) => ({ ...field, id: field.field_id }));
}
