import { z } from "zod";
import { Time } from "../../shared/value";

export const FactKind = z.enum([
  "delivered",
  "deferred",
  "hard_bounce",
  "soft_bounce",
  "unknown_bounce",
  "dropped",
  "open",
  "click",
  "unsubscribe",
  "resubscribe",
  "complaint",
]);
export type FactKind = z.infer<typeof FactKind>;

/** Something that happened to one copy of a mail. */
export const MailFact = z.object({
  kind: FactKind,
  at: Time,
  /** The receiving server's answer, or the reason. */
  detail: z.string().max(300).optional(),
  /** The clicked link as the campaign has it, and its place among the mail's links. */
  link: z.string().max(2000).optional(),
  offset: z.int().optional(),
  /** The client that opened or clicked identifies itself as a proxy or a scanner. */
  machine: z.literal(true).optional(),
});
export type MailFact = z.infer<typeof MailFact>;

/** The most facts that a recipient keeps: first those that decide its status, then the earliest opens and clicks. */
export const MAX_FACTS = 200;

/** A key that is equal for a repeated event. SendGrid's own ids differ between repetitions. */
const identityOf = ({ kind, at, detail, link, offset, machine }: MailFact): string =>
  JSON.stringify([kind, at, detail, link, offset, machine]);

const isOften = ({ kind }: MailFact): boolean => kind === "open" || kind === "click";

/**
 * The facts of both lists, each once, in one order. The result depends on the set of facts only: not on the order in which
 * they came, nor on how often, since what falls out of the first `MAX_FACTS` never comes back.
 */
export function mergeFacts(known: readonly MailFact[], more: readonly MailFact[]): MailFact[] {
  const byIdentity = new Map([...known, ...more].map((fact) => [identityOf(fact), fact]));
  const sorted = [...byIdentity].sort(([a, one], [b, other]) => {
    if (isOften(one) !== isOften(other)) return isOften(one) ? 1 : -1;
    if (one.at !== other.at) return one.at < other.at ? -1 : 1;
    return a < b ? -1 : 1;
  });
  return sorted.slice(0, MAX_FACTS).map(([, fact]) => fact);
}
