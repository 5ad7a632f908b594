import { DateTime } from "luxon";
import type { TimeRange } from "./suggestion/proposal";

/** The values of native date and time inputs: yyyy-mm-dd, HH:mm. */
export type ZonedInputs = { day: string; start: string; end: string };

export function toInputs({ start, end }: TimeRange, zone: string): ZonedInputs {
  const at = DateTime.fromMillis(start, { zone });
  return {
    day: at.toFormat("yyyy-MM-dd"),
    start: at.toFormat("HH:mm"),
    end: DateTime.fromMillis(end, { zone }).toFormat("HH:mm"),
  };
}

/** The time range of the inputs in a zone; undefined if one is empty. An end before its start is on the next day. */
export function fromInputs({ day, start, end }: ZonedInputs, zone: string): TimeRange | undefined {
  const from = DateTime.fromISO(`${day}T${start}`, { zone });
  const to = DateTime.fromISO(`${day}T${end}`, { zone });
  if (!from.isValid || !to.isValid) return undefined;
  const until = to <= from ? to.plus({ days: 1 }) : to;
  return { start: from.toMillis(), end: until.toMillis() };
}
