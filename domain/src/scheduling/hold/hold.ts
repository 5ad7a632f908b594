import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id } from "../../shared/value";
import type { MeetingPlan } from "../booking-page/meeting-plan";
import { type Claim, OccupiedTime } from "../scheduled-event/host-day";
import { type Interval, MINUTE_MS } from "../slots/interval";
import { schedulingTexts } from "../texts";

/** How long a hold lasts while the visitor fills in the form, and its limit including all renewals. */
export const HOLD_MS = 5 * MINUTE_MS;
export const LONGEST_HOLD_MS = 15 * MINUTE_MS;
/** Concurrent holds of one address in a team: several visitors of an office share an address. */
export const MAX_HOLDS_OF_ADDRESS = 5;

/** A time that a visitor is about to book, and the hosts who would take the meeting. */
export const Hold = z.object({
  /** Made by the visitor's browser, and secret. */
  id: z.uuid(),
  page_id: Id,
  plan_id: z.string(),
  host_ids: z.array(Id).min(1),
  /** The time as it is stored on the hosts' days. */
  time: OccupiedTime.required({ expires_ms: true }),
  /** When the hold on this time began. */
  since_ms: z.int(),
  /** A hash of the visitor's IP address or IPv6 network. */
  address: z.string(),
});
export type Hold = z.infer<typeof Hold>;

type HoldRequest = {
  id: string;
  pageId: string;
  plan: MeetingPlan;
  slot: Interval;
  hostIds: string[];
  address: string;
  /** On a page with seats a hold takes one of them. */
  hasSeats?: boolean;
};

/**
 * A hold's id on its hosts' days. The prefix keeps it apart from meetings' ids, so no caller can free a meeting's time.
 */
export const holdEventId = (holdId: string | undefined): string | undefined =>
  holdId === undefined ? undefined : `hold-${holdId.toLowerCase()}`;

/**
 * Creates or renews a hold.
 * @param before the hold as it was: on the same time it is renewed, on another one it moves there
 * @throws CONFLICT when the hold has reached its longest duration
 */
export function placeHold(
  { id, pageId, plan, slot, hostIds, address, hasSeats }: HoldRequest,
  before: Hold | undefined,
  nowMs: number,
): Hold {
  const sinceMs = before && isHoldOf(before, pageId, slot) ? before.since_ms : nowMs;
  const expiresMs = Math.min(nowMs + HOLD_MS, sinceMs + LONGEST_HOLD_MS);
  if (expiresMs <= nowMs) throw new AppError("CONFLICT", schedulingTexts.holdOver);
  return {
    id,
    page_id: pageId,
    plan_id: plan.id,
    host_ids: hostIds,
    time: {
      event_id: holdEventId(id) ?? "",
      expires_ms: expiresMs,
      page_id: pageId,
      ...(hasSeats && { session: { id: holdEventId(id) ?? "", plan_id: plan.id } }),
      start_ms: slot.start,
      end_ms: slot.end,
      head_ms: plan.buffer.head * MINUTE_MS,
      tail_ms: plan.buffer.tail * MINUTE_MS,
    },
    since_ms: sinceMs,
    address,
  };
}

/** Whether a hold, expired or not, is on exactly this time of a page. */
export const isHoldOf = ({ page_id, time }: Hold, pageId: string, { start, end }: Interval): boolean =>
  page_id === pageId && time.start_ms === start && time.end_ms === end;

/** Whether a live hold is on exactly this time of a page. */
export const isActiveHoldOf = (hold: Hold | undefined, pageId: string, slot: Interval, nowMs: number): hold is Hold =>
  hold !== undefined && isHoldOf(hold, pageId, slot) && hold.time.expires_ms > nowMs;

export const claimOfHold = ({ time, host_ids }: Hold): Claim => ({ time, hostIds: host_ids });
