/** One drawn row: the place in the list that it shows, and the element that shows it. */
export type RowSlot = { index: number; slot: number };

/**
 * The rows to render: the visible ones and `overscan` on each side, always the same number. A row that scrolls out at
 * one end passes its slot to the one that scrolls in at the other.
 */
export function rowSlots(startIndex: number, seen: number, overscan: number, count: number): RowSlot[] {
  const size = Math.min(seen + 2 * overscan, count);
  const first = Math.max(Math.min(startIndex - overscan, count - size), 0);
  return Array.from({ length: size }, (_, offset) => ({ index: first + offset, slot: (first + offset) % size }));
}

/** The rows in the order of an earlier render's slots; new slots come last. */
export function inOrderOf(rows: readonly RowSlot[], slots: readonly number[]): RowSlot[] {
  const bySlot = new Map(rows.map((row) => [row.slot, row]));
  const known = slots.flatMap((slot) => bySlot.get(slot) ?? []);
  return known.length === rows.length ? known : [...rows];
}
