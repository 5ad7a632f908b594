import { z } from "zod";
import { Time } from "../../shared/value";
import { EntityId } from "../record/entity";
import { OptionColor } from "./option-color";

export const FIELD_TYPES = [
  "text",
  "textarea",
  "email",
  "url",
  "user",
  "checkbox",
  "currency",
  "number",
  "percent",
  "phone-number",
  "date",
  "date-time",
  "select",
  "multi-select",
  "name",
  "many-to-one",
  "stage",
  "record-type",
  "tuple",
  /** What happened to a record's address with campaigns: a condition of filters, never a value. */
  "mail",
] as const;
export const FieldType = z.enum(FIELD_TYPES);
export type FieldType = z.infer<typeof FieldType>;

/**
 * system: filled in by the product; standard: editable, not deletable; custom: made by the team
 * (docs/product/records-fields.md#categories).
 */
export const FieldCategory = z.enum(["system", "standard", "custom"]);

export const StageStatus = z.enum(["BEFORE_SALES", "IN_SALES", "SALES_SUCCESS", "SALES_FAILURE"]);
export type StageStatus = z.infer<typeof StageStatus>;

/** An option of a select. Records store the value, so the label can change. */
export const FieldOption = z.object({ label: z.string(), value: z.string(), color: OptionColor.optional() });
export type FieldOption = z.infer<typeof FieldOption>;

/**
 * Attributes that depend on the type (docs/product/records-fields.md#attributes). `unique`: no two records may share a
 * value.
 */
export const FieldAttributes = z.object({
  code: z.enum(["KRW", "USD"]).optional(),
  precision: z.int().min(0).max(4).optional(),
  options: z.array(FieldOption).optional(),
  /** Removed options that records may still hold, with their last labels. */
  removed_options: z.array(FieldOption).optional(),
  allow_empty: z.boolean().optional(),
  entity_type: EntityId.optional(),
  unique: z.boolean().optional(),
  status_stages: z
    .array(
      z.object({
        record_type: z.object({ id: z.string(), label: z.string() }),
        stages: z.array(
          z.object({ id: z.string(), label: z.string(), status: StageStatus, color: OptionColor.optional() }),
        ),
      }),
    )
    .optional(),
  record_types: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
});
export type FieldAttributes = z.infer<typeof FieldAttributes>;

export const Field = z.object({
  id: z.string(),
  category: FieldCategory.default("custom"),
  /** The key of the label's translation for standard and system fields; the text itself for custom fields. */
  label: z.string(),
  order: z.int(),
  type: FieldType,
  caption: z.string().default(""),
  description: z.string().default(""),
  required: z.boolean().default(false),
  /** The entity that a many-to-one field refers to. */
  refer: EntityId.nullable().default(null),
  default_value: z.unknown().optional(),
  attributes: FieldAttributes.default({}),
  /** Increases with each change; used for optimistic concurrency. */
  version: z.int().default(0),
  /** Set on archived fields only. */
  archived_at: Time.nullable().default(null),
});
export type Field = z.infer<typeof Field>;

export const MAX_TEXT_LENGTH = 1000;
/** docs/product/records-fields.md#values. */
export const MAX_MONEY_AMOUNT = 9_999_999_999.99;
