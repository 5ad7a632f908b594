import { z } from "zod";
import { Time } from "../../shared/value";
import { CampaignStatus } from "../campaign/campaign-status";
import { TALLIED } from "../event/recipient-counters";
import { BatchCounts } from "../ledger/batch-counts";

const Count = z.int().default(0);
const Tally = z.object(
  Object.fromEntries(TALLIED.map((name) => [name, Count])) as Record<(typeof TALLIED)[number], typeof Count>,
);
export type Tally = z.infer<typeof Tally>;

export const LinkRow = z.object({
  clicked_url: z.string(),
  /** People who clicked. */
  click_count: Count,
  /** Clicks by people. */
  total_click_count: Count,
  machine_click_count: Count,
});
export type LinkRow = z.infer<typeof LinkRow>;

/** What one of a campaign's statistics documents holds. */
export const Statistics = z.object({
  hours: z.record(z.string(), Tally.partial()).default({}),
  providers: z.record(z.string(), Tally.partial()).default({}),
  links: z.record(z.string(), z.object({ people: Count, clicks: Count, machine_clicks: Count })).default({}),
});
export type Statistics = z.infer<typeof Statistics>;

/** Shares from 0 to 1; each name says the denominator. Null if the denominator is 0. */
export const Rates = z.object({
  /** Delivered of the mails that SendGrid took. */
  delivered_of_sent: z.number().nullable(),
  bounced_of_sent: z.number().nullable(),
  /** The share of people who opened it, among those to whom it was delivered; likewise below. */
  opened_of_delivered: z.number().nullable(),
  clicked_of_delivered: z.number().nullable(),
  unsubscribed_of_delivered: z.number().nullable(),
  complained_of_delivered: z.number().nullable(),
});
export type Rates = z.infer<typeof Rates>;

/** The campaign that a report is about. */
export const ReportedCampaign = z.object({
  name: z.string(),
  status: CampaignStatus,
  launched_at: Time.nullable().default(null),
});
export type ReportedCampaign = z.infer<typeof ReportedCampaign>;

export const CampaignReport = z.object({
  campaign: ReportedCampaign,
  counts: BatchCounts,
  total_recipients: Count,
  rates: Rates,
  /** The average rates of the campaigns that the team last sent, except this one; null if there are none. */
  average: Rates.nullable(),
  deliveredTotalCount: Count,
  bouncedTotalCount: Count,
  openedTotalCount: Count,
  clickedTotalCount: Count,
  unsubscribedTotalCount: Count,
  errorTotalCount: Count,
  skippedTotalCount: Count,
  unknownTotalCount: Count,
  "link-performanceTotalCount": Count,
  /** For each UTC hour, in order: how many recipients did or got something for the first time. */
  hours: z.array(Tally.extend({ at: z.string() })),
  providers: z.array(Tally.extend({ name: z.string() })),
});
export type CampaignReport = z.infer<typeof CampaignReport>;

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

export function ratesOf(counts: BatchCounts): Rates {
  const { accepted, delivered, soft_bounced, hard_bounced, unknown_bounced } = counts;
  return {
    delivered_of_sent: share(delivered, accepted),
    bounced_of_sent: share(soft_bounced + hard_bounced + unknown_bounced, accepted),
    opened_of_delivered: share(counts.opened, delivered),
    clicked_of_delivered: share(counts.clicked, delivered),
    unsubscribed_of_delivered: share(counts.unsubscribed, delivered),
    complained_of_delivered: share(counts.complained, delivered),
  };
}

const NO_TALLY: Tally = Tally.parse({});

/** Adds up the values of the same key over several documents. */
function addUp(all: readonly Record<string, { [Name in keyof Tally]?: Tally[Name] | undefined }>[]): [string, Tally][] {
  const sums = new Map<string, Tally>();
  for (const one of all)
    for (const [key, tally] of Object.entries(one)) {
      const sum = { ...(sums.get(key) ?? NO_TALLY) };
      for (const name of TALLIED) sum[name] += tally[name] ?? 0;
      sums.set(key, sum);
    }
  return [...sums].filter(([, tally]) => TALLIED.some((name) => tally[name] !== 0));
}

/** The clicked links, those with the most people first. */
export function linkRows(statistics: readonly Statistics[]): LinkRow[] {
  const rows = new Map<string, LinkRow>();
  for (const { links } of statistics)
    for (const [clicked_url, { people, clicks, machine_clicks }] of Object.entries(links)) {
      const row = rows.get(clicked_url);
      rows.set(clicked_url, {
        clicked_url,
        click_count: (row?.click_count ?? 0) + people,
        total_click_count: (row?.total_click_count ?? 0) + clicks,
        machine_click_count: (row?.machine_click_count ?? 0) + machine_clicks,
      });
    }
  return [...rows.values()]
    .filter(({ total_click_count, machine_click_count }) => total_click_count + machine_click_count > 0)
    .sort((a, b) => b.click_count - a.click_count || (a.clicked_url < b.clicked_url ? -1 : 1));
}

type Numbers = {
  counts: BatchCounts;
  total_recipients: number;
  statistics: readonly Statistics[];
  average: Rates | null;
  /** How many recipients' mails failed, were skipped, or have an unknown outcome. */
  listed: { error: number; skipped: number; unknown: number };
};

export function reportOf(campaign: ReportedCampaign, numbers: Numbers): CampaignReport {
  const { counts, total_recipients, statistics, average, listed } = numbers;
  return {
    campaign,
    counts,
    total_recipients,
    rates: ratesOf(counts),
    average,
    deliveredTotalCount: counts.delivered,
    bouncedTotalCount: counts.soft_bounced + counts.hard_bounced + counts.unknown_bounced,
    openedTotalCount: counts.opened,
    clickedTotalCount: counts.clicked,
    unsubscribedTotalCount: counts.unsubscribed,
    errorTotalCount: listed.error,
    skippedTotalCount: listed.skipped,
    unknownTotalCount: listed.unknown,
    "link-performanceTotalCount": linkRows(statistics).length,
    hours: addUp(statistics.map(({ hours }) => hours))
      .map(([at, tally]) => ({ at: `${at}:00:00.000Z`, ...tally }))
      .sort((a, b) => (a.at < b.at ? -1 : 1)),
    providers: addUp(statistics.map(({ providers }) => providers))
      .map(([name, tally]) => ({ name, ...tally }))
      .sort((a, b) => b.delivered - a.delivered),
  };
}
