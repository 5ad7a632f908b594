import type { schedulingApi } from "@dure/domain/scheduling/api";
import { cancelMeeting } from "@dure/domain/scheduling/scheduled-event/cancel-meeting";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";
import { assertMayChange, showEvent } from "../scheduled-event/shown-event";
import { commitCancellation } from "./commit-cancellation";

/** Cancels an event as its host. Both parties get the reason by mail. */
export const cancelEvent: Verb<typeof schedulingApi.cancelEvent> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, ctx.teamId, params.id);
    assertMayChange(ctx, before);
    const after = cancelMeeting(before, body.reason, ctx.actor, ctx.now);
    return { answer: showEvent(ctx, after), event: await commitCancellation(tx, ctx, before, after) };
  });
