import type { schedulingApi } from "@dure/domain/scheduling/api";
import { approveMeeting } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readScheduledEvent, saveEvent } from "./scheduled-event-store";
import { assertMayChange, showEvent } from "./shown-event";

/**
 * Approves a booking as its host. The request has already taken the time; calendars, mails and records follow from the
 * event `meeting.created`.
 * @throws CONFLICT when it does not wait for approval
 */
export const approveEvent: Verb<typeof schedulingApi.approveEvent> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, params.id);
    assertMayChange(ctx, before);
    const after = approveMeeting(before, ctx.now);
    saveEvent(tx, ctx.teamId, after);
    return { answer: showEvent(ctx, after), event: { type: "meeting.created", before: null, after } };
  });
