import type { schedulingApi } from "@dure/domain/scheduling/api";
import { assertHost, cancelMeeting, toEventView } from "@dure/domain/scheduling/change-scheduled-event";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { takeTime } from "./take-time";

/** Frees the time; the calendar event goes, and both parties get the reason by mail. */
export const cancelEvent: Verb<typeof schedulingApi.cancelEvent> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, params.id);
    assertHost(before, ctx.actor);
    const after = cancelMeeting(before, body.reason, ctx.actor, ctx.now);
    const freeTime = await takeTime(tx, ctx.teamId, after, before);
    freeTime();
    saveEvent(tx, ctx.teamId, after);
    return { answer: toEventView(after), event: { type: "meeting.cancelled", before, after } };
  });
