import { z } from "zod";
import { AppError } from "../../shared/error";
import { journeysTexts } from "../texts";

/**
 * A team's drafts in a month: how many count (`used`), how often each was requested, by idempotency key (`asked`), the
 * keys of delivered drafts, and how many failed without counting.
 */
export const DraftUsage = z.object({
  used: z.int().nonnegative().default(0),
  asked: z.record(z.string(), z.int().positive()).default({}),
  delivered: z.array(z.string()).default([]),
  failed: z.int().nonnegative().default(0),
});
export type DraftUsage = z.infer<typeof DraftUsage>;

/**
 * How often a client requests one draft whose answer gets lost (docs/product/platform.md#client-time-outs-and-retries).
 */
const ASKED_PER_DRAFT = 6;

/**
 * Counts a draft before the model is called. Retries with the same key are not counted again, up to `ASKED_PER_DRAFT`.
 * @param key identifies the request and its sender; undefined if the request has no key
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

/** A delivered draft stays counted, even if another request for it failed before. */
export function keepDraft(usage: DraftUsage, key: string | undefined): DraftUsage {
  if (key === undefined || usage.delivered.includes(key)) return usage;
  const delivered = [...usage.delivered, key];
  if (key in usage.asked) return { ...usage, delivered };
  return { ...usage, delivered, used: usage.used + 1, asked: { ...usage.asked, [key]: 1 } };
}

/**
 * Uncounts a failed draft once, however many of its requests fail. A draft that was delivered before stays counted. So
 * do failures beyond the monthly limit, since each one called the model.
 */
export function giveBackDraft(usage: DraftUsage, key: string | undefined, limit: number): DraftUsage {
  if (key !== undefined && (!(key in usage.asked) || usage.delivered.includes(key))) return usage;
  if (usage.failed >= limit) return usage;
  const asked = Object.fromEntries(Object.entries(usage.asked).filter(([known]) => known !== key));
  return { ...usage, used: Math.max(0, usage.used - 1), asked, failed: usage.failed + 1 };
}
