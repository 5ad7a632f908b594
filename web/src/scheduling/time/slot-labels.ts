import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { TimeFormat } from "./time-format";

/** The clock times of one day's slots; where the clocks go back and two would read alike, the zone's name is added. */
export function slotLabels(slots: readonly Slot[], format: Pick<TimeFormat, "time" | "timeInZone">): string[] {
  const plain = slots.map(({ start }) => format.time(start));
  return slots.map(({ start }, index) => {
    const label = plain[index] ?? "";
    return plain.filter((other) => other === label).length > 1 ? format.timeInZone(start) : label;
  });
}
