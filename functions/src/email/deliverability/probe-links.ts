import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import limit from "p-limit";
import { type Probe, probeUserAddress } from "../../platform/http/outgoing/probe-user-address";

const MAX_LINKS = 50;
const TIMEOUT_MS = 5_000;
/** An image that is larger loads slowly on a phone. */
export const MAX_IMAGE_BYTES = 1024 * 1024;
/** The longest that a member waits for the check. */
const WITHIN_MS = 10_000;
const AT_ONCE = 10;
const KEPT_MS = 10 * 60_000;

const probes = new LRUCache<string, Promise<Probe>>({ max: 2_000, ttl: KEPT_MS });

/**
 * Probes up to fifty URLs of a mail; a result is cached for ten minutes. A URL that takes too long is missing in the
 * answer; the next check finds its result in the cache, or probes it first. Each check has a queue of its own.
 */
export async function probeLinks(urls: readonly string[]): Promise<Map<string, Probe>> {
  const asked = [...new Set(urls)].slice(0, MAX_LINKS);
  const found = new Map<string, Probe>();
  const atOnce = limit(AT_ONCE);
  const all = Promise.all(asked.map((url) => atOnce(async () => found.set(url, await probeOnce(url)))));
  await Promise.race([all, pause(WITHIN_MS, undefined, { ref: false })]);
  atOnce.clearQueue();
  return new Map(found);
}

function probeOnce(url: string): Promise<Probe> {
  const known = probes.get(url);
  if (known) return known;
  const probe = probeUserAddress(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_IMAGE_BYTES });
  probes.set(url, probe);
  return probe;
}
