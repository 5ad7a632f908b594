/** A group in the list: its number of rows, and whether they are folded. */
export type LaidGroup = { count: number; isFolded: boolean };

/** What a grouped list shows at an index: a group's head, or one of its rows. */
export type GroupPlace = { group: number; row: number | undefined };

/** The places of a grouped list: each group's head, and its rows below unless it is folded. */
export function groupLayout(groups: readonly LaidGroup[]) {
  const starts: number[] = [];
  let count = 0;
  for (const group of groups) {
    starts.push(count);
    count += 1 + (group.isFolded ? 0 : group.count);
  }
  return {
    /** The number of heads and unfolded rows. */
    count,
    at: (index: number): GroupPlace | undefined => {
      if (index < 0 || index >= count) return undefined;
      const group = lastAtMost(starts, index);
      const row = index - (starts[group] ?? 0) - 1;
      return { group, row: row < 0 ? undefined : row };
    },
  };
}

/** The index of the last of the ascending `starts` that is not above `index`; a binary search. */
function lastAtMost(starts: readonly number[], index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The pages of groups, as `group:page`, that the places from `first` to `last` need. */
export function pagesIn(
  layout: ReturnType<typeof groupLayout>,
  { first, last }: { first: number; last: number },
  pageRows: number,
): string[] {
  const pages = new Set<string>();
  for (let index = Math.max(first, 0); index <= Math.min(last, layout.count - 1); index += 1) {
    const place = layout.at(index);
    if (place?.row !== undefined) pages.add(`${place.group}:${Math.floor(place.row / pageRows)}`);
  }
  return [...pages];
}
