import { isDeepStrictEqual } from "node:util";
import { hostsOffering, planIdOf, planOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { rescheduleMeeting } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { RescheduleRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { type Interval, toInterval } from "@dure/domain/scheduling/slots/interval";
import { followMove } from "@dure/domain/scheduling/suggestion/suggested-move";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { type Tx, transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { findPage } from "../booking-page/booking-page-store";
import { assertFree } from "../booking-page/free-times";
import { withdrawNotices } from "../meeting-mail/withdraw-notices";
import { offersTime, openSuggestedMove } from "../suggestion/open-suggested-move";
import { saveSuggestionChange } from "../suggestion/save-suggestion-change";
import { findSuggestion } from "../suggestion/suggestion-store";
import { claimTime } from "./claim-time";
import { disconnectedAsConflict } from "./disconnected-as-conflict";
import { openMove, pageGone } from "./open-move";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { takeMeetingMailQuota } from "./take-meeting-mail-quota";

/** The request, with the plan that the caller names. */
type Move = RescheduleRequest & { plan_id?: string | undefined };

/**
 * Moves an event to another time that its page offers and at which all of its hosts are free; its own old time does not
 * count. Hosts and meeting plan stay the same.
 * @throws CONFLICT when it can no longer be changed (docs/product/scheduling-events.md#changing-an-event), SLOT_TAKEN,
 * BAD_REQUEST, TOO_MANY_REQUESTS
 */
export function moveEvent<T>(
  ctx: Context,
  event: ScheduledEvent,
  request: Move,
  toAnswer: (after: ScheduledEvent) => T,
): Promise<T> {
  return withIdempotentReplay(ctx, async () => {
    if (ctx.actor.role === "public" && !event.invitee_may.reschedule)
      throw new AppError("CONFLICT", schedulingTexts.notByInvitee);
    const slot = toInterval(request);
    if (request.plan_id !== undefined && request.plan_id !== event.meeting_plan.id)
      throw new AppError("BAD_REQUEST", schedulingTexts.planStays);
    if (request.organizer_id && !event.host_ids.includes(request.organizer_id))
      throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);
    const { hosts, query } = await openOffered(ctx, event, slot);

    await disconnectedAsConflict(Promise.all(hosts.map((host) => assertFree(query, host, slot))));
    return commitMove(ctx, { id: event.id, interval: slot, reason: request.reason }, toAnswer);
  });
}

/** @throws BAD_REQUEST for a time that is not offered, whether or not the hosts are free */
async function openOffered(ctx: Context, event: ScheduledEvent, slot: Interval) {
  const isSuggested = event.timeslots.type === "onetime";
  const move = await (isSuggested ? openSuggestedMove : openMove)(ctx.teamId, event, ctx.now);
  const { hosts, query } = move;
  const isOffered =
    "suggestion" in move
      ? offersTime(move, slot, { byGuest: ctx.actor.role === "public", now: ctx.now })
      : hostsOffering(query.options, query.planId, hosts, { slot, nowMs: query.nowMs }).length === hosts.length;
  if (!isOffered || slot.start <= query.nowMs) throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);
  return move;
}

type NewTime = { id: string; interval: Interval; reason: string };

const commitMove = <T>(ctx: Context, { id, ...to }: NewTime, toAnswer: (after: ScheduledEvent) => T) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, id);
    if (isDeepStrictEqual(toInterval(before.date_range), to.interval)) return { answer: toAnswer(before), event: [] };
    const { page, suggestion, buffer } = await readSource(tx, ctx.teamId, before);
    const after = { ...rescheduleMeeting(before, to, ctx.actor, ctx.now), buffer };
    const countMail = await takeMeetingMailQuota(tx, ctx, after.invitees[0]?.email ?? "", `${id}-${after.sequence}`);
    const nowMs = Date.parse(ctx.now);
    const writeDays = await claimTime(tx, ctx.teamId, { after, before, ...(page && { page }), nowMs });
    const withdraw = await withdrawNotices(tx, ctx.teamId, before, ["rescheduled"]);
    countMail();
    withdraw();
    writeDays();
    saveEvent(tx, ctx.teamId, after);
    const moved = { type: "meeting.rescheduled", before, after } as const;
    const told = suggestion
      ? saveSuggestionChange(tx, ctx.teamId, suggestion, followMove(suggestion, after, ctx.now))
      : [];
    return { answer: toAnswer(after), event: [moved, ...told] };
  });

/** The page or the suggestion that a meeting was booked on; a suggestion may have been withdrawn since. */
async function readSource(tx: Tx, teamId: string, event: ScheduledEvent) {
  if (event.timeslots.type === "onetime")
    return { suggestion: await findSuggestion(tx, teamId, event.page_id), buffer: event.buffer };
  const page = await findPage(tx, teamId, event.page_id);
  if (!page) throw pageGone();
  return { page, buffer: planOf(page, planIdOf(event, page)).buffer };
}
