import { z } from "zod";
import { EntityId } from "./entity";

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
] as const;
export const FieldType = z.enum(FIELD_TYPES);
export type FieldType = z.infer<typeof FieldType>;

/** system: kept by the product; standard: editable, not deletable; custom: the team's own (spec/2-records.md §3). */
export const FieldCategory = z.enum(["system", "standard", "custom"]);

export const StageStatus = z.enum(["BEFORE_SALES", "IN_SALES", "SALES_SUCCESS", "SALES_FAILURE"]);
export type StageStatus = z.infer<typeof StageStatus>;

export const FieldAttributes = z.object({
  code: z.enum(["KRW", "USD"]).optional(),
  precision: z.int().min(0).max(4).optional(),
  options: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  allow_empty: z.boolean().optional(),
  entity_type: EntityId.optional(),
});

export const Field = z.object({
  id: z.string(),
  category: FieldCategory,
  /** The key of the label's translation for standard and system fields; the text itself for custom fields. */
  label: z.string(),
  order: z.int(),
  type: FieldType,
  caption: z.string().default(""),
  description: z.string().default(""),
  required: z.boolean().default(false),
  default_value: z.unknown().optional(),
  attributes: FieldAttributes.default({}),
});
export type Field = z.infer<typeof Field>;

export const MAX_TEXT_LENGTH = 1000;
/** spec/2-records.md §9. */
export const MAX_MONEY_AMOUNT = 9_999_999_999.99;
