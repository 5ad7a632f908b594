import { customValueSchema } from "@dure/domain/records/field/custom-value";
import type { Field } from "@dure/domain/records/field/field";
import { isNameWhole } from "@dure/domain/records/record/record";
import { sharedIssues } from "@dure/domain/shared/shared-issues";
import { z } from "zod";
import { isEmptyValue } from "../../field/values/field-value";

const isCustom = ({ category }: Field) => category === "custom";

/** The schema of a create payload with the custom fields and the built-in fields that the team requires. */
export const createSchema = <Shape extends z.ZodRawShape>(payload: z.ZodObject<Shape>, fields: readonly Field[]) =>
  z
    .object({
      ...payload.shape,
      custom_field: z.object(
        Object.fromEntries(fields.filter(isCustom).map((field) => [field.id, customValueSchema(field)])),
      ),
    })
    .superRefine((values, { addIssue }) => {
      const given = values as Record<string, unknown>;
      if (!isNameWhole(given)) addIssue({ code: "custom", path: ["first_name"], message: sharedIssues.required });
      for (const field of fields) {
        const { path, value } = heldIn(given, field);
        if (field.required && field.category === "standard" && isEmptyValue(value))
          addIssue({ code: "custom", path, message: sharedIssues.required });
      }
    });

/** A built-in field's value in a form, and the path of the input that shows the error if it is missing. */
function heldIn(given: Record<string, unknown>, { id, type }: Field): { path: string[]; value: unknown } {
  if (type === "phone-number") return { path: [id, "value"], value: given[id] };
  // Leads and deals hold their customer's name in its parts.
  if (type !== "name" || id in given) return { path: [id], value: given[id] };
  return { path: ["first_name"], value: `${given.first_name ?? ""}${given.last_name ?? ""}` };
}

/** The initial values of the team's custom fields: their default values, else null. */
export const customDefaults = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter(isCustom).map((field) => [field.id, defaultOf(field) ?? null]));

/** The default values of the built-in fields that a form has. */
export const builtInDefaults = <T extends object>(values: T, fields: readonly Field[]): T => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(
        ({ id, category, default_value }) => category === "standard" && id in values && !isEmptyValue(default_value),
      )
      .map(({ id, default_value }) => [id, default_value]),
  ),
});

/** A field's default value. Those of selects are stored as labels (docs/product/records-fields.md#default-values). */
function defaultOf({ type, default_value, attributes: { options = [] } }: Field): unknown {
  if (type !== "select" && type !== "multi-select") return default_value;
  const labels: unknown[] = Array.isArray(default_value) ? default_value : [];
  const values = options.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
  return type === "select" ? values[0] : values;
}
