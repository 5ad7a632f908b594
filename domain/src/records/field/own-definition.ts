import { AppError } from "../../shared/error";
import type { Locale } from "../../shared/text";
import type { EntityId } from "../record/entity";
import { assertVersion } from "./change-definition";
import type { FieldSet, StandardFieldSettings } from "./custom-field";
import { checkDefault } from "./default-value";
import type { DefinitionChange, VersionChange } from "./definition";
import type { Field, FieldAttributes } from "./field";
import { NAME_FIELDS, ownFieldsOf } from "./fields";
import { definitionTexts } from "./texts";

/** One of the product's own fields of an entity, as the team has set it; undefined for any other id. */
export const findOwnField = (entityId: EntityId, fieldId: string, set: FieldSet, locale: Locale): Field | undefined =>
  ownFieldsOf(entityId, set, locale).find(({ id }) => id === fieldId);

/** What a team has set for one of the product's own fields, or nothing yet. */
export const settingsOf = ({ kind, standard }: FieldSet, fieldId: string): StandardFieldSettings =>
  standard.find(({ field_id }) => field_id === fieldId) ?? { kind, field_id: fieldId, version: 0 };

/**
 * A team's settings of a standard field after an edit: its caption, description, default value, whether it is required,
 * and how an amount is written. Everything else of it is the product's (docs/product/records-fields.md#categories).
 */
export function changeSettings(
  field: Field,
  given: DefinitionChange,
  { change }: VersionChange,
  set: FieldSet,
): StandardFieldSettings {
  if (field.category === "system") throw new AppError("NOT_ACCEPTABLE", definitionTexts.systemField);
  const before = settingsOf(set, field.id);
  assertVersion(before.version, change);
  assertOwn(field, given, NAME_FIELDS[set.kind] === field.id);
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

function assertOwn(field: Field, { type, label, required }: DefinitionChange, isName: boolean): void {
  if (type && type !== field.type) throw new AppError("NOT_ACCEPTABLE", definitionTexts.typeFixed);
  if (label && label !== field.label) throw new AppError("NOT_ACCEPTABLE", definitionTexts.onlyCustomRenamed);
  if (isName && required === false) throw new AppError("NOT_ACCEPTABLE", definitionTexts.nameRequired);
}

const moneyOf = ({ code, precision }: NonNullable<DefinitionChange["attributes"]>): FieldAttributes => ({
  ...(code && { code }),
  ...(precision !== undefined && { precision }),
});
