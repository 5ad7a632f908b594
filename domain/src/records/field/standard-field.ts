import { AppError } from "../../shared/error";
import type { Locale } from "../../shared/text";
import type { EntityId } from "../record/entity";
import { builtInFieldsOf, NAME_FIELDS } from "./built-in-fields";
import { assertVersion } from "./change-field-definition";
import type { FieldSet, StandardFieldSettings } from "./custom-field";
import { checkDefault } from "./default-value";
import type { Field, FieldAttributes } from "./field";
import type { FieldDefinitionChange, VersionChange } from "./field-definition";
import { fieldTexts } from "./texts";

/** Finds a built-in field of an entity with the team's settings; undefined for any other id. */
export const findBuiltInField = (
  entityId: EntityId,
  fieldId: string,
  set: FieldSet,
  locale: Locale,
): Field | undefined => builtInFieldsOf(entityId, set, locale).find(({ id }) => id === fieldId);

/** A team's settings of a built-in field; empty if it has none. */
export const standardSettingsOf = ({ kind, standard }: FieldSet, fieldId: string): StandardFieldSettings =>
  standard.find(({ field_id }) => field_id === fieldId) ?? { kind, field_id: fieldId, version: 0 };

/**
 * Applies an edit to a team's settings of a standard field: label, description, default value, required, and number
 * format. Nothing else is editable (docs/product/records-fields.md#categories).
 */
export function changeStandardField(
  field: Field,
  given: FieldDefinitionChange,
  { change }: VersionChange,
  set: FieldSet,
): StandardFieldSettings {
  if (field.category === "system") throw new AppError("NOT_ACCEPTABLE", fieldTexts.systemField);
  const before = standardSettingsOf(set, field.id);
  assertVersion(before.version, change);
  assertStandardChange(field, given, NAME_FIELDS[set.kind] === field.id);
  const { caption, description, required, attributes } = given;
  return {
    ...before,
    ...(caption !== undefined && { caption }),
    ...(description !== undefined && { description }),
    ...(required !== undefined && { required }),
    ...("default_value" in given && {
      default_value: checkDefault(set.kind, field, given.default_value, "body.field"),
    }),
    ...(attributes && field.type === "currency" && { attributes: { ...before.attributes, ...moneyOf(attributes) } }),
    version: change.to,
  };
}

function assertStandardChange(field: Field, { type, label, required }: FieldDefinitionChange, isName: boolean): void {
  if (type && type !== field.type) throw new AppError("NOT_ACCEPTABLE", fieldTexts.typeFixed);
  if (label && label !== field.label) throw new AppError("NOT_ACCEPTABLE", fieldTexts.onlyCustomRenamed);
  if (isName && required === false) throw new AppError("NOT_ACCEPTABLE", fieldTexts.nameRequired);
}

const moneyOf = ({ code, precision }: NonNullable<FieldDefinitionChange["attributes"]>): FieldAttributes => ({
  ...(code && { code }),
  ...(precision !== undefined && { precision }),
});
