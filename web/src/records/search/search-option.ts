import { initialsPattern } from "@dure/domain/records/record/initials-pattern";
import type { FoundRecord } from "@dure/domain/records/record/quick-search";
import { ENTITY_PAGES, recordPath } from "../record/entity-pages";
import type { FoundGroup } from "./use-search";

/** What can be chosen in the search: a record, or the list of all that an entity has. */
export type SearchOption = { id: string; to: string };

/**
 * The option that leads to the list of all matches. Undefined if the group shows all of them, or if other fields than
 * names found some: lists search names only (docs/product/records-lists.md#search).
 */
export function allOption({ entity, records, total }: FoundGroup, text: string): SearchOption | undefined {
  if (total <= records.length || !records.every((record) => isNamed(record, text))) return undefined;
  return { id: `all-${entity}`, to: `${ENTITY_PAGES[entity].path}?${new URLSearchParams({ q: text })}` };
}

/** Whether the names of a record have all words of a text. Initial consonants are only searched in names. */
function isNamed({ label, company_name, email }: FoundRecord, text: string): boolean {
  const names = [label, company_name, email].map((name) => (name ?? "").toLowerCase().normalize("NFC"));
  const words = text.toLowerCase().normalize("NFC").trim().split(/\s+/);
  return words.every((word) => initialsPattern(word) !== undefined || names.some((name) => name.includes(word)));
}

/** All options, in the order in which they are shown. */
export const searchOptions = (groups: readonly FoundGroup[], text: string): SearchOption[] =>
  groups.flatMap((group) => [
    ...group.records.map(({ entity, id }) => ({ id, to: recordPath(entity, id) })),
    ...[allOption(group, text)].filter((option) => option !== undefined),
  ]);
