import type { ImportItem } from "./import-item";

/**
 * Rows in groups that have no new company and no contact in common, so that two of them never wait for each other; each
 * group's rows in their order.
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

/** What other rows may want to make too. */
const sharedIds = ({ companies, contact }: ImportItem): string[] => [
  ...companies.map(({ id }) => id),
  ...(contact ? [contact.id] : []),
];
