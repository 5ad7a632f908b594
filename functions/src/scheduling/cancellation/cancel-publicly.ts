import type { schedulingApi } from "@dure/domain/scheduling/api";
import { cancelMeeting } from "@dure/domain/scheduling/scheduled-event/cancel-meeting";
import { toPublicEvent } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { openEvent } from "../scheduled-event/open-event";
import { readScheduledEvent } from "../scheduled-event/scheduled-event-store";
import { commitCancellation } from "./commit-cancellation";

/**
 * The event's secret authorizes a cancellation in the invitee's name, even if its page or a host is gone. Idempotent:
 * an event that is already canceled stays as it is, and nobody is notified twice.
 */
export const cancelPublicly: Verb<typeof schedulingApi.cancelPublicly> = async (visitor, { params, body }) => {
  const { teamId, event: opened } = await openEvent(params.id);
  const ctx = forTeam(visitor, teamId);
  return transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, opened.id);
    if (before.cancellation) return { answer: toPublicEvent(before, false, ctx.now), event: [] };
    const after = cancelMeeting(before, body.reason, ctx.actor, ctx.now);
    const event = await commitCancellation(tx, ctx, before, after);
    return { answer: toPublicEvent(after, false, ctx.now), event };
  });
};
