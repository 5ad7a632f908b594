import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";

/** As what consent judges a campaign's mail. */
export const mailKindOf = ({ topic, with_unsubscriber }: Pick<FrozenContent, "topic" | "with_unsubscriber">) => ({
  kind: "marketing" as const,
  withUnsubscribed: with_unsubscriber,
  ...(topic !== null && { topic }),
});
