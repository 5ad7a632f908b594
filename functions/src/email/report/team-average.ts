import { type Rates, ratesOf } from "@dure/domain/email/report/campaign-report";
import { LRUCache } from "lru-cache";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { lastSentCampaigns } from "./report-store";

const CAMPAIGNS = 10;
const KEPT_MS = 60_000;

/** The rates of the campaigns that a team sent last, cached for a minute, since they hardly change. */
const known = new LRUCache<string, { id: string; rates: Rates }[]>({ max: 500, ttl: KEPT_MS });

/** The mean rates of the team's other campaigns among the last ones sent; null if there are none. */
export async function teamAverage(teamId: string, campaignId: string): Promise<Rates | null> {
  const all = known.get(teamId) ?? (await readRates(teamId));
  known.set(teamId, all);
  const others = all.filter(({ id }) => id !== campaignId).map(({ rates }) => rates);
  if (others.length === 0) return null;
  const mean = (name: keyof Rates): number | null => {
    const values = others.flatMap((rates) => rates[name] ?? []);
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
  };
  return {
    delivered_of_sent: mean("delivered_of_sent"),
    bounced_of_sent: mean("bounced_of_sent"),
    opened_of_delivered: mean("opened_of_delivered"),
    clicked_of_delivered: mean("clicked_of_delivered"),
    unsubscribed_of_delivered: mean("unsubscribed_of_delivered"),
    complained_of_delivered: mean("complained_of_delivered"),
  };
}

const readRates = async (teamId: string) =>
  Promise.all(
    (await lastSentCampaigns(teamId, CAMPAIGNS + 1)).map(async (id) => {
      const { sums } = await sumsOfBatches(teamId, id);
      return { id, rates: ratesOf(sums) };
    }),
  );
