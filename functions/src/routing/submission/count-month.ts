import { monthStart } from "@dure/domain/routing/submission/days";
import { countHoldsMs, type MonthQuota, routingQuota } from "@dure/domain/routing/submission/quota";
import { LRUCache } from "lru-cache";
import type { OpenRouter } from "./open-router";
import { countSince } from "./submission-store";

type Count = { value: number; untilMs: number };

const kept = new LRUCache<string, Promise<Count>>({ max: 1_000 });

type OfTeam = Pick<OpenRouter, "teamId" | "team" | "flags">;

/**
 * What a team has had of its month's submissions. The count is asked for anew the sooner the nearer it is to the quota.
 */
export async function monthQuota({ teamId, team, flags }: OfTeam, now: string): Promise<MonthQuota> {
  const limit = routingQuota(team, flags, now);
  const since = monthStart(team.timezone, now);
  const { value } = await countOf(`${teamId} ${since} ${limit}`, Date.parse(now), async () => {
    const count = await countSince(teamId, since);
    return { value: count, untilMs: Date.now() + countHoldsMs(count, limit) };
  });
  return { used: value, limit };
}

/** Whether a team has had them all; what comes within the same instant as the last one may still be routed. */
export async function isOverQuota(router: OpenRouter, now: string): Promise<boolean> {
  const { used, limit } = await monthQuota(router, now);
  return used >= limit;
}

/** One count at a time for each key: those who ask meanwhile wait for it. */
async function countOf(key: string, nowMs: number, count: () => Promise<Count>): Promise<Count> {
  const known = kept.get(key);
  if (known && (await known).untilMs > nowMs) return known;
  const newer = kept.get(key);
  if (newer && newer !== known) return newer;
  const counting = count();
  kept.set(key, counting);
  counting.catch(() => kept.delete(key));
  return counting;
}
