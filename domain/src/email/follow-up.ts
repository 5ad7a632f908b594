import { z } from "zod";
import { Email, Id } from "../shared/value";
import { TemplateId } from "./template";
import { Variable } from "./variable";

/**
 * A mail from a template that follows a booking or a submission. Its id is that of the mail in the ledger
 * (functions/src/platform/mail/mail-ledger-store.ts), made from what it follows: asked for again, it is sent once.
 */
export const FollowUp = z.object({
  id: Id,
  template_id: TemplateId,
  to: z.object({ email: Email, name: z.string() }),
  /** Whose name it carries and who gets the answers: the host, or another address. */
  sender: z.union([z.literal("ORGANIZER"), Email]),
  host: z.object({ id: Id, name: z.string(), email: z.string() }),
  cc: z.array(Email),
  bcc: z.array(Email),
  /** What the template's variables stand for. */
  values: z.partialRecord(Variable, z.string()),
});
export type FollowUp = z.infer<typeof FollowUp>;
