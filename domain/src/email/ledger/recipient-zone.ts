import { Temporal } from "temporal-polyfill";

/** Dial codes of countries that have one time zone. A country with several tells nothing about the hour. */
const ZONES: Readonly<Record<string, string>> = {
  "82": "Asia/Seoul",
  "81": "Asia/Tokyo",
  "86": "Asia/Shanghai",
  "852": "Asia/Hong_Kong",
  "886": "Asia/Taipei",
  "65": "Asia/Singapore",
  "84": "Asia/Ho_Chi_Minh",
  "66": "Asia/Bangkok",
  "60": "Asia/Kuala_Lumpur",
  "63": "Asia/Manila",
  "91": "Asia/Kolkata",
  "971": "Asia/Dubai",
  "44": "Europe/London",
  "353": "Europe/Dublin",
  "33": "Europe/Paris",
  "49": "Europe/Berlin",
  "39": "Europe/Rome",
  "31": "Europe/Amsterdam",
  "46": "Europe/Stockholm",
  "48": "Europe/Warsaw",
};

/** A recipient's time zone by the dial code of the record's phone number; null where it tells none. */
export const zoneOfDialCode = (dialCode: string | undefined): string | null =>
  ZONES[(dialCode ?? "").replace(/^\+/, "")] ?? null;

/** The zone in which each day begins first. */
const FIRST_ZONE = "Pacific/Kiritimati";

/**
 * When another zone's clock shows the team's scheduled clock time. If that is already over when sending begins, the
 * next day.
 * @param at the scheduled time, UTC
 * @param from when sending begins, UTC
 */
export function sameHourIn(
  at: string,
  { teamZone, zone, from }: { teamZone: string; zone: string; from: string },
): string {
  const wall = Temporal.Instant.from(at).toZonedDateTimeISO(teamZone).toPlainDateTime();
  const there = toUtc(wall, zone);
  return there >= from ? there : toUtc(wall.add({ days: 1 }), zone);
}

/** When a campaign has to be launched so that every recipient can get it at the scheduled hour of their own clock. */
export function earliestLaunch(at: string, teamZone: string): string {
  return toUtc(Temporal.Instant.from(at).toZonedDateTimeISO(teamZone).toPlainDateTime(), FIRST_ZONE);
}

const toUtc = (wall: Temporal.PlainDateTime, zone: string): string =>
  new Date(wall.toZonedDateTime(zone).epochMilliseconds).toISOString();
