import { keeps } from "@dure/domain/scheduling/hold";
import type { Interval } from "@dure/domain/scheduling/interval";
import { AppError } from "@dure/domain/shared/error";
import type { PageQuery } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { findHold } from "./hold-store";

/**
 * With whom a visitor's own hold keeps a time; nobody when there is none, or one of them no longer takes the page's
 * meetings.
 */
export async function keptHosts(
  { teamId, pageId = "", holdId, nowMs }: PageQuery,
  hosts: readonly PageHost[],
  slot: Interval,
): Promise<PageHost[]> {
  if (holdId === undefined) return [];
  const hold = await findHold(teamId, holdId);
  if (!keeps(hold, pageId, slot, nowMs)) return [];
  const kept = hosts.filter(({ id }) => hold.host_ids.includes(id));
  return kept.length === hold.host_ids.length ? kept : [];
}

/** Takes a time with those whom the visitor's hold keeps it with. Whatever keeps them from it, others may be free. */
export async function keptHostsFirst<T>(
  asked: PageQuery,
  hosts: readonly PageHost[],
  slot: Interval,
  take: (hosts: readonly PageHost[]) => Promise<T>,
): Promise<T> {
  const kept = await keptHosts(asked, hosts, slot);
  if (kept.length === 0 || kept.length === hosts.length) return take(hosts);
  try {
    return await take(kept);
  } catch (error) {
    if (error instanceof AppError) return take(hosts);
    throw error;
  }
}
