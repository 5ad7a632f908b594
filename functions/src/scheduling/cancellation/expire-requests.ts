import { expireRequest } from "@dure/domain/scheduling/scheduled-event/cancel-meeting";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { transaction } from "../../platform/transaction/transaction-store";
import { pendingEvents, readScheduledEvent } from "../scheduled-event/scheduled-event-store";
import { commitCancellation } from "./commit-cancellation";

/** A booking whose time began earlier than this is not declined any more: a notice would be pointless by then. */
const NEWS_MS = 7 * 86_400_000;

/**
 * Declines a booking whose time began before anybody approved it; the event `meeting.declined` mails its invitee. A
 * booking that was answered meanwhile stays as it is.
 */
export const expireRequestJob = defineJob("expire-request", z.object({ id: z.string() }), async (teamId, { id }) => {
  const ctx = systemContext(teamId, "expire-request");
  await transaction(ctx, async (tx) => {
    const before = await readScheduledEvent(tx, teamId, id);
    const after = expireRequest(before, ctx.now);
    const event = after === before ? [] : await commitCancellation(tx, ctx, before, after);
    return { answer: undefined, event };
  });
});

/** Queues the bookings of all teams that nobody approved before their start, by the current time. */
export async function expireRequests(): Promise<void> {
  const now = new Date();
  const after = new Date(now.getTime() - NEWS_MS);
  for await (const page of pendingEvents({ after: after.toISOString(), until: now.toISOString() }))
    await Promise.all(
      page.map(({ teamId, id }) =>
        enqueue(expireRequestJob, { teamId, payload: { id }, id: `expire-request-${teamId}-${id}` }),
      ),
    );
}
