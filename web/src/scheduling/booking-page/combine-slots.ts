import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";

/**
 * The times that all attendees offer (collective) or that any of them offers (round robin), in order and without
 * duplicates.
 */
export function combineSlots(strategy: "collective" | "round-robin", lists: readonly (readonly Slot[])[]): Slot[] {
  const [first = [], ...others] = lists;
  if (strategy === "collective") {
    const starts = others.map((list) => new Set(list.map(({ start }) => start)));
    return first.filter(({ start }) => starts.every((known) => known.has(start)));
  }
  const byStart = new Map(lists.flat().map((slot) => [slot.start, slot]));
  return [...byStart.values()].sort((a, b) => a.start.localeCompare(b.start));
}
