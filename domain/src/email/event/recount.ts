import { COUNTED, type Counted } from "../ledger/batch-counts";
import { addNumbers, countersOf, type Numbers } from "./recipient-counters";
import type { TrackedRecipient } from "./tracked-recipient";

/** The counters of a batch that sending sets; all others follow from facts. */
const BY_SENDING: readonly Counted[] = ["accepted", "skipped", "failed", "unknown"];
export const COUNTED_BY_FACTS = COUNTED.filter((name) => !BY_SENDING.includes(name));

/** Recounts recipients from their facts: the batch's counters that follow from facts, and the statistics. */
export function recount(recipients: readonly TrackedRecipient[]): {
  counts: Partial<Record<Counted, number>>;
  statistics: { hours: Numbers; providers: Numbers; links: Numbers };
} {
  const { counts = {}, hours = {}, providers = {}, links = {} } = addNumbers(recipients.map(countersOf));
  const part = (value: Numbers[string]): Numbers => (typeof value === "object" ? value : {});
  const counted = part(counts);
  return {
    counts: Object.fromEntries(COUNTED_BY_FACTS.map((name) => [name, Number(counted[name] ?? 0)])),
    statistics: { hours: part(hours), providers: part(providers), links: part(links) },
  };
}
