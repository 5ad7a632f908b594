import type { schedulingApi } from "@dure/domain/scheduling/api";
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
    const { after, event } = await commitCancellation(tx, ctx, before, body.reason);
    return { answer: showEvent(ctx, after), event };
  });
