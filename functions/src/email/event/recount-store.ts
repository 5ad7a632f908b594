import type { recount } from "@dure/domain/email/event/recount";
import { TrackedRecipient } from "@dure/domain/email/event/tracked-recipient";
import { BatchCounts } from "@dure/domain/email/ledger/batch-counts";
import { Statistics } from "@dure/domain/email/report/campaign-report";
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { unlessChanged } from "../../platform/firestore/unless-changed-store";
import { statisticsShard } from "./statistics-shard";

export type CampaignPlace = { teamId: string; campaignId: string };

/** A document's value, and the time of its last change. */
type Stored<Value> = { id: string; value: Value; changedAt: Timestamp | undefined };

/** Batches of a campaign, and the statistics document that they share; undefined if none has added to it. */
export type StoredShard = { batches: Stored<BatchCounts>[]; statistics: Stored<Statistics> | undefined };

const PAGE = 200;

const batches = ({ teamId, campaignId }: CampaignPlace) => inTeam(teamId, `campaigns/${campaignId}/batches`);
const shards = ({ teamId, campaignId }: CampaignPlace) => inTeam(teamId, `campaigns/${campaignId}/links`);

/** The campaigns that were launched since a time, of all teams. */
export async function* launchedSince(since: string): AsyncGenerator<CampaignPlace[]> {
  const launched = firestore.collectionGroup("campaigns").where("launched_at", ">=", since).orderBy("launched_at");
  for await (const docs of pagesOf(launched.select("launched_at"), PAGE))
    yield docs.map((doc) => ({ teamId: doc.ref.parent.parent?.id ?? "", campaignId: doc.id }));
}

export async function readShards(campaign: CampaignPlace): Promise<StoredShard[]> {
  const [stored, statistics] = await Promise.all([batches(campaign).select("counts").get(), shards(campaign).get()]);
  const byShard = Map.groupBy(stored.docs, ({ id }) => statisticsShard(id));
  return [...byShard].map(([id, docs]) => {
    const shard = statistics.docs.find((doc) => doc.id === id);
    return {
      batches: docs.map((doc) => toStored(doc, BatchCounts.parse(doc.get("counts") ?? {}))),
      statistics: shard && toStored(shard, Statistics.parse(shard.data())),
    };
  });
}

const toStored = <Value>({ id, updateTime }: DocumentSnapshot, value: Value): Stored<Value> => ({
  id,
  value,
  changedAt: updateTime,
});

export async function recipientsOfBatch(
  { teamId, campaignId }: CampaignPlace,
  batch: string,
): Promise<TrackedRecipient[]> {
  const { docs } = await inTeam(teamId, `campaigns/${campaignId}/recipients`).where("batch", "==", batch).get();
  return docs.map((doc) => TrackedRecipient.parse({ ...doc.data(), id: doc.id }));
}

type Recounted = ReturnType<typeof recount>;

/** Puts a batch's counters right, unless they have changed since they were read. */
export function correctCounts(
  campaign: CampaignPlace,
  { id, changedAt }: Stored<BatchCounts>,
  counts: Recounted["counts"],
): Promise<void> {
  const fields = Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]);
  return unlessChanged(changedAt, (known) => batches(campaign).doc(id).update(Object.fromEntries(fields), known));
}

/** Puts a document of statistics right, unless it has changed since it was read. */
export const correctStatistics = (
  campaign: CampaignPlace,
  { id, changedAt }: Stored<Statistics>,
  statistics: Recounted["statistics"],
): Promise<void> => unlessChanged(changedAt, (known) => shards(campaign).doc(id).update(statistics, known));
