import { isActiveHoldOf } from "@dure/domain/scheduling/hold/hold";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import type { PageQuery } from "../booking-page/free-times";
import type { PageHost } from "../booking-page/open-page";
import { findHold } from "./hold-store";

/** The hosts with whom a hold keeps a time, and when the hold began. */
export type HeldHosts = { hosts: PageHost[]; sinceMs: number };

/**
 * The hosts with whom the visitor's own hold keeps a time. undefined without such a hold, or when one of them no longer
 * takes the page's meetings.
 */
export async function findHeldHosts(
  { teamId, pageId = "", holdId, nowMs }: PageQuery,
  hosts: readonly PageHost[],
  slot: Interval,
): Promise<HeldHosts | undefined> {
  if (holdId === undefined) return undefined;
  const hold = await findHold(teamId, holdId);
  if (!isActiveHoldOf(hold, pageId, slot, nowMs)) return undefined;
  const held = hosts.filter(({ id }) => hold.host_ids.includes(id));
  return held.length === hold.host_ids.length ? { hosts: held, sinceMs: hold.since_ms } : undefined;
}
