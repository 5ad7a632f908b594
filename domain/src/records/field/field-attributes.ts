import { AppError } from "../../shared/error";
import type { CreatableType, CustomField } from "./custom-field";
import type { FieldAttributes } from "./field";
import type { AttributesInput, NewFieldDefinition } from "./field-definition";
import { changeOptions } from "./field-options";
import { fieldTexts } from "./texts";

/** The types that support `unique`. */
const UNIQUE_TYPES: readonly CreatableType[] = ["text", "email", "url", "number", "phone-number"];
export const canBeUnique = (type: CreatableType): boolean => UNIQUE_TYPES.includes(type);

const isSelect = (type: CreatableType) => type === "select" || type === "multi-select";
const isNumber = (type: CreatableType) => type === "number" || type === "percent" || type === "currency";

/** The attributes of a new field: those of its type, with defaults. */
export function newAttributes(
  { type, attributes: given = {} }: Pick<NewFieldDefinition, "type" | "attributes">,
  required: boolean,
  newOptionId: () => string,
): FieldAttributes {
  if (given.unique && !canBeUnique(type)) throw new AppError("NOT_ACCEPTABLE", fieldTexts.uniqueNotAllowed);
  if (type === "many-to-one" && !given.entity_type)
    throw new AppError("BAD_REQUEST", fieldTexts.needsEntity, [
      { path: "body.attributes.entity_type", message: fieldTexts.needsEntity },
    ]);
  return {
    ...(type === "currency" && { code: given.code ?? "KRW" }),
    ...(isNumber(type) && { precision: given.precision ?? 0 }),
    ...(isSelect(type) && {
      ...changeOptions({}, given.options ?? [], newOptionId, "body"),
      allow_empty: !required,
    }),
    ...(type === "many-to-one" && { entity_type: given.entity_type }),
    ...(given.unique && { unique: true }),
  };
}

/** The attributes after an edit. Attributes that existing values depend on cannot change. */
export function changedAttributes(
  { type, attributes: before }: Pick<CustomField, "type" | "attributes">,
  given: AttributesInput,
  required: boolean,
  newOptionId: () => string,
): FieldAttributes {
  if (given.unique !== undefined && given.unique !== (before.unique ?? false))
    throw new AppError("NOT_ACCEPTABLE", fieldTexts.uniqueFixed);
  if (given.entity_type && before.entity_type && given.entity_type !== before.entity_type)
    throw new AppError("NOT_ACCEPTABLE", fieldTexts.entityFixed);
  return {
    ...before,
    ...(type === "currency" && given.code && { code: given.code }),
    ...(isNumber(type) && given.precision !== undefined && { precision: given.precision }),
    ...(isSelect(type) && given.options && changeOptions(before, given.options, newOptionId, "body.field")),
    ...(isSelect(type) && { allow_empty: !required }),
  };
}
