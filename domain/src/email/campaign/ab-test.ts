import { z } from "zod";
import { Line } from "../../shared/value";

/** A test of two subjects: part of the audience gets one of them each, the rest gets the winner. */
export const AbTest = z.object({
  /** The second subject; the first is the campaign's own. */
  subject: Line(200),
  /** How much of the audience takes part, both halves together. */
  share_percent: z.int().min(10).max(50),
  /** How long clicks are waited for before the rest is sent. */
  wait_hours: z.int().min(1).max(72),
});
export type AbTest = z.infer<typeof AbTest>;

export const SUBJECT_VARIANTS = ["a", "b", "rest"] as const;
/** Which subject a recipient gets: one of the two, or the winner. */
export const SubjectVariant = z.enum(SUBJECT_VARIANTS);
export type SubjectVariant = z.infer<typeof SubjectVariant>;

/**
 * Which subject an address gets. It follows from the address's key alone, so that every attempt decides alike.
 * @param key 32 hex digits of a hash of the address
 */
export function variantOf(key: string, { share_percent }: Pick<AbTest, "share_percent">): SubjectVariant {
  const place = Number.parseInt(key.slice(0, 8), 16) % 10_000;
  if (place >= share_percent * 100) return "rest";
  return place % 2 === 0 ? "a" : "b";
}

/** Mails of one subject, and how many people clicked a link in one. */
export type VariantResult = { sent: number; clicked: number };

/** The subject with the higher share of people who clicked; the first one if they are equal. */
export function winnerOf(a: VariantResult, b: VariantResult): "a" | "b" {
  return shareOf(b) > shareOf(a) ? "b" : "a";
}

const shareOf = ({ sent, clicked }: VariantResult): number => (sent === 0 ? 0 : clicked / sent);
