import { monthStart } from "@dure/domain/routing/days";
import { countHoldsMs, routingQuota } from "@dure/domain/routing/quota";
import type { OpenRouter } from "./open-router";
import { countSince } from "./submission-store";

type Count = { value: number; untilMs: number };

const MAX_KEPT = 1_000;
const kept = new Map<string, Promise<Count>>();

/**
 * Whether a team has had its month's submissions. The count is asked for anew the sooner the nearer it is to the quota;
 * what comes within the same instant as the last one may still be routed.
 */
export async function isOverQuota({ teamId, team, flags }: OpenRouter, now: string): Promise<boolean> {
  const quota = routingQuota(team, flags, now);
  const since = monthStart(team.timezone, now);
  const { value } = await countOf(`${teamId} ${since} ${quota}`, Date.parse(now), async () => {
    const count = await countSince(teamId, since);
    return { value: count, untilMs: Date.now() + countHoldsMs(count, quota) };
  });
  return value >= quota;
}

/** One count at a time for each key: those who ask meanwhile wait for it. */
async function countOf(key: string, nowMs: number, count: () => Promise<Count>): Promise<Count> {
  const known = kept.get(key);
  if (known && (await known).untilMs > nowMs) return known;
  const newer = kept.get(key);
  if (newer && newer !== known) return newer;
  if (kept.size >= MAX_KEPT) kept.clear();
  const counting = count();
  kept.set(key, counting);
  counting.catch(() => kept.delete(key));
  return counting;
}
