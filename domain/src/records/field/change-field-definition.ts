import { AppError } from "../../shared/error";
import { nameKey } from "../record/name-key";
import { builtInFieldNames } from "./built-in-fields";
import { activeFields, type CustomField, type FieldSet, MAX_CUSTOM_FIELDS } from "./custom-field";
import { checkDefault, remapDefault } from "./default-value";
import { changedAttributes, newAttributes } from "./field-attributes";
import type { FieldDefinitionChange, NewFieldDefinition, VersionChange } from "./field-definition";
import { fieldTexts } from "./texts";

/** The editor, the time and new ids for field definitions. */
export type FieldMaker = { newFieldId: () => string; newOptionId: () => string; editor: { id: string }; now: string };

/** Custom fields come after standard ones until somebody reorders them. */
const FIRST_CUSTOM_ORDER = 1000;

/**
 * Makes a new custom field, last in the order.
 * @throws if its name is taken, or an attribute does not fit its type
 */
export function newCustomField(given: NewFieldDefinition, set: FieldSet, maker: FieldMaker): CustomField {
  if (set.custom.length >= MAX_CUSTOM_FIELDS) throw new AppError("NOT_ACCEPTABLE", fieldTexts.tooManyFields);
  assertLabelFree(set, given.label, "body");
  const { label, type, caption = "", description = "" } = given;
  const required = given.required ?? given.attributes?.allow_empty === false;
  const attributes = newAttributes(given, required, maker.newOptionId);
  const { editor, now } = maker;
  return {
    id: maker.newFieldId(),
    kind: set.kind,
    type,
    label,
    order: Math.max(FIRST_CUSTOM_ORDER - 1, ...set.custom.map(({ order }) => order)) + 1,
    caption,
    description,
    required,
    default_value: checkDefault(set.kind, { category: "custom", type, attributes }, given.default_value, "body"),
    attributes,
    version: 1,
    archived_at: null,
    created_at: now,
    created_by: editor.id,
    updated_at: now,
    updated_by: editor.id,
  };
}

/** A custom field after an edit. */
export function changeFieldDefinition(
  before: CustomField,
  given: FieldDefinitionChange,
  { change }: VersionChange,
  set: FieldSet,
  { newOptionId, editor, now }: FieldMaker,
): CustomField {
  if (before.archived_at !== null) throw new AppError("NOT_ACCEPTABLE", fieldTexts.archivedField);
  assertVersion(before.version, change);
  if (given.type && given.type !== before.type) throw new AppError("NOT_ACCEPTABLE", fieldTexts.typeFixed);
  if (given.label !== undefined) assertLabelFree(set, given.label, "body.field", before.id);
  const { label = before.label, caption = before.caption, description = before.description } = given;
  const { allow_empty } = given.attributes ?? {};
  const required = given.required ?? (allow_empty === undefined ? before.required : !allow_empty);
  const attributes = changedAttributes(before, given.attributes ?? {}, required, newOptionId);
  return {
    ...before,
    label,
    caption,
    description,
    required,
    default_value: defaultOf(before, given, attributes),
    attributes,
    version: change.to,
    updated_at: now,
    updated_by: editor.id,
  };
}

function defaultOf(before: CustomField, given: FieldDefinitionChange, attributes: CustomField["attributes"]): unknown {
  const { kind, type } = before;
  if ("default_value" in given)
    return checkDefault(kind, { category: "custom", type, attributes }, given.default_value, "body.field");
  if (type !== "select" && type !== "multi-select") return before.default_value;
  return remapDefault(before.default_value, before.attributes.options ?? [], attributes.options ?? []);
}

/**
 * Optimistic concurrency check.
 * @throws CONFLICT if the edit is based on another version than the stored one
 */
export function assertVersion(stored: number, { from, to }: VersionChange["change"]): void {
  if (from !== stored || to !== from + 1) throw new AppError("CONFLICT", fieldTexts.stale, { version: stored });
}

/** Archives or restores a field; returns the same object if nothing changes. Records keep their values. */
export function toggleField(
  before: CustomField,
  active: boolean,
  set: FieldSet,
  { editor, now }: Pick<FieldMaker, "editor" | "now">,
): CustomField {
  if (active === (before.archived_at === null)) return before;
  if (active && !isLabelFree(set, before.label, before.id))
    throw new AppError("CONFLICT", fieldTexts.labelTakenOnRestore);
  const stamp = { version: before.version + 1, updated_at: now, updated_by: editor.id };
  return { ...before, archived_at: active ? null : now, ...stamp };
}

function assertLabelFree(set: FieldSet, label: string, at: string, id?: string): void {
  if (isLabelFree(set, label, id)) return;
  const { labelTaken } = fieldTexts;
  throw new AppError("CONFLICT", labelTaken, [{ path: `${at}.label`, message: labelTaken }]);
}

/**
 * Whether a label is free. Labels compare like company names, also against the built-in fields' labels in both
 * languages.
 */
export function isLabelFree(set: FieldSet, label: string, id?: string): boolean {
  const others = activeFields(set).filter((field) => field.id !== id);
  const names = [...others.map((field) => field.label), ...builtInFieldNames(set.kind)].map(nameKey);
  return !names.includes(nameKey(label));
}
