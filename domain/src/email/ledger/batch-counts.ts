import { z } from "zod";

/**
 * What a batch counts, each recipient once in each: `accepted` by SendGrid, `deferred` at least once, `opened` and
 * `clicked` by people, `machine_opened` and `machine_clicked` by proxies and scanners.
 */
export const COUNTED = [
  "accepted",
  "skipped",
  "failed",
  "unknown",
  "deferred",
  "delivered",
  "soft_bounced",
  "hard_bounced",
  "unknown_bounced",
  "dropped",
  "opened",
  "machine_opened",
  "clicked",
  "machine_clicked",
  "unsubscribed",
  "complained",
] as const;
export type Counted = (typeof COUNTED)[number];

const Count = z.int().default(0);

export const BatchCounts = z.object(
  Object.fromEntries(COUNTED.map((name) => [name, Count])) as Record<Counted, typeof Count>,
);
export type BatchCounts = z.infer<typeof BatchCounts>;

export const noCounts = (): BatchCounts => BatchCounts.parse({});

export function sumOf(all: readonly BatchCounts[]): BatchCounts {
  const sum = noCounts();
  for (const one of all) for (const name of COUNTED) sum[name] += one[name];
  return sum;
}
