import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import type { Format } from "../../../lib/format";

export type SubtitleTexts = {
  format: Pick<Format, "phone" | "date">;
  amountText: (amount: number) => string;
  nameOf: (memberId: string) => string | undefined;
};

/** What a related record shows below its name (docs/product/records.md#details). A deal's stage is shown beside its name. */
export function relatedSubtitle(record: RecordView, { format, amountText, nameOf }: SubtitleTexts): string[] {
  const { email, phone, phone_number, contract_amount, assignee, deal_converted_at } = record;
  const created = format.date(record.created_at);
  const facts: Record<EntityId, (string | false | null | undefined)[]> = {
    lead: [email, phone_number && format.phone(phone_number), record.incoming_source, created],
    deal: [
      record.record_type?.name,
      contract_amount !== null && amountText(contract_amount),
      assignee && nameOf(assignee),
      deal_converted_at && format.date(deal_converted_at),
    ],
    company: [record.url, created],
    contact: [record.role, email, phone && format.phone(phone), created],
  };
  return facts[record.entity].flatMap((fact) => fact || []);
}
