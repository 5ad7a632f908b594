import { z } from "zod";
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
