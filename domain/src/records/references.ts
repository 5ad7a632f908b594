import { AppError } from "../shared/error";
import type { RecordKind } from "./entity";
import type { CrmRecord } from "./record";
import type { Referred } from "./record-view";
import { recordsTexts } from "./texts";

/** Which references a kind of record has. */
const REFERENCES: Record<RecordKind, readonly ("company" | "contact")[]> = {
  lead: ["company", "contact"],
  company: [],
  contact: ["company"],
};

/** The record referring to another company or contact (null: to none). */
export function refer(
  record: CrmRecord,
  entity: "company" | "contact",
  id: string | null,
  editor: { id: string },
  now: string,
): CrmRecord {
  if (!REFERENCES[record.kind].includes(entity)) throw new AppError("NOT_ACCEPTABLE", recordsTexts.noReference);
  if (record[`${entity}_id`] === id) return record;
  return { ...record, [`${entity}_id`]: id, updated_at: now, updated_by: editor.id };
}

/** Refuses references to what does not exist in the team, or is of another kind. */
export function assertReferred({ company_id, contact_id }: CrmRecord, { records }: Pick<Referred, "records">): void {
  if (company_id && records.get(company_id)?.kind !== "company")
    throw new AppError("NOT_ACCEPTABLE", recordsTexts.companyNotFound);
  if (contact_id && records.get(contact_id)?.kind !== "contact")
    throw new AppError("NOT_ACCEPTABLE", recordsTexts.contactNotFound);
}
