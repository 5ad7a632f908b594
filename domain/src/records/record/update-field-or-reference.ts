import { z } from "zod";
import { checkValue } from "../../shared/issue";
import { Id } from "../../shared/value";
import type { FieldSet } from "../field/custom-field";
import type { CrmRecord } from "./record";
import { setRecordReference } from "./references";
import { updateFieldValue } from "./update-field-value";

const REFERENCES = ["company", "contact"] as const;
const Referred = z.object({ id: Id }).nullable();

/** The record with one field or reference set; the same record when that changes nothing. Refuses what they refuse. */
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
