import { DAY_MS, type Interval } from "@dure/domain/scheduling/slots/interval";

/** Splits a range into consecutive parts of at most `days` days. */
export function splitRange({ start, end }: Interval, days: number): Interval[] {
  const count = Math.max(1, Math.ceil((end - start) / (days * DAY_MS)));
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * days * DAY_MS,
    end: Math.min(end, start + (i + 1) * days * DAY_MS),
  }));
}
