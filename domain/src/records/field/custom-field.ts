import { z } from "zod";
import { Time } from "../../shared/value";
import { RecordKind } from "../record/entity";
import { Field, FieldAttributes } from "./field";

/** The types of custom fields (docs/product/records-fields.md#types). */
export const CREATABLE_TYPES = [
  "text",
  "textarea",
  "date",
  "number",
  "percent",
  "currency",
  "email",
  "phone-number",
  "select",
  "multi-select",
  "checkbox",
  "url",
  "user",
  "many-to-one",
] as const;
export const CreatableType = z.enum(CREATABLE_TYPES);
export type CreatableType = z.infer<typeof CreatableType>;

/** Maximum of custom fields per kind of record, archived ones included. */
export const MAX_CUSTOM_FIELDS = 500;

/** A server-made id that no standard field has and that is safe as a column name. */
export const CustomFieldId = z.string().regex(/^cf_[a-z0-9]{16}$/);

/** A stored custom field. Leads and deals share their fields: a deal is a lead with a deal type. */
export const CustomField = z.object({
  id: CustomFieldId,
  kind: RecordKind,
  type: CreatableType,
  label: z.string(),
  order: z.int(),
  caption: z.string().default(""),
  description: z.string().default(""),
  required: z.boolean().default(false),
  default_value: z.unknown().optional(),
  attributes: FieldAttributes.default({}),
  version: z.int(),
  archived_at: Time.nullable().default(null),
  created_at: Time,
  created_by: z.string(),
  updated_at: Time,
  updated_by: z.string(),
});
export type CustomField = z.infer<typeof CustomField>;

/** A team's settings of a standard field. */
export const StandardFieldSettings = z.object({
  /** The field's id within its kind. */
  field_id: z.string(),
  kind: RecordKind,
  caption: z.string().optional(),
  description: z.string().optional(),
  required: z.boolean().optional(),
  default_value: z.unknown().optional(),
  attributes: FieldAttributes.optional(),
  order: z.int().optional(),
  version: z.int(),
});
export type StandardFieldSettings = z.infer<typeof StandardFieldSettings>;

/** All field definitions of a kind of record. `version` increases with every change. */
export type FieldSet = {
  kind: RecordKind;
  version: number;
  /** In order, archived ones included. */
  custom: CustomField[];
  standard: StandardFieldSettings[];
};

export const NO_FIELDS = (kind: RecordKind): FieldSet => ({ kind, version: 0, custom: [], standard: [] });

/** The same fields, none of them required: for records that the product creates by itself. */
export const withoutRequired = ({ custom, standard, ...set }: FieldSet): FieldSet => ({
  ...set,
  custom: custom.map((field) => ({ ...field, required: false })),
  standard: standard.map((field) => ({ ...field, required: false })),
});

export const activeFields = ({ custom }: Pick<FieldSet, "custom">): CustomField[] =>
  custom.filter(({ archived_at }) => archived_at === null);

/** The API shape of a custom field. */
export const fieldOfCustom = ({ attributes, ...field }: CustomField): Field =>
  Field.parse({ ...field, category: "custom", refer: attributes.entity_type ?? null, attributes });
