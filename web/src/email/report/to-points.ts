import type { CampaignReport } from "@dure/domain/email/report/campaign-report";
import { localDay } from "../../ui/day/local-day";

/** Reactions of an hour, which begins at `at`, or of the day `at`. */
export type Point = { at: string; isDay: boolean; opened: number; clicked: number; unsubscribed: number };

const MAX_HOURS = 72;
const HOUR_MS = 3_600_000;

/** The hours with reactions; grouped by days in `timeZone` if they span more hours than the chart has room for. */
export function toPoints(hours: CampaignReport["hours"], timeZone: string): Point[] {
  const reactions = hours.filter(({ opened, clicked, unsubscribed }) => opened + clicked + unsubscribed > 0);
  const spanMs = Date.parse(reactions.at(-1)?.at ?? "") - Date.parse(reactions[0]?.at ?? "");
  const isDay = spanMs > MAX_HOURS * HOUR_MS;
  const points = new Map<string, Point>();
  for (const { at, opened, clicked, unsubscribed } of reactions) {
    const key = isDay ? localDay(at, timeZone) : at;
    const known = points.get(key);
    points.set(key, {
      at: key,
      isDay,
      opened: (known?.opened ?? 0) + opened,
      clicked: (known?.clicked ?? 0) + clicked,
      unsubscribed: (known?.unsubscribed ?? 0) + unsubscribed,
    });
  }
  return [...points.values()];
}
