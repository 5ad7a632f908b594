import { DateTime } from "luxon";
import type { TimeRange } from "./proposal";

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

/** The time that the inputs mean in a zone, an end of 00:00 being that of the day; undefined while one is empty. */
export function fromInputs({ day, start, end }: ZonedInputs, zone: string): TimeRange | undefined {
  const from = DateTime.fromISO(`${day}T${start}`, { zone });
  const to = DateTime.fromISO(`${day}T${end}`, { zone });
  if (!from.isValid || !to.isValid) return undefined;
  const until = end === "00:00" ? to.plus({ days: 1 }) : to;
  return { start: from.toMillis(), end: until.toMillis() };
}
