import { z } from "zod";
import { Time } from "../../shared/value";

/** How far a launched campaign is with finding its recipients, and with the test of its subjects. */
export const Progress = z.object({
  /** The last address that has a recipient; null before the first. */
  cursor: z.string().nullable(),
  /** Chunks that were made. */
  chunk: z.int().nonnegative(),
  is_done: z.boolean(),
  /** When the last chunk was made. */
  worked_at: Time,
  /** How many were left out, by the reason. */
  skipped: z.record(z.string(), z.int().nonnegative()),
  /** When the winner of the test is chosen; null while its mails have not all left. */
  choose_at: Time.nullable().default(null),
  winner: z.enum(["a", "b"]).nullable().default(null),
});
export type Progress = z.infer<typeof Progress>;

export const newProgress = (now: string): Progress =>
  Progress.parse({ cursor: null, chunk: 0, is_done: false, worked_at: now, skipped: {} });

/** Adds what a chunk left out. */
export function addSkipped(
  skipped: Progress["skipped"],
  reasons: Readonly<Record<string, number | undefined>>,
): Progress["skipped"] {
  const sum = { ...skipped };
  for (const [reason, count = 0] of Object.entries(reasons)) if (count > 0) sum[reason] = (sum[reason] ?? 0) + count;
  return sum;
}

/** How many were left out before a batch was made. */
export const sumOfSkipped = (skipped: Progress["skipped"]): number =>
  Object.values(skipped).reduce((sum, count) => sum + count, 0);
