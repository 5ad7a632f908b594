import { DateTime } from "luxon";
import type { TimeRange } from "./suggestion/proposal";

/** A time as the browser's own date and time inputs have it: yyyy-mm-dd, HH:mm. */
export type ZonedInputs = { day: string; start: string; end: string };

export function toInputs({ start, end }: TimeRange, zone: string): ZonedInputs {
  const at = DateTime.fromMillis(start, { zone });
  return {
    day: at.toFormat("yyyy-MM-dd"),
    start: at.toFormat("HH:mm"),
    end: DateTime.fromMillis(end, { zone }).toFormat("HH:mm"),
  };
}

/**
 * The time that the inputs mean in a zone; undefined while one is empty. An end that is not after its start is the next
 * day's, for times may go over midnight.
 */
export function fromInputs({ day, start, end }: ZonedInputs, zone: string): TimeRange | undefined {
  const from = DateTime.fromISO(`${day}T${start}`, { zone });
  const to = DateTime.fromISO(`${day}T${end}`, { zone });
  if (!from.isValid || !to.isValid) return undefined;
  const until = to <= from ? to.plus({ days: 1 }) : to;
  return { start: from.toMillis(), end: until.toMillis() };
}
