import type { Field } from "@dure/domain/records/field/field";
import { isEmptyValue } from "./values/field-value";

type RequiredField = Pick<Field, "id" | "category" | "type" | "required" | "default_value">;

/**
 * Whether a company or a contact can't be made of its name alone: the team requires more, and no default value fills it.
 * @param isGone whether a default value names a member who has left
 */
export const needsMore = (fields: readonly RequiredField[], isGone: (field: RequiredField) => boolean): boolean =>
  fields.some(
    (field) =>
      field.required &&
      field.category !== "system" &&
      field.id !== "name" &&
      (isEmptyValue(field.default_value) || isGone(field)),
  );
