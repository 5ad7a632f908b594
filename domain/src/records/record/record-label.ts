import type { CrmRecord } from "./record";

type Named = Pick<CrmRecord, "kind" | "deal_name" | "name" | "first_name" | "last_name">;

const HANGUL = /\p{Script=Hangul}/u;

/** A full name: in Hangul the family name comes first, without a space. */
export function fullName({ first_name, last_name }: Pick<Named, "first_name" | "last_name">): string {
  if (!first_name || !last_name) return first_name || last_name;
  return HANGUL.test(first_name + last_name) ? `${last_name}${first_name}` : `${first_name} ${last_name}`;
}

/** A record's label: its entity's name field (docs/product/records.md#what-a-record-is-called). */
export function labelOf(record: Named): string {
  if (record.kind === "lead") return record.deal_name;
  return record.kind === "company" ? record.name : fullName(record);
}
