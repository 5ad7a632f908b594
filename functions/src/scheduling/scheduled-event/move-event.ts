import { assertChangeable, moveMeeting } from "@dure/domain/scheduling/change-scheduled-event";
import { type Interval, toInterval } from "@dure/domain/scheduling/interval";
import { hostsOffering, planOf } from "@dure/domain/scheduling/page-offer";
import type { RescheduleRequest, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
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
 * Moves an event to another time that its page offers and at which all of its hosts are free; its own old time does not
 * stand in the way. Who has a meeting keeps it.
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
    if (request.organizer_id && !event.host_ids.includes(request.organizer_id))
      throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);

    const nowMs = Date.parse(ctx.now);
    const planId = planIdOf(event, page);
    const hosts = page.organizers.filter(({ id }) => event.host_ids.includes(id));
    if (hosts.length < event.hosts.length) throw new AppError("CONFLICT", schedulingTexts.notChangeable);
    if (hostsOffering(page, planId, hosts, { slot, nowMs }).length < hosts.length)
      throw new AppError("BAD_REQUEST", schedulingTexts.slotNotOffered);

    const asked = { teamId: ctx.teamId, pageId: page.id, options: page, planId, moving: event, nowMs };
    await disconnectedAsConflict(Promise.all(hosts.map((host) => assertFreeNow(asked, host, slot))));
    return inHostsTurn(
      { teamId: ctx.teamId, hostIds: event.host_ids },
      async () => {
        await Promise.all(hosts.map((host) => assertNotHeld(asked, host, slot)));
      },
      () => keepMove(ctx, { id: event.id, interval: slot, reason: request.reason }, toAnswer),
    );
  });
}

/** The plan that it was booked by, as long as the page has it. */
const planIdOf = ({ meeting_plan }: ScheduledEvent, { meeting_plans }: Pages): string | undefined =>
  meeting_plans.find(({ id }) => id === meeting_plan.id)?.id;

type Pages = Awaited<ReturnType<typeof getPage>>;

/** An event can't be rescheduled once its booking page is gone. */
const pageOf = (teamId: string, event: ScheduledEvent) =>
  getPage(teamId, event.page_id).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === "NOT_FOUND";
    throw isGone ? new AppError("CONFLICT", schedulingTexts.notChangeable) : error;
  });

type Move = { id: string; interval: Interval; reason: string };

const keepMove = <T>(ctx: Context, { id, ...to }: Move, toAnswer: (after: ScheduledEvent) => T) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, id);
    const page = await readPage(tx, ctx.teamId, before.page_id);
    const { buffer } = planOf(page, planIdOf(before, page));
    const after = { ...moveMeeting(before, to, ctx.actor, ctx.now), buffer };
    const saveTime = await takeTime(tx, ctx.teamId, { after, before, page, nowMs: Date.parse(ctx.now) });
    saveTime();
    saveEvent(tx, ctx.teamId, after);
    return { answer: toAnswer(after), event: { type: "meeting.rescheduled", before, after } };
  });
