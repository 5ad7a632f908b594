import { z } from "zod";
import { SkipReason } from "../address/address";

/** Why a record of an audience gets no mail. Later reasons, such as the hour, are those of a send. */
export const SKIPPED_IN_AUDIENCE = [
  "no_address",
  "invalid",
  "duplicate",
  "unsubscribed",
  "excluded",
  "suppressed",
] as const satisfies readonly SkipReason[];
export const SkippedInAudience = z.enum(SKIPPED_IN_AUDIENCE);
export type SkippedInAudience = z.infer<typeof SkippedInAudience>;

/** An audience in numbers: all its records, those that get the mail, and the others by reason. */
export const AudienceCount = z.object({
  records: z.int().nonnegative(),
  recipients: z.int().nonnegative(),
  skipped: z.partialRecord(SkipReason, z.int().nonnegative()),
});
export type AudienceCount = z.infer<typeof AudienceCount>;
