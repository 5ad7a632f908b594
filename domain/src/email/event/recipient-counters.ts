import type { Counted } from "../ledger/batch-counts";
import { mailProvider } from "./mail-provider";
import { type FactSummary, summariseFacts } from "./summarise-facts";
import type { TrackedRecipient } from "./tracked-recipient";

/** What the report counts of an hour and of a mail provider. */
export const TALLIED = ["delivered", "bounced", "opened", "clicked", "unsubscribed", "complained"] as const;
export type Tallied = (typeof TALLIED)[number];

export type LinkCounts = { people: number; clicks: number; machine_clicks: number };

/** What one recipient adds to its campaign's numbers. */
export type RecipientCounters = {
  counts: Partial<Record<Counted, number>>;
  /** By hour, such as `2026-11-23T08`. */
  hours: Record<string, Partial<Record<Tallied, number>>>;
  providers: Record<string, Partial<Record<Tallied, number>>>;
  links: Record<string, LinkCounts>;
};

/** The counters that follow from a recipient's facts; those that sending sets are not included. */
export function countersOf(recipient: TrackedRecipient): RecipientCounters {
  const summary = summariseFacts(recipient.facts);
  const touched = touchesOf(recipient, summary);
  const hours: RecipientCounters["hours"] = {};
  for (const [name, at] of touched) {
    const hour = at.slice(0, 13);
    hours[hour] = { ...hours[hour], [name]: 1 };
  }
  const tallied = Object.fromEntries(touched.map(([name]) => [name, 1]));
  return {
    counts: countsOf(recipient, summary),
    hours,
    providers: touched.length > 0 ? { [mailProvider(recipient.email)]: tallied } : {},
    links: linksOf(summary),
  };
}

/** When each thing first happened. */
function touchesOf(recipient: TrackedRecipient, { humanOpens, humanClicks }: FactSummary): [Tallied, string][] {
  const isDelivered = recipient.lists.includes("delivered");
  const touches: Record<Tallied, string | null | undefined> = {
    delivered: isDelivered ? recipient.delivered_at : null,
    bounced: recipient.bounced_at,
    opened: humanOpens[0]?.at,
    clicked: humanClicks[0]?.at,
    unsubscribed: recipient.unsubscribed_at,
    complained: recipient.complained_at,
  };
  return TALLIED.flatMap((name): [Tallied, string][] => (touches[name] ? [[name, touches[name]]] : []));
}

function countsOf(recipient: TrackedRecipient, summary: FactSummary): RecipientCounters["counts"] {
  const { humanOpens, machineOpens, humanClicks, machineClicks, isDeferred, isDropped } = summary;
  const is: Partial<Record<Counted, boolean>> = {
    deferred: isDeferred,
    delivered: recipient.lists.includes("delivered"),
    soft_bounced: recipient.bounce_type === "soft",
    hard_bounced: recipient.bounce_type === "hard",
    unknown_bounced: recipient.bounce_type === "unknown",
    dropped: isDropped,
    opened: humanOpens.length > 0,
    machine_opened: machineOpens.length > 0,
    clicked: humanClicks.length > 0,
    machine_clicked: machineClicks.length > 0,
    unsubscribed: recipient.unsubscribed_at !== null,
    complained: recipient.complained_at !== null,
  };
  return Object.fromEntries(Object.entries(is).flatMap(([name, yes]) => (yes ? [[name, 1]] : [])));
}

function linksOf({ humanClicks, machineClicks }: FactSummary): RecipientCounters["links"] {
  const links: RecipientCounters["links"] = {};
  const of = (link = "") => {
    links[link] ??= { people: 0, clicks: 0, machine_clicks: 0 };
    return links[link];
  };
  for (const { link } of humanClicks) Object.assign(of(link), { people: 1, clicks: of(link).clicks + 1 });
  for (const { link } of machineClicks) of(link).machine_clicks += 1;
  return links;
}

export type Numbers = { [key: string]: number | Numbers | undefined };

/**
 * By how much a campaign's numbers grow, or shrink, from one state of a recipient to the next; what stays is left out. A
 * recipient whose sending was in doubt is settled by any fact.
 */
export function differenceBetween(before: TrackedRecipient, after: TrackedRecipient): Numbers {
  const difference = subtract(countersOf(after), countersOf(before));
  const isSettled = before.status === "unknown" && after.status !== "unknown";
  return isSettled ? addNumbers([difference, { counts: { unknown: -1, accepted: 1 } }]) : difference;
}

function subtract(after: Numbers, before: Numbers): Numbers {
  const result: Numbers = {};
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const [a, b] = [after[key], before[key]];
    if (typeof a === "object" || typeof b === "object") {
      const part = subtract(typeof a === "object" ? a : {}, typeof b === "object" ? b : {});
      if (Object.keys(part).length > 0) result[key] = part;
    } else if ((a ?? 0) !== (b ?? 0)) result[key] = (a ?? 0) - (b ?? 0);
  }
  return result;
}

/** The sum of several differences. */
export function addNumbers(all: readonly Numbers[]): Numbers {
  const sum: Numbers = {};
  for (const one of all)
    for (const [key, value] of Object.entries(one)) {
      const known = sum[key];
      if (typeof value === "object") sum[key] = addNumbers([typeof known === "object" ? known : {}, value]);
      else if (value !== undefined) sum[key] = (typeof known === "number" ? known : 0) + value;
    }
  return sum;
}
