import { z } from "zod";
import { Time } from "../../shared/value";
import { RecordKind } from "../record/entity";
import { Field, FieldAttributes } from "./field";

/** The types that a team can make fields of (docs/product/records-fields.md#types). */
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

/** Custom fields that one kind of record can have, archived ones included. */
export const MAX_CUSTOM_FIELDS = 500;

/** An id that no standard field has, and that serves as a column's name: the server makes it. */
export const CustomFieldId = z.string().regex(/^cf_[a-z0-9]{16}$/);

/** A team's own field as it is kept. Leads and deals share theirs: a deal is a lead with a deal type. */
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

/** What a team has set for one of the product's own fields. */
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

/** All that a team has defined for a kind of record. `version` changes with every one of them. */
export type FieldSet = {
  kind: RecordKind;
  version: number;
  /** Archived ones too, by their order. */
  custom: CustomField[];
  standard: StandardFieldSettings[];
};

export const NO_FIELDS = (kind: RecordKind): FieldSet => ({ kind, version: 0, custom: [], standard: [] });

/** The same fields, none of them required: for what the product makes by itself. */
export const withoutRequired = ({ custom, standard, ...set }: FieldSet): FieldSet => ({
  ...set,
  custom: custom.map((field) => ({ ...field, required: false })),
  standard: standard.map((field) => ({ ...field, required: false })),
});

export const activeFields = ({ custom }: Pick<FieldSet, "custom">): CustomField[] =>
  custom.filter(({ archived_at }) => archived_at === null);

/** A custom field as the API gives it. */
export const fieldOfCustom = ({ attributes, ...field }: CustomField): Field =>
  Field.parse({ ...field, category: "custom", refer: attributes.entity_type ?? null, attributes });
