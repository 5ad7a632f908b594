import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { lastChange, payloadMeeting } from "@dure/domain/scheduling/webhook/meeting-payload";
import { enqueueWebhookDeliveries } from "../teams/webhook/delivery/enqueue-webhook-deliveries";
import { webhookReaction } from "../teams/webhook/delivery/webhook-reaction";

const TRIGGERS = {
  "meeting.created": "meeting-created",
  "meeting.rescheduled": "meeting-rescheduled",
  "meeting.cancelled": "meeting-cancelled",
} as const;

const EVENTS = ["meeting.created", "meeting.rescheduled", "meeting.cancelled"] as const;

/**
 * Notifies webhooks of a meeting and, when it is booked, of each invitee. A redelivered event makes no second delivery.
 */
export const sendMeetingWebhooks = webhookReaction(
  "meeting-webhooks",
  EVENTS,
  async (teamId, { type, id, at, after }) => {
    const change = type === "meeting.created" ? {} : { change: lastChange(after) };
    await enqueueWebhookDeliveries(teamId, { type: TRIGGERS[type], key: id, at }, async () => ({
      meeting: payloadMeeting(after),
      ...change,
    }));
    if (type === "meeting.created") await tellInvitees(teamId, { id, at, meeting: after });
  },
);

type Booked = { id: string; at: string; meeting: ScheduledEvent };

async function tellInvitees(teamId: string, { id, at, meeting }: Booked): Promise<void> {
  for (const [place, invitee] of meeting.invitees.entries())
    await enqueueWebhookDeliveries(teamId, { type: "invitee-created", key: `${id} ${place}`, at }, async () => ({
      invitee,
      meeting: payloadMeeting(meeting),
    }));
}
