import { z } from "zod";
import { checkValue } from "../../shared/check-value";
import { Id } from "../../shared/value";
import type { FieldSet } from "../field/custom-field";
import type { CrmRecord } from "./record";
import { setRecordReference } from "./references";
import { updateFieldValue } from "./update-field-value";

const REFERENCES = ["company", "contact"] as const;
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
