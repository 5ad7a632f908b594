import { z } from "zod";

/** How far a recipient's mail has come, each further than the one before. */
const SEVERITY = [
  "queued",
  "claimed",
  "unknown",
  "accepted",
  "deferred",
  "delivered",
  "opened",
  "clicked",
  "skipped",
  "failed",
  "bounced",
  "unsubscribed",
  "complained",
] as const;

export const RecipientStatus = z.enum(SEVERITY);
export type RecipientStatus = z.infer<typeof RecipientStatus>;

const rankOf = (status: RecipientStatus): number => SEVERITY.indexOf(status);

/** The further of two states: events come in any order, and a state only moves up. */
export const furtherStatus = (a: RecipientStatus, b: RecipientStatus): RecipientStatus =>
  rankOf(b) > rankOf(a) ? b : a;
