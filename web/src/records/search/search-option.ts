import { ENTITY_PAGES, recordPath } from "../record/entity-pages";
import type { FoundGroup } from "./use-search";

/** What can be chosen in the search: a record, or the list of all that an entity has. */
export type SearchOption = { id: string; to: string };

/** Undefined if the group shows all of its records. */
export function allOption({ entity, records, total }: FoundGroup, text: string): SearchOption | undefined {
  if (total <= records.length) return undefined;
  return { id: `all-${entity}`, to: `${ENTITY_PAGES[entity].path}?${new URLSearchParams({ q: text })}` };
}

/** All options, in the order in which they are shown. */
export const searchOptions = (groups: readonly FoundGroup[], text: string): SearchOption[] =>
  groups.flatMap((group) => [
    ...group.records.map(({ entity, id }) => ({ id, to: recordPath(entity, id) })),
    ...[allOption(group, text)].filter((option) => option !== undefined),
  ]);
