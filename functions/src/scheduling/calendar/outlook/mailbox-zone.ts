import { HOUR_MS } from "@dure/domain/scheduling/slots/interval";
import { DEFAULT_TIME_ZONE, TimeZone } from "@dure/domain/shared/value";
import { LRUCache } from "lru-cache";
import { findIana } from "windows-iana";
import type { CalendarAccount } from "../provider-types";
import { withGraph } from "./graph-client";

const zones = new LRUCache<string, string>({ max: 1_000, ttl: HOUR_MS });

/** The IANA time zone of a mailbox, in which its days begin. Outlook mostly names zones as Windows does. */
export async function mailboxZone(account: CalendarAccount): Promise<string> {
  const key = `${account.teamId} ${account.connectionId}`;
  const known = zones.get(key);
  if (known) return known;
  const { value } = await withGraph<{ value: string }>(account, "/me/mailboxSettings/timeZone", (one) => one.get());
  const zone = ianaName(value);
  zones.set(key, zone);
  return zone;
}

export function ianaName(name: string): string {
  const [zone] = findIana(name);
  return zone ?? (TimeZone.safeParse(name).success ? name : DEFAULT_TIME_ZONE);
}
