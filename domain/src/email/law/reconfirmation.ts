import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { Time } from "../../shared/value";

/** A consent lasts two years; its notice leaves a week before, so that one that fails for days is still in time. */
const YEARS = 2;
const AHEAD_DAYS = 7;

/** The numbers of a team's consents whose notice is due now (`due`) and within the next thirty days (`soon`). */
export const ReconfirmationView = z.object({
  due: z.int(),
  soon: z.int(),
  /** When the next notice leaves; null while no consent is known. */
  next_at: Time.nullable(),
});
export type ReconfirmationView = z.infer<typeof ReconfirmationView>;

const utc = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO("UTC");
const iso = (time: Temporal.ZonedDateTime): string => new Date(time.epochMilliseconds).toISOString();

/** A consent given at this time, or before, is due. */
export const confirmedBefore = (now: string): string =>
  iso(utc(now).add({ days: AHEAD_DAYS }).subtract({ years: YEARS }));

/** When the notice of a consent is due. */
export const noticeDueAt = (confirmedAt: string): string =>
  iso(utc(confirmedAt).add({ years: YEARS }).subtract({ days: AHEAD_DAYS }));
