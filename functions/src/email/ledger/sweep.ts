import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { withKeyedMutex } from "../../platform/concurrency/with-keyed-mutex";
import { findCampaign, wakeCampaignAt } from "../campaign/campaign-store";
import { wakeAtOf } from "../campaign/wake-at-of";
import { type CampaignRef, dueBatches, hasOpenBatch, releaseHeld } from "./batch-store";
import { queueBatch, queueFinding, queueLaunch } from "./campaign-queue";
import { dropOpenBatches } from "./drop-open-batches";
import { finishIfDone } from "./finish-if-done";
import { findProgress } from "./progress-store";

/** How long a batch's own job, and the one that finds recipients, are given to run. */
const GRACE_MS = 120_000;

type Options = { now: string | undefined; isFresh: boolean; cause: string };

/**
 * Sweeps one campaign: launches it at its time, queues work that no job does, and ends it. All of that is decided by
 * the ledger, so an additional sweep changes nothing.
 */
export const sweep = (campaign: CampaignRef, options: Options): Promise<void> =>
  // After an outage many sweeps of one campaign come at once, and each changes the same documents.
  withKeyedMutex(`${campaign.teamId} sweep ${campaign.campaignId}`, () => sweepOnce(campaign, options));

async function sweepOnce(campaign: CampaignRef, { now, isFresh, cause }: Options): Promise<void> {
  const { teamId, campaignId } = campaign;
  const known = await findCampaign(teamId, campaignId);
  if (!known) return;
  const clock = new Date().toISOString();
  const time = now !== undefined && now > clock ? now : clock;
  if (known.status === "scheduled") return launch(campaign, known, { time, cause });
  if (known.status === "cancelled") await dropOpenBatches(campaign);
  if (known.status === "sending") await queueLost(campaign, { time, isFresh, cause });
  if (known.status === "sending" && known.workflow) return rest(campaign, known, time);
  const isOver = known.status === "cancelled" && !(await hasOpenBatch(campaign));
  const wakeAt = isOver ? null : wakeAtOf(known, time);
  await wakeCampaignAt(teamId, known, async () => wakeAt);
}

/** The schedule sweeps an automation's mails only while some have not left; the next mail wakes it again. */
const rest = (campaign: CampaignRef, known: Campaign, time: string): Promise<void> =>
  wakeCampaignAt(campaign.teamId, known, async (tx) =>
    (await hasOpenBatch(campaign, tx)) ? wakeAtOf(known, time) : null,
  );

/** In the queue of the work on records, since a launch counts them. */
async function launch(
  campaign: CampaignRef,
  { launch_at }: Campaign,
  { time, cause }: { time: string; cause: string },
) {
  if (launch_at !== null && launch_at <= time) await queueLaunch(campaign, launch_at, cause);
}

async function queueLost(
  campaign: CampaignRef,
  { time, isFresh, cause }: { time: string; isFresh: boolean; cause: string },
) {
  const before = isFresh ? time : new Date(Date.parse(time) - GRACE_MS).toISOString();
  const progress = await findProgress(campaign);
  if (progress && !progress.is_done && progress.worked_at <= before) await queueFinding(campaign, cause);
  // The job that chose a test's winner may have died before it released the rest.
  if (progress?.winner) await releaseHeld(campaign);
  for await (const page of dueBatches(campaign, { queued: before, left: time }))
    await Promise.all(page.map(({ id }) => queueBatch(campaign, id, cause)));
  await finishIfDone(campaign);
}
