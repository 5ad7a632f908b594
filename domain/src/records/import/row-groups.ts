import type { ImportItem } from "./import-item";

/**
 * Groups rows so that no two groups share a new company or contact; groups can run in parallel without contention. Rows
 * keep their order within a group.
 */
export function rowGroups(items: readonly ImportItem[]): ImportItem[][] {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    const parent = parents.get(id) ?? id;
    if (parent === id) return id;
    const root = rootOf(parent);
    parents.set(id, root);
    return root;
  };
  for (const item of items) {
    const [first = item.lead.id, ...others] = sharedIds(item);
    for (const id of others) parents.set(rootOf(id), rootOf(first));
  }
  const groups = Map.groupBy(items, (item) => rootOf(sharedIds(item)[0] ?? item.lead.id));
  return [...groups.values()];
}

/** Ids of records that other rows may create too. */
const sharedIds = ({ companies, contact }: ImportItem): string[] => [
  ...companies.map(({ id }) => id),
  ...(contact ? [contact.id] : []),
];
