import { z } from "zod";
import { Email, Id } from "../../shared/value";
import { TemplateId } from "../template/template";
import { MeetingVariable } from "../variable/variable";

/**
 * A mail that follows a booking or submission. Its id is derived from the source and is the key in the mail ledger
 * (functions/src/platform/mail/mail-ledger-store.ts), so repeated requests send one mail.
 */
export const FollowUp = z.object({
  id: Id,
  template_id: TemplateId,
  to: z.object({ email: Email, name: z.string() }),
  /** The sender, who also gets the replies: the host or another address. */
  sender: z.union([z.literal("ORGANIZER"), Email]),
  host: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** Where replies go instead: to the invitee, for a mail to a host. */
  reply_to: z.object({ email: z.string(), name: z.string() }).optional(),
  attachments: z.array(z.object({ filename: z.string(), type: z.string(), content: z.string() })).optional(),
  cc: z.array(Email),
  bcc: z.array(Email),
  /** The values of the template's variables. */
  values: z.partialRecord(MeetingVariable, z.string()),
});
export type FollowUp = z.infer<typeof FollowUp>;
