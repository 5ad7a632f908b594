import type { BounceType } from "../ledger/recipient";
import { furtherStatus, type RecipientStatus } from "../ledger/recipient-status";
import type { FactKind, MailFact } from "./mail-fact";

/** An open or click within this long of the delivery is a machine's. */
const HUMAN_AFTER_MS = 10_000;
/** Clicks on several links so close to each other are a machine's. */
const BURST_MS = 1_000;

const STATUSES: Partial<Record<FactKind, RecipientStatus>> = {
  delivered: "delivered",
  deferred: "deferred",
  hard_bounce: "bounced",
  soft_bounce: "bounced",
  unknown_bounce: "bounced",
  dropped: "failed",
  unsubscribe: "unsubscribed",
  complaint: "complained",
};

const BOUNCES: Partial<Record<FactKind, BounceType>> = {
  hard_bounce: "hard",
  unknown_bounce: "unknown",
  soft_bounce: "soft",
};

/** What the facts about one copy of a mail say together. It depends on the set of facts only, not on their order. */
export function summariseFacts(facts: readonly MailFact[]) {
  const first = (...kinds: FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind)).sort(byTime)[0];
  const deliveredAt = first("delivered")?.at ?? null;
  const opens = facts.filter(({ kind }) => kind === "open");
  const clicks = facts.filter(({ kind }) => kind === "click");
  const isMachine = machineTest(deliveredAt, clicks);
  const humanOpens = opens.filter((open) => !isMachine(open)).sort(byTime);
  const humanClicks = clicks.filter((click) => !isMachine(click)).sort(byTime);
  const bounce = first("hard_bounce") ?? first("unknown_bounce") ?? first("soft_bounce");
  return {
    status: statusFrom(facts, humanOpens.length, humanClicks.length),
    delivered_at: deliveredAt,
    bounced_at: bounce?.at ?? null,
    bounce_type: (bounce && BOUNCES[bounce.kind]) ?? null,
    failure_reason: (bounce ?? first("dropped"))?.detail ?? null,
    humanOpens,
    machineOpens: opens.filter(isMachine),
    humanClicks,
    machineClicks: clicks.filter(isMachine),
    unsubscribed_at: first("unsubscribe")?.at ?? null,
    complained_at: first("complaint")?.at ?? null,
    isDeferred: first("deferred") !== undefined,
    isDropped: first("dropped") !== undefined,
  };
}
export type FactSummary = ReturnType<typeof summariseFacts>;

const byTime = (one: MailFact, other: MailFact): number => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0);

function machineTest(deliveredAt: string | null, clicks: readonly MailFact[]): (fact: MailFact) => boolean {
  const isSoon = ({ at }: MailFact) =>
    deliveredAt !== null && Date.parse(at) - Date.parse(deliveredAt) < HUMAN_AFTER_MS;
  const isBurst = (one: MailFact) =>
    one.kind === "click" &&
    clicks.some(
      (other) =>
        (other.link !== one.link || other.offset !== one.offset) &&
        Math.abs(Date.parse(other.at) - Date.parse(one.at)) <= BURST_MS,
    );
  return (fact) => fact.machine === true || isSoon(fact) || isBurst(fact);
}

function statusFrom(facts: readonly MailFact[], opens: number, clicks: number): RecipientStatus {
  const told = facts.flatMap(({ kind }) => STATUSES[kind] ?? []);
  if (opens > 0) told.push("opened");
  if (clicks > 0) told.push("clicked");
  return told.reduce(furtherStatus, "accepted");
}
