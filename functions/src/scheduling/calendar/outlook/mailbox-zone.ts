import { DEFAULT_TIME_ZONE, TimeZone } from "@dure/domain/shared/value";
import { findIana } from "windows-iana";
import type { CalendarAccount } from "../provider";
import { withGraph } from "./graph-client";

const KEPT_MS = 3_600_000;
const MAX_KEPT = 1_000;
const kept = new Map<string, { zone: string; untilMs: number }>();

/** The zone in which a mailbox's days begin, as IANA names it; Outlook itself mostly has Windows' names. */
export async function mailboxZone(account: CalendarAccount): Promise<string> {
  const key = `${account.teamId} ${account.connectionId}`;
  const known = kept.get(key);
  if (known && known.untilMs > Date.now()) return known.zone;
  const { value } = await withGraph<{ value: string }>(account, "/me/mailboxSettings/timeZone", (one) => one.get());
  const zone = ianaName(value);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, { zone, untilMs: Date.now() + KEPT_MS });
  return zone;
}

export function ianaName(name: string): string {
  const [zone] = findIana(name);
  return zone ?? (TimeZone.safeParse(name).success ? name : DEFAULT_TIME_ZONE);
}
