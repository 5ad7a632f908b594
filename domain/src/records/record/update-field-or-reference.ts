import { z } from "zod";
import { checkValue } from "../../shared/check-value";
import { Id } from "../../shared/value";
import type { FieldSet } from "../field/custom-field";
import type { CrmRecord } from "./record";
import { setRecordReference } from "./references";
import { updateFieldValue } from "./update-field-value";

const REFERENCES = ["company", "contact"] as const;
const NAME_PARTS = ["first_name", "last_name"];
const Referred = z.object({ id: Id }).nullable();

/** Sets a field or a reference; returns the same object if nothing changes. Throws what those two throw. */
export function updateFieldOrReference(
  record: CrmRecord,
  fieldId: string,
  value: unknown,
  fields: FieldSet,
  editor: { id: string },
  now: string,
): CrmRecord {
  const reference = REFERENCES.find((one) => one === fieldId);
  if (!reference) return updateFieldValue(record, fieldId, value, fields, editor, now);
  return setRecordReference(
    record,
    reference,
    checkValue(Referred, value ?? null, "body.value")?.id ?? null,
    fields,
    editor,
    now,
  );
}

/** Whether the field is a part of a person's name. */
export const isNamePart = (fieldId: string): boolean => NAME_PARTS.includes(fieldId);

/**
 * Sets several fields, in their order; returns the same object if nothing changes. The parts of a lead's or deal's name
 * are set together, since a last name alone is none. Throws what setting one of the fields throws.
 */
export function updateFields(
  record: CrmRecord,
  values: readonly { id: string; value?: unknown }[],
  fields: FieldSet,
  editor: { id: string },
  now: string,
): CrmRecord {
  const parts = record.kind === "lead" ? values.filter(({ id }) => isNamePart(id)) : [];
  const given = Object.fromEntries(parts.map(({ id, value }) => [id, value]));
  return values.reduce((changed, one) => {
    const { first_name, last_name } = changed;
    const whole = { id: "name", value: { first_name, last_name, ...given } };
    if (parts.includes(one) && one !== parts.at(-1)) return changed;
    const { id, value } = parts.includes(one) ? whole : one;
    return updateFieldOrReference(changed, id, value, fields, editor, now);
  }, record);
}
