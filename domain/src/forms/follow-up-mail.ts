import { z } from "zod";
import { sanitizeLabel } from "../shared/sanitize-label";
import { Email } from "../shared/value";

/**
 * The mail that follows a booking or a submission, once a template is chosen (docs/product/forms.md#follow-up-mail).
 */
export const FollowUpMail = z.object({
  email_template_id: z.int().positive(),
  sender: z.union([z.literal("ORGANIZER"), Email]).default("ORGANIZER"),
  cc: z.array(Email).max(20).default([]),
  bcc: z.array(Email).max(20).default([]),
});
export type FollowUpMail = z.infer<typeof FollowUpMail>;

/** Variables of a template that only a booking fills in. */
const OF_BOOKING = /\b(meeting_title|meeting_time|meeting_place|reschedule_link|host_name|host_email)\b/;

/**
 * Whether a template needs the values of a booking.
 * @param content the template's subject and text
 */
export const needsBooking = (content: string): boolean => OF_BOOKING.test(content);

/** The id of the mail that follows a booking or a submission, in the mail ledger. */
export const followUpId = ({ id }: { id: string }): string => `follow-up-${id}`;

type FollowUpSource = {
  /** The id of the booking or submission. */
  id: string;
  guest: { name: string; email: string; phone: string };
  company: string;
  /** The sender. */
  host: { id: string; name: string; email: string };
};

/** The request for a follow-up mail. `others` are values of the template that only one kind of source has. */
export function toFollowUpRequest<Others extends object>(
  { email_template_id: template_id, sender, cc, bcc }: FollowUpMail,
  { id, guest, company, host }: FollowUpSource,
  others: Others,
) {
  // The typed address is not verified: its owner may be someone else, so the values must not carry a message or a link.
  const name = sanitizeLabel(guest.name);
  const values = {
    invitee_name: name,
    invitee_email: guest.email,
    invitee_phone: sanitizeLabel(guest.phone),
    company: sanitizeLabel(company),
    host_name: host.name,
    host_email: host.email,
    ...others,
  };
  return {
    id: followUpId({ id }),
    template_id,
    sender,
    cc,
    bcc,
    to: { email: guest.email, name },
    host,
    values,
  };
}
