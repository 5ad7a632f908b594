import { CronExpressionParser } from "cron-parser";

const EVERY = /^every (\d+) (minute|min|hour)s?$/i;
const DAILY =
  /^every (day|sun(?:day)?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?) (\d\d):(\d\d)$/i;

/**
 * The first time after `now` at which a schedule is due, both in ms. The formats are Cloud Scheduler's: cron, or App
 * Engine's "every 5 minutes", "every day 09:00", "every monday 09:00". Intervals count from midnight UTC.
 */
export function nextDue(schedule: string, timeZone: string, now: number): number {
  const every = EVERY.exec(schedule);
  if (every) {
    const period = Number(every[1]) * (every[2]?.toLowerCase() === "hour" ? 3_600_000 : 60_000);
    return (Math.floor(now / period) + 1) * period;
  }
  const cron = asCron(schedule);
  return CronExpressionParser.parse(cron, { tz: timeZone, currentDate: new Date(now) })
    .next()
    .getTime();
}

function asCron(schedule: string): string {
  const daily = DAILY.exec(schedule);
  if (!daily) return schedule;
  const [, day = "", hour, minute] = daily;
  const weekday = day.toLowerCase() === "day" ? "*" : day.slice(0, 3);
  return `${Number(minute)} ${Number(hour)} * * ${weekday}`;
}
