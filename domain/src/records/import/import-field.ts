import { z } from "zod";
import { fieldsOf, isBuiltInField } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { Field } from "../field/field";
import { pipelineFields } from "../field/pipeline-fields";
import { systemFields } from "../field/system-fields";
import type { Pipeline } from "../pipeline/pipeline";
import type { EntityId, RecordKind } from "../record/entity";

/** The importable entities; companies and contacts are imported along with their leads and deals. */
export const ImportEntity = z.enum(["lead", "deal"]);
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
  entity: z.enum(["lead", "deal", "company", "contact"]),
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

/** What the row's address may be sent; where the team has e-mail marketing. */
const statusField = (locale: "ko" | "en"): Field[] =>
  systemFields(locale).filter(({ id }) => id === "subscribe_status");

/** Which company of the registry a row's new company is (docs/product/journeys.md#where-it-is-used). */
const registryField = (): Field =>
  Field.parse({ id: "nice_id", type: "text", category: "standard", label: "company.nice_id", order: 0 });

type Setting = {
  /** The deal type, for deals. */
  pipeline: Pipeline | null;
  locale: "ko" | "en";
  hasMarketing?: boolean;
};

/**
 * The fields that columns can be mapped to: those of the lead or deal, then of its company and contact. An imported
 * contact belongs to its row's company.
 */
export function importFields(
  entity: ImportEntity,
  sets: FieldSets,
  { pipeline, locale, hasMarketing = false }: Setting,
): ImportField[] {
  const of = (owner: ImportField["entity"], fields: Field[]) =>
    fields.map((field) =>
      ImportField.parse({ ...field, id: `${owner}:${field.id}`, entity: owner, field_id: field.id }),
    );
  // A lead has all fields of a deal except its stage; fields that only deals require are optional on leads.
  const leadFields = importable("deal", sets.lead, locale).map((field) => ({
    ...field,
    required: field.required && (field.category === "custom" || isBuiltInField(entity, field.id)),
  }));
  const stage = pipelineFields(pipeline ? [pipeline] : []).filter(({ id }) => entity === "deal" && id === "stage");
  return [
    ...of(entity, [
      ...leadFields.slice(0, 1),
      ...stage.map((field) => ({ ...field, required: true })),
      ...leadFields.slice(1),
      ...(hasMarketing ? statusField(locale) : []),
    ]),
    ...of("company", [...importable("company", sets.company, locale), registryField()]),
    ...of(
      "contact",
      importable("contact", sets.contact, locale).filter(({ id }) => id !== "company"),
    ),
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
