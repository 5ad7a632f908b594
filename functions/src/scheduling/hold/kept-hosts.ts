import { keeps } from "@dure/domain/scheduling/hold/hold";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { AppError } from "@dure/domain/shared/error";
import type { PageQuery } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { findHold } from "./hold-store";

type Kept = { hosts: PageHost[]; sinceMs: number };

/**
 * With whom a visitor's own hold keeps a time, and since when; undefined when there is none, or one of them no longer
 * takes the page's meetings.
 */
export async function keptBy(
  { teamId, pageId = "", holdId, nowMs }: PageQuery,
  hosts: readonly PageHost[],
  slot: Interval,
): Promise<Kept | undefined> {
  if (holdId === undefined) return undefined;
  const hold = await findHold(teamId, holdId);
  if (!keeps(hold, pageId, slot, nowMs)) return undefined;
  const kept = hosts.filter(({ id }) => hold.host_ids.includes(id));
  return kept.length === hold.host_ids.length ? { hosts: kept, sinceMs: hold.since_ms } : undefined;
}

/**
 * Takes a time with those whom the visitor's hold keeps it with: one that the page offered when it was kept, though the
 * short notice may have passed it since. Whatever keeps them from it, others may be free.
 */
export async function keptHostsFirst<T>(
  asked: PageQuery,
  hosts: readonly PageHost[],
  slot: Interval,
  take: (hosts: readonly PageHost[], offeredAtMs: number) => Promise<T>,
): Promise<T> {
  const kept = await keptBy(asked, hosts, slot);
  if (!kept) return take(hosts, asked.nowMs);
  if (kept.hosts.length === hosts.length) return take(hosts, kept.sinceMs);
  try {
    return await take(kept.hosts, kept.sinceMs);
  } catch (error) {
    if (error instanceof AppError) return take(hosts, kept.sinceMs);
    throw error;
  }
}
