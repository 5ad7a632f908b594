import { reaction } from "../../platform/outbox/reaction";
import { queueMail } from "./announce-meeting";

const EVENTS = ["meeting.requested", "meeting.declined"] as const;

/**
 * Mails both parties about a booking that waits for approval. If a host declines it or nobody approves it in time, the
 * invitee is mailed; if the invitee takes it back, the hosts are. The mails' ids derive from the event.
 */
export const announceRequest = reaction("announce-request", EVENTS, async (teamId, event) => {
  const { type, id: event_id, actor, after } = event;
  const answered = actor.role === "system" ? "expired" : "declined";
  const kind = type === "meeting.requested" ? "requested" : answered;
  const byInvitee = actor.role === "public";
  if (kind === "requested" || !byInvitee) await queueMail(teamId, { event_id, kind, party: "invitee" });
  if (kind !== "requested" && !byInvitee) return;
  for (const host_id of after.host_ids) await queueMail(teamId, { event_id, kind, party: "host", host_id });
});
