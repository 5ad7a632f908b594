import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { zoneDay } from "./zone-day";

/** Groups slots by the local day (yyyy-mm-dd) of their start in the visitor's zone, not the host's. */
export function groupSlots(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = zoneDay(slot.start, zone);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}
