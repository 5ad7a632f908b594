import { assertChangeable, moveMeeting } from "@dure/domain/scheduling/change-scheduled-event";
import { toInterval } from "@dure/domain/scheduling/interval";
import type { RescheduleRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { isOffered } from "@dure/domain/scheduling/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { firstAnswerOr, transaction } from "../../platform/transaction-store";
import { getPage, readPage } from "../booking-page/booking-page-store";
import { assertFreeNow, assertNotHeld } from "../booking-page/free-times";
import { disconnectedAsConflict } from "./disconnected";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { inHostsTurn, takeTime } from "./take-time";

/**
 * Moves an event to another time that its page offers; its own old time does not stand in the way.
 * @throws CONFLICT when it can't be changed any more (spec/3-scheduling-routing-email.md §4), SLOT_TAKEN, BAD_REQUEST
 */
export function moveEvent<T>(
  ctx: Context,
  event: ScheduledEvent,
  request: RescheduleRequest,
  toAnswer: (after: ScheduledEvent) => T,
): Promise<T> {
  return firstAnswerOr(ctx, async () => {
    const slot = toInterval(request);
    const page = await pageOf(ctx.teamId, event);
    assertChangeable(event, ctx.now);
    if (request.organizer_id && request.organizer_id !== event.host.id)
      throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);
    if (!isOffered(page, slot, Date.parse(ctx.now))) throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);

    const host = { teamId: ctx.teamId, hostId: event.host.id, options: page, moving: event };
    await disconnectedAsConflict(assertFreeNow(host, slot));
    return inHostsTurn(
      host,
      () => assertNotHeld(host, slot),
      () => keepMove(ctx, { id: event.id, interval: slot, reason: request.reason }, toAnswer),
    );
  });
}

/** An event can't be rescheduled once its booking page is gone. */
const pageOf = (teamId: string, event: ScheduledEvent) =>
  getPage(teamId, event.page_id).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === "NOT_FOUND";
    throw isGone ? new AppError("CONFLICT", schedulingTexts.notChangeable) : error;
  });

type Move = { id: string; interval: { start: number; end: number }; reason: string };

const keepMove = <T>(ctx: Context, { id, ...to }: Move, toAnswer: (after: ScheduledEvent) => T) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, id);
    const page = await readPage(tx, ctx.teamId, before.page_id);
    const after = { ...moveMeeting(before, to, ctx.actor, ctx.now), buffer: page.buffer };
    const saveTime = await takeTime(tx, ctx.teamId, after, before);
    saveTime();
    saveEvent(tx, ctx.teamId, after);
    return { answer: toAnswer(after), event: { type: "meeting.rescheduled", before, after } };
  });
