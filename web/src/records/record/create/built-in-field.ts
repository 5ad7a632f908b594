import type { Field } from "@dure/domain/records/field/field";

/** How a form shows a built-in field: whether the team requires it, and its caption. */
export const builtInField =
  (fields: readonly Field[]) =>
  (id: string): { required: boolean; hint?: string } => {
    const field = fields.find((one) => one.id === id);
    return { required: field?.required ?? false, ...(field?.caption && { hint: field.caption }) };
  };
