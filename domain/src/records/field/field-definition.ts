import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { Id, Line, Lines } from "../../shared/value";
import { EntityId } from "../record/entity";
import { CreatableType } from "./custom-field";
import { FieldType } from "./field";
import { OptionColor } from "./option-color";

/** Maximum length of a field's or an option's name. */
export const MAX_LABEL_LENGTH = 100;
/** Maximum of options per select. */
export const MAX_OPTIONS = 200;

export const FieldLabel = Line(MAX_LABEL_LENGTH).min(1, sharedIssues.required);
const HelpText = Lines(500);

/** An option in a request; without a known `value` it is a new one. */
const OptionInput = z.object({
  label: Line(MAX_LABEL_LENGTH),
  value: Id.optional(),
  /** Left out, it stays as it is; null takes it away. */
  color: OptionColor.nullable().optional(),
});
export type OptionInput = z.infer<typeof OptionInput>;

const AttributesInput = z.object({
  /** Any other currency is read as KRW (docs/product/records-fields.md#attributes). */
  code: z.enum(["KRW", "USD"]).catch("KRW").optional(),
  precision: z.int().min(0).max(4).optional(),
  options: z.array(OptionInput).max(MAX_OPTIONS).optional(),
  /** The opposite of `required`. */
  allow_empty: z.boolean().optional(),
  entity_type: EntityId.optional(),
  unique: z.boolean().optional(),
});
export type AttributesInput = z.infer<typeof AttributesInput>;

/** The body of `POST /sales-entity/{entityId}/fields`. */
export const NewFieldDefinition = z.object({
  label: FieldLabel,
  type: CreatableType,
  caption: HelpText.optional(),
  /** Visible to admins only. */
  description: HelpText.optional(),
  required: z.boolean().optional(),
  /** Selects: a list of labels. */
  default_value: z.unknown().optional(),
  attributes: AttributesInput.optional(),
});
export type NewFieldDefinition = z.infer<typeof NewFieldDefinition>;

/** A partial edit. Older clients send the whole field, including its type. */
export const FieldDefinitionChange = NewFieldDefinition.partial().extend({ type: FieldType.optional() });
export type FieldDefinitionChange = z.infer<typeof FieldDefinitionChange>;

/** The version that an edit is based on, and its next one; a stale `from` is refused. */
export const VersionChange = z.object({ change: z.object({ from: z.int().min(0), to: z.int().min(1) }) });
export type VersionChange = z.infer<typeof VersionChange>;
