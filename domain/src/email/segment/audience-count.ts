import { z } from "zod";
import { SKIPPED_IN_AUDIENCE, SkipReason } from "../address/address";

export const SkippedInAudience = z.enum(SKIPPED_IN_AUDIENCE);
export type SkippedInAudience = z.infer<typeof SkippedInAudience>;

/** An audience in numbers: all its records, those that get the mail, and the others by reason. */
export const AudienceCount = z.object({
  records: z.int().nonnegative(),
  recipients: z.int().nonnegative(),
  skipped: z.partialRecord(SkipReason, z.int().nonnegative()),
});
export type AudienceCount = z.infer<typeof AudienceCount>;
