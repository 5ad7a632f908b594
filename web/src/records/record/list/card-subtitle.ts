import type { RecordView } from "@dure/domain/records/record/record";
import { quickLink } from "../../field/values/quick-link";
import type { CellTexts } from "./table/cell-text";

/** The height of a record's card. */
export const CARD_PX = 68;

/** What a record's card says below its name on a phone, in one line. */
export function cardSubtitle(record: RecordView, words: Pick<CellTexts, "nameOf" | "format">): string {
  return factsOf(record, words).filter(Boolean).join(" · ");
}

/** The link to call the person of a card; undefined if the number is missing or masked. */
export function callLinkOf(record: RecordView, format: CellTexts["format"]): string | undefined {
  const phone = record.phone_number ?? record.phone ?? record.tel;
  return record.blurred ? undefined : quickLink({ type: "phone-number" }, phone, format)?.href;
}

function factsOf(
  { entity, company, incoming_source, assignee, url, address, role, email, phone }: RecordView,
  { nameOf, format }: Pick<CellTexts, "nameOf" | "format">,
) {
  if (entity === "company") return [url, address];
  if (entity === "contact") return [company?.label, role, email || (phone && format.phone(phone))];
  return [company?.label, incoming_source, assignee && nameOf(assignee)];
}
