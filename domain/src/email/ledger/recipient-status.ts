import { z } from "zod";

/** A recipient's possible statuses, in the order of progress. */
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

/** The later of two statuses in that order. Events arrive in any order, and a status never moves back. */
export const furtherStatus = (a: RecipientStatus, b: RecipientStatus): RecipientStatus =>
  rankOf(b) > rankOf(a) ? b : a;
