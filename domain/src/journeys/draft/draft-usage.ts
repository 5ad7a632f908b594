import { z } from "zod";
import { AppError } from "../../shared/error";
import { journeysTexts } from "../texts";

/**
 * A team's drafts of a month: how many count, how often each of them was asked for, by its key, the keys of those that were
 * delivered, and how many failed without counting.
 */
export const DraftUsage = z.object({
  used: z.int().nonnegative().default(0),
  asked: z.record(z.string(), z.int().positive()).default({}),
  delivered: z.array(z.string()).default([]),
  failed: z.int().nonnegative().default(0),
});
export type DraftUsage = z.infer<typeof DraftUsage>;

/** How often a client asks for one draft whose answer is lost on the way (docs/product/platform.md#client-time-outs-and-retries). */
const ASKED_PER_DRAFT = 6;

/**
 * Counts a draft before it is asked for. A request that comes again with its key is counted already.
 * @param key of the request and who sent it; undefined where it names none
 * @throws NOT_ACCEPTABLE beyond the limit
 */
export function countDraft(usage: DraftUsage, key: string | undefined, limit: number): DraftUsage {
  const { used, asked } = usage;
  const times = key === undefined ? 0 : (asked[key] ?? 0);
  const counts = times % ASKED_PER_DRAFT === 0;
  if (counts && used >= limit) throw new AppError("NOT_ACCEPTABLE", journeysTexts.draftsUsedUp(limit));
  return {
    ...usage,
    used: counts ? used + 1 : used,
    asked: key === undefined ? asked : { ...asked, [key]: times + 1 },
  };
}

/** A draft that was delivered counts for good, also if another of its requests has failed before. */
export function keepDraft(usage: DraftUsage, key: string | undefined): DraftUsage {
  if (key === undefined || usage.delivered.includes(key)) return usage;
  const delivered = [...usage.delivered, key];
  if (key in usage.asked) return { ...usage, delivered };
  return { ...usage, delivered, used: usage.used + 1, asked: { ...usage.asked, [key]: 1 } };
}

/**
 * A draft that failed doesn't count, however many of its requests fail: not if it was delivered before, nor once as many
 * have failed in the month as the limit allows, since the model was asked for each.
 */
export function giveBackDraft(usage: DraftUsage, key: string | undefined, limit: number): DraftUsage {
  if (key !== undefined && (!(key in usage.asked) || usage.delivered.includes(key))) return usage;
  if (usage.failed >= limit) return usage;
  const asked = Object.fromEntries(Object.entries(usage.asked).filter(([known]) => known !== key));
  return { ...usage, used: Math.max(0, usage.used - 1), asked, failed: usage.failed + 1 };
}
