import { MEETING_MAILS, meetingMail, type Party } from "@dure/domain/scheduling/meeting-mail";
import { type EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { Id } from "@dure/domain/shared/value";
import { z } from "zod";
import { readCaller } from "../../platform/caller-store";
import { mailBody } from "../../platform/html";
import type { JobHandler } from "../../platform/job";
import { readEvent } from "../../platform/job-store";
import { sendMail } from "../../platform/mail";
import { eventUrl } from "./event-url";
import { meetingIcs } from "./meeting-ics";
import { claimNotice } from "./notice-store";
import { getEvent } from "./scheduled-event-store";

const Payload = z.object({
  event_id: z.string(),
  kind: z.enum(MEETING_MAILS),
  party: z.enum(["invitee", "host"]),
  host_id: z.string().optional(),
});

/**
 * Sends one party one mail about one change of a meeting, with the calendar file of that change. A mail that a newer
 * one has overtaken is not sent: it would tell an old time after the new one.
 */
export const sendMeetingMail: JobHandler = async ({ teamId, payload }) => {
  const { event_id, kind, party, host_id } = Payload.parse(payload);
  const cause = await readEvent(teamId, event_id);
  if (!cause) return;
  const changed = ScheduledEvent.parse(cause.after);
  const reader = party === "invitee" ? party : (host_id ?? changed.host.id);
  const isNews = kind !== "calendar-failed" && kind !== "conference-failed";
  if (isNews && !(await claimNotice(teamId, changed, reader))) return;

  const newest = await getEvent(teamId, changed.id);
  const host = changed.hosts.find(({ id }) => id === host_id) ?? changed.hosts[0];
  if (!host) return;
  // The conference's link came after the change that this mail is about.
  const event = { ...changed, meeting_plan: newest.meeting_plan };
  const { subject, ...body } = meetingMail(kind, event, await readerOf(teamId, event, party, host));
  const people = partiesOf(event, party, host);
  await sendMail(teamId, Id.parse(`${event.id}-${event.sequence}-${kind}-${reader}`), {
    ...people,
    subject,
    ...mailBody(body),
    ...(isNews && {
      attachments: [{ filename: "invite.ics", type: "text/calendar", content: meetingIcs(event) }],
    }),
  });
};

/** Hosts read in Korean and their own zone, invitees in what they booked with. */
async function readerOf(teamId: string, event: ScheduledEvent, party: Party, host: EventHost) {
  if (party === "invitee")
    return { party, locale: event.language, zone: event.timezone, eventUrl: eventUrl(event) } as const;
  const { user } = await readCaller(teamId, host.id);
  return { party, locale: "ko", zone: user?.timezone ?? event.timezone } as const;
}

function partiesOf({ invitees }: ScheduledEvent, party: Party, host: EventHost) {
  const [guest] = invitees;
  const parties = {
    host: { email: host.email, name: host.name },
    invitee: { email: guest?.email ?? "", name: guest?.name ?? "" },
  };
  return party === "host"
    ? { to: parties.host, replyTo: parties.invitee }
    : { to: parties.invitee, replyTo: parties.host };
}
