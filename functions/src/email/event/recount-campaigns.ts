import { isDeepStrictEqual } from "node:util";
import { COUNTED_BY_FACTS, recount } from "@dure/domain/email/event/recount";
import { Statistics } from "@dure/domain/email/report/campaign-report";
import { logger } from "firebase-functions";
import {
  type CampaignPlace,
  correctCounts,
  correctStatistics,
  launchedSince,
  readShards,
  recipientsOfBatch,
  type StoredShard,
} from "./recount-store";

/** Later events are few. */
const RECOUNTED_MS = 14 * 86_400_000;

/**
 * Recounts the results of recently sent campaigns from their recipients. It corrects only documents that have not
 * changed meanwhile, and leaves the others to the next run. So it may run beside the events' jobs, or twice.
 * @param time when the run was due
 */
export async function recountCampaigns(time: string): Promise<void> {
  const since = new Date(Date.parse(time) - RECOUNTED_MS).toISOString();
  for await (const campaigns of launchedSince(since))
    for (const campaign of campaigns)
      for (const shard of await readShards(campaign)) await recountShard(campaign, shard);
}

async function recountShard(campaign: CampaignPlace, { batches, statistics }: StoredShard): Promise<void> {
  const all = [];
  for (const batch of batches) {
    const recipients = await recipientsOfBatch(campaign, batch.id);
    all.push(...recipients);
    const { counts } = recount(recipients);
    const wrong = COUNTED_BY_FACTS.filter((name) => counts[name] !== batch.value[name]);
    if (wrong.length === 0) continue;
    logger.warn("A batch's counters were wrong.", { ...campaign, batch: batch.id, wrong });
    await correctCounts(campaign, batch, counts);
  }
  const { statistics: counted } = recount(all);
  if (!statistics || isDeepStrictEqual(withoutZeros(Statistics.parse(counted)), withoutZeros(statistics.value))) return;
  logger.warn("A campaign's statistics were wrong.", { ...campaign, shard: statistics.id });
  await correctStatistics(campaign, statistics, counted);
}

/** Leaves zeros out, since a missing value means the same. */
function withoutZeros(value: object): object {
  const parts = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== "object" || part === null) return part === 0 ? [] : [[key, part]];
    const inner = withoutZeros(part);
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(parts);
}
