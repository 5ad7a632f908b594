import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";

/** The kind of a campaign's mail, by which consent is checked. */
export const mailKindOf = ({ topic, with_unsubscriber }: Pick<FrozenContent, "topic" | "with_unsubscriber">) => ({
  kind: "marketing" as const,
  withUnsubscribed: with_unsubscriber,
  ...(topic !== null && { topic }),
});
