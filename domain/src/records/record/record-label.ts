import type { CrmRecord } from "./record";

type Named = Pick<CrmRecord, "kind" | "deal_name" | "name" | "first_name" | "last_name">;

const HANGUL = /\p{Script=Hangul}/u;

/** A person's whole name: family name first and without a space where it is written in Hangul. */
export function fullName({ first_name, last_name }: Pick<Named, "first_name" | "last_name">): string {
  if (!first_name || !last_name) return first_name || last_name;
  return HANGUL.test(first_name + last_name) ? `${last_name}${first_name}` : `${first_name} ${last_name}`;
}

/** What a record is called: the record-name field of its entity (docs/product/records.md#what-a-record-is-called). */
export function labelOf(record: Named): string {
  if (record.kind === "lead") return record.deal_name;
  return record.kind === "company" ? record.name : fullName(record);
}
