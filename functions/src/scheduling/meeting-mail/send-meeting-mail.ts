import {
  isFailureMail,
  MEETING_MAILS,
  meetingMail,
  type Party,
} from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import { type EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { plainLabel } from "@dure/domain/shared/plain-label";
import { Id } from "@dure/domain/shared/value";
import { z } from "zod";
import { readSignature } from "../../identity/sign/email-sign-store";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { defineJob } from "../../platform/jobs/define-job";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";
import { readEvent } from "../../platform/outbox/outbox-store";
import { sendAsMember } from "../../teams/mailbox/send-as-member";
import { eventUrl, hostEventUrl } from "../scheduled-event/event-url";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { meetingIcs } from "./meeting-ics";
import { claimNotice } from "./notice-store";

const MeetingMail = z.object({
  event_id: z.string(),
  kind: z.enum(MEETING_MAILS),
  party: z.enum(["invitee", "host"]),
  host_id: z.string().optional(),
});
export type MeetingMail = z.infer<typeof MeetingMail>;

/**
 * Sends one party one mail about one change of a meeting, with the calendar file of that change. When a newer change
 * was already mailed, the mail is dropped: it would announce an old time after the new one.
 */
export const sendMeetingMail = defineJob("meeting-mail", MeetingMail, async (teamId, request) => {
  const { event_id, kind, party, host_id } = request;
  const cause = await readEvent(teamId, event_id);
  if (!cause) return;
  const changed = ScheduledEvent.parse(cause.after);
  const reader = party === "invitee" ? party : (host_id ?? changed.host.id);
  const isNews = !isFailureMail(kind);
  if (isNews && !(await claimNotice(teamId, changed, reader))) return;

  const newest = await getEvent(teamId, changed.id);
  const host = changed.hosts.find(({ id }) => id === host_id) ?? changed.hosts[0];
  if (!host) return;
  // The link was created after the change that this mail is about.
  const event = { ...changed, meeting_plan: newest.meeting_plan };
  const known = await readerOf(teamId, event, party, host);
  if (!known) return;
  const { subject, ...body } = meetingMail(kind, event, known);
  const hasFile = isNews && !(party === "host" && hasOwnEvent(host));
  const content = meetingIcs(event, {
    locale: known.locale,
    url: known.eventUrl,
    ...(party === "host" && { reader: host }),
  });
  const people = partiesOf(event, party, host);
  const signature = party === "invitee" ? await readSignature(teamId, host.id) : undefined;
  const mail = {
    ...people,
    subject,
    ...mailBody({ ...body, signature }),
    ...(hasFile && { attachments: [{ filename: "invite.ics", type: "text/calendar", content }] }),
  };
  const id = Id.parse(`${event.id}-${event.sequence}-${kind}-${reader}`);
  await (party === "invitee" ? sendAsMember(teamId, host, id, mail) : sendMail(teamId, id, mail));
});

/** Outlook and Naver Works assign their own UIDs: opening the file there would show the meeting twice. */
const hasOwnEvent = ({ dest_cal }: EventHost): boolean => dest_cal !== null && dest_cal.provider !== "google";

/** Hosts get their own language and zone, invitees those of the booking. A host who left the team gets no mail. */
async function readerOf(teamId: string, event: ScheduledEvent, party: Party, host: EventHost) {
  if (party === "invitee")
    return { party, locale: event.language, zone: event.timezone, eventUrl: eventUrl(event) } as const;
  const [{ user }, locale, url] = await Promise.all([
    readCaller(teamId, host.id),
    readLanguage(host.id),
    hostEventUrl(teamId, event),
  ]);
  if (user?.team_member_status !== "ACTIVE") return undefined;
  return { party, locale, zone: user.timezone, eventUrl: url } as const;
}

function partiesOf({ invitees }: ScheduledEvent, party: Party, host: EventHost) {
  const [guest] = invitees;
  const parties = {
    host: { email: host.email, name: host.name },
    invitee: { email: guest?.email ?? "", name: plainLabel(guest?.name ?? "") },
  };
  return party === "host"
    ? { to: parties.host, replyTo: parties.invitee }
    : { to: parties.invitee, replyTo: parties.host };
}
