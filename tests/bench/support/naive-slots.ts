import type { Interval as Stretch } from "@dure/domain/scheduling/slots/interval";
import type { Offer } from "@dure/domain/scheduling/slots/slots";
import { DateTime, Interval } from "luxon";

/**
 * The free times of a host, computed naively with a date library: for each day, each span and each start, checks
 * whether a busy time overlaps it.
 * @param days the first and the last day, yyyy-mm-dd, in the offer's zone
 */
export function naiveSlots(
  { timezone: zone, working_hours, length, buffer }: Offer,
  days: { start: string; end: string },
  busy: readonly Stretch[],
): number[] {
  const busyTimes = busy.map(({ start, end }) =>
    Interval.fromDateTimes(DateTime.fromMillis(start, { zone }), DateTime.fromMillis(end, { zone })),
  );
  const last = DateTime.fromISO(days.end, { zone });
  const slots: number[] = [];
  for (let day = DateTime.fromISO(days.start, { zone }); day <= last; day = day.plus({ days: 1 })) {
    for (const span of working_hours[WEEKDAYS[day.weekday - 1] ?? "mon"]) {
      const end = span.end === "00:00" ? day.plus({ days: 1 }) : day.set(clock(span.end));
      for (let start = day.set(clock(span.start)); start < end; start = start.plus({ minutes: 30 })) {
        if (start.plus({ minutes: length }) > end) break;
        const kept = Interval.fromDateTimes(
          start.minus({ minutes: buffer.head }),
          start.plus({ minutes: length + buffer.tail }),
        );
        if (!busyTimes.some((one) => one.overlaps(kept))) slots.push(start.toMillis());
      }
    }
  }
  return slots;
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const clock = (time: string) => ({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) });
