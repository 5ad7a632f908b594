import { CreatableType } from "@dure/domain/records/field/custom-field";
import { customValueSchema } from "@dure/domain/records/field/custom-value";
import { type Field, FieldType } from "@dure/domain/records/field/field";
import { FieldLabel, type NewFieldDefinition } from "@dure/domain/records/field/field-definition";
import { optionProblems } from "@dure/domain/records/field/field-options";
import { OptionColor } from "@dure/domain/records/field/option-color";
import { EntityId } from "@dure/domain/records/record/entity";
import { z } from "zod";

/** An option in the form; `key` stays the same while its name is rewritten. */
const OptionDraft = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string().optional(),
  /** Null removes the stored color. */
  color: OptionColor.nullable().optional(),
});
export type OptionDraft = z.infer<typeof OptionDraft>;

const isSelect = (type: FieldType) => type === "select" || type === "multi-select";
const isNumber = (type: FieldType) => type === "number" || type === "percent" || type === "currency";

/** A field's definition as its form holds it. */
export const FieldDraft = z
  .object({
    label: FieldLabel,
    type: FieldType,
    caption: z.string().trim().max(500),
    description: z.string().trim().max(500),
    required: z.boolean(),
    unique: z.boolean(),
    code: z.enum(["KRW", "USD"]),
    precision: z.string().transform(Number).pipe(z.int().min(0).max(4)),
    entity_type: EntityId.nullable(),
    options: z.array(OptionDraft),
    /** For select fields, the keys of options. */
    default_value: z.unknown(),
  })
  .superRefine(({ type, entity_type, options, default_value, precision }, { addIssue }) => {
    const refuse = (path: string) => addIssue({ code: "custom", path: [path] });
    if (type === "many-to-one" && entity_type === null) refuse("entity_type");
    if (isSelect(type) && (options.length === 0 || optionProblems(options).some(Boolean))) refuse("options");
    const value = customValueSchema({ type, required: false, attributes: { precision } });
    if (!isSelect(type) && CreatableType.safeParse(type).success && !value.safeParse(default_value).success)
      refuse("default_value");
  });
export type FieldDraft = z.output<typeof FieldDraft>;
export type FieldDraftInput = z.input<typeof FieldDraft>;

/** The form of a field that exists, or of a new one. */
export function draftOf(field: Field | undefined, type: FieldType): FieldDraftInput {
  const { attributes = {}, default_value } = field ?? {};
  const options = (attributes.options ?? []).map((option) => ({ key: option.value, ...option }));
  const labels: unknown[] = Array.isArray(default_value) ? default_value : [];
  return {
    label: field?.label ?? "",
    type: field?.type ?? type,
    caption: field?.caption ?? "",
    description: field?.description ?? "",
    required: field?.required ?? false,
    unique: attributes.unique ?? false,
    code: attributes.code ?? "KRW",
    precision: String(attributes.precision ?? 0),
    entity_type: attributes.entity_type ?? null,
    options,
    default_value: isSelect(field?.type ?? type)
      ? options.filter(({ label }) => labels.includes(label)).map(({ key }) => key)
      : (default_value ?? null),
  };
}

/** The definition that is sent to the server, with the attributes of the draft's type only. */
export function definitionOf(draft: FieldDraft): Omit<NewFieldDefinition, "type"> {
  const { label, type, caption, description, required, unique, code, precision, entity_type, options } = draft;
  return {
    label,
    caption,
    description,
    required,
    default_value: defaultOf(draft),
    attributes: {
      ...(type === "currency" && { code }),
      ...(isNumber(type) && { precision }),
      ...(isSelect(type) && { options: options.map(sentOption) }),
      ...(type === "many-to-one" && entity_type && { entity_type }),
      ...(unique && { unique }),
    },
  };
}

const sentOption = ({ label, value, color }: OptionDraft) => ({
  label,
  value,
  ...(color !== undefined && { color }),
});

function defaultOf({ type, default_value, options, unique }: FieldDraft): unknown {
  if (unique) return null;
  if (!isSelect(type)) return default_value ?? null;
  const keys = [default_value].flat();
  return options.filter(({ key }) => keys.includes(key)).map(({ label }) => label.trim());
}
