import { isDeepStrictEqual } from "node:util";
import { hostsOffering, planIdOf, planOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { rescheduleMeeting } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { RescheduleRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { type Interval, toInterval } from "@dure/domain/scheduling/slots/interval";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { findPage } from "../booking-page/booking-page-store";
import { assertFree } from "../booking-page/free-times";
import { withdrawNotices } from "../meeting-mail/withdraw-notices";
import { claimTime } from "./claim-time";
import { disconnectedAsConflict } from "./disconnected-as-conflict";
import { openMove, pageGone } from "./open-move";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { takeMeetingMail } from "./take-meeting-mail";

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
    const { page, hosts, query } = await openMove(ctx.teamId, event, ctx.now);
    if (request.organizer_id && !event.host_ids.includes(request.organizer_id))
      throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);
    if (hostsOffering(page, query.planId, hosts, { slot, nowMs: query.nowMs }).length < hosts.length)
      throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);

    await disconnectedAsConflict(Promise.all(hosts.map((host) => assertFree(query, host, slot))));
    return commitMove(ctx, { id: event.id, interval: slot, reason: request.reason }, toAnswer);
  });
}

type NewTime = { id: string; interval: Interval; reason: string };

const commitMove = <T>(ctx: Context, { id, ...to }: NewTime, toAnswer: (after: ScheduledEvent) => T) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, id);
    if (isDeepStrictEqual(toInterval(before.date_range), to.interval)) return { answer: toAnswer(before), event: [] };
    const page = await findPage(tx, ctx.teamId, before.page_id);
    if (!page) throw pageGone();
    const { buffer } = planOf(page, planIdOf(before, page));
    const after = { ...rescheduleMeeting(before, to, ctx.actor, ctx.now), buffer };
    const countMail = await takeMeetingMail(tx, ctx, after.invitees[0]?.email ?? "", `${id}-${after.sequence}`);
    const writeDays = await claimTime(tx, ctx.teamId, { after, before, page, nowMs: Date.parse(ctx.now) });
    const withdraw = await withdrawNotices(tx, ctx.teamId, before, ["rescheduled"]);
    countMail();
    withdraw();
    writeDays();
    saveEvent(tx, ctx.teamId, after);
    return { answer: toAnswer(after), event: { type: "meeting.rescheduled", before, after } };
  });
