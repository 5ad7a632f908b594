import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { TimeFormat } from "./time-format";

/** The labels of a day's slots; times that occur twice when clocks go back get the zone's name. */
export function slotLabels(slots: readonly Slot[], format: Pick<TimeFormat, "time" | "timeInZone">): string[] {
  const plain = slots.map(({ start }) => format.time(start));
  return slots.map(({ start }, index) => {
    const label = plain[index] ?? "";
    return plain.filter((other) => other === label).length > 1 ? format.timeInZone(start) : label;
  });
}
