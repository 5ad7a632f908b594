import { monthStart } from "@dure/domain/routing/submission/days";
import { countTtlMs, type MonthQuota, routingQuota } from "@dure/domain/routing/submission/quota";
import { LRUCache } from "lru-cache";
import type { OpenRouter } from "./open-router";
import { countSince } from "./submission-store";

type Count = { value: number; untilMs: number };

const cache = new LRUCache<string, Promise<Count>>({ max: 1_000 });

type OfTeam = Pick<OpenRouter, "teamId" | "team" | "flags">;

/**
 * A team's submissions of the month and its quota. The nearer the count is to the quota, the sooner its cache expires.
 */
export async function monthQuota({ teamId, team, flags }: OfTeam, now: string): Promise<MonthQuota> {
  const limit = routingQuota(team, flags, now);
  const since = monthStart(team.timezone, now);
  const { value } = await countOf(`${teamId} ${since} ${limit}`, Date.parse(now), async () => {
    const count = await countSince(teamId, since);
    return { value: count, untilMs: Date.now() + countTtlMs(count, limit) };
  });
  return { used: value, limit };
}

/** Whether the quota is used up. Concurrent submissions may exceed it slightly. */
export async function isOverQuota(router: OpenRouter, now: string): Promise<boolean> {
  const { used, limit } = await monthQuota(router, now);
  return used >= limit;
}

/** Single-flight: one count per key at a time; concurrent callers wait for it. */
async function countOf(key: string, nowMs: number, count: () => Promise<Count>): Promise<Count> {
  const known = cache.get(key);
  if (known && (await known).untilMs > nowMs) return known;
  const newer = cache.get(key);
  if (newer && newer !== known) return newer;
  const counting = count();
  cache.set(key, counting);
  counting.catch(() => cache.delete(key));
  return counting;
}
