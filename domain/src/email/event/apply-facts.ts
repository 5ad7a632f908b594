import { dequal } from "dequal/lite";
import { cutText } from "../../shared/text";
import { MAX_HISTORY_ENTRIES, type MailHistoryEntry, type Recipient } from "../ledger/recipient";
import { furtherStatus, type RecipientStatus } from "../ledger/recipient-status";
import { type MailFact, mergeFacts } from "./mail-fact";
import { summariseFacts } from "./summarise-facts";
import { recipientLists, type TrackedRecipient } from "./tracked-recipient";

/** States that facts decide. They are derived from scratch: a later fact may show that an open was a machine's. */
const BY_FACTS: readonly RecipientStatus[] = ["accepted", "deferred", "delivered", "opened", "clicked", "bounced"];

/**
 * A recipient after more facts became known. Any order and any repetition of facts leads to the same recipient. The same
 * object is answered where nothing is new.
 */
export function applyFacts(recipient: TrackedRecipient, more: readonly MailFact[]): TrackedRecipient {
  const facts = mergeFacts(recipient.facts, more);
  if (facts.length === 0 || dequal(facts, recipient.facts)) return recipient;
  const {
    humanOpens,
    humanClicks,
    machineOpens,
    machineClicks,
    status,
    isDeferred: _,
    isDropped: __,
    ...times
  } = summariseFacts(facts);
  const own = BY_FACTS.includes(recipient.status) ? "accepted" : recipient.status;
  const after: TrackedRecipient = {
    ...recipient,
    ...times,
    failure_reason: times.failure_reason ?? recipient.failure_reason,
    status: furtherStatus(own, status),
    sent_at: earliest([recipient.sent_at, ...facts.map(({ at }) => at)]),
    total_open_count: humanOpens.length,
    machine_open_count: machineOpens.length,
    last_opened_at: humanOpens.at(-1)?.at ?? null,
    total_click_count: humanClicks.length,
    machine_click_count: machineClicks.length,
    last_clicked_at: humanClicks.at(-1)?.at ?? null,
    steps: mergeHistory(recipient.steps, facts),
    facts,
  };
  return { ...after, lists: recipientLists(after) };
}

const earliest = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null;

/** Merges a recipient's steps with those of facts, by time; only the last ones are kept. */
function mergeHistory(steps: Recipient["steps"], facts: readonly MailFact[]): MailHistoryEntry[] {
  const told = facts.map(
    ({ kind, at, detail, link }): MailHistoryEntry => ({ what: kind, at, detail: detail ?? link ?? "" }),
  );
  const unique = new Map([...steps, ...told].map((step) => [JSON.stringify([step.at, step.what, step.detail]), step]));
  const sorted = [...unique].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted
    .slice(-MAX_HISTORY_ENTRIES)
    .map(([, { what, at, detail }]) => ({ what, at, detail: cutText(detail, 500) }));
}
