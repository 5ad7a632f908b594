import type { AbTest } from "@dure/domain/email/campaign/ab-test";
import { runTransaction } from "../../platform/firebase";
import type { CampaignRef } from "./batch-store";
import { queueChoice } from "./campaign-queue";
import { findProgress, saveProgress } from "./progress-store";

const HOUR_MS = 3_600_000;

/** Notes when the winner is to be chosen, once the mails of the test have left, and queues the choice. */
export async function awaitWinner(campaign: CampaignRef, { wait_hours }: AbTest): Promise<void> {
  const at = await runTransaction(async (tx) => {
    const progress = await findProgress(campaign, tx);
    if (!progress || progress.winner !== null) return undefined;
    if (progress.choose_at !== null) return progress.choose_at;
    const choose_at = new Date(Date.now() + wait_hours * HOUR_MS).toISOString();
    saveProgress(tx, campaign, { ...progress, choose_at });
    return choose_at;
  });
  if (at !== undefined) await queueChoice(campaign, at);
}
