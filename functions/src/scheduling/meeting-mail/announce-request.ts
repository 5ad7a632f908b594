import { reaction } from "../../platform/outbox/reaction";
import { queueMail } from "./announce-meeting";

const EVENTS = ["meeting.requested", "meeting.declined"] as const;

/**
 * Tells both parties of a booking that waits for approval, and of one that was declined: its invitee by the host, its hosts
 * by the invitee who took it back. Of one that nobody approved in time its invitee alone is told. The mails' ids derive
 * from the event.
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
