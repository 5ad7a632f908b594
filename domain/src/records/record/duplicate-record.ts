import { AppError } from "../../shared/error";
import { cutText, type Locale } from "../../shared/text";
import type { FieldSet } from "../field/custom-field";
import { MAX_TEXT_LENGTH } from "../field/field";
import { recordsTexts } from "../texts";
import type { RecordStamp } from "./new-record";
import type { CrmRecord } from "./record";
import { fullName } from "./record-label";

const SUFFIX = { ko: " (사본)", en: " (copy)" } as const;

/**
 * Copies a record under a new name, without notes, files, meetings and unique values. Companies are refused, since
 * their names are unique (docs/product/records.md#duplicate).
 */
export function duplicateRecord(record: CrmRecord, fields: FieldSet, { id, editor, now }: RecordStamp, locale: Locale) {
  if (record.kind === "company") throw new AppError("NOT_ACCEPTABLE", recordsTexts.companyNotDuplicated);
  const unique = new Set(fields.custom.filter(({ attributes }) => attributes.unique).map((field) => field.id));
  const isDeal = record.record_type_id !== null;
  return {
    ...record,
    ...renamed(record, SUFFIX[locale]),
    id,
    // A visitor's history belongs to the original record.
    visitor_id: null,
    first_meeting_at: null,
    ...(isDeal && { deal_converted_at: now, pipeline_added_at: now, stage_entered_at: now }),
    custom: Object.fromEntries(Object.entries(record.custom).filter(([fieldId]) => !unique.has(fieldId))),
    created_at: now,
    created_by: editor.id,
    updated_at: now,
    updated_by: editor.id,
  };
}

/** The suffix goes to the end of the name as it is displayed. */
function renamed({ kind, deal_name, first_name, last_name }: CrmRecord, suffix: string): Partial<CrmRecord> {
  if (kind === "lead") return { deal_name: suffixed(deal_name, suffix) };
  const endsInFirst = fullName({ first_name, last_name }).endsWith(first_name) && first_name !== "";
  return endsInFirst ? { first_name: suffixed(first_name, suffix) } : { last_name: suffixed(last_name, suffix) };
}

const suffixed = (name: string, suffix: string) => cutText(name, MAX_TEXT_LENGTH - suffix.length) + suffix;
