import { type VariantResult, winnerOf } from "@dure/domain/email/campaign/ab-test";
import { runTransaction } from "../../platform/firebase";
import { defineJob } from "../../platform/jobs/define-job";
import { waitUntilDue } from "../../platform/jobs/wait-until-due";
import { releaseHeld, testResults } from "./batch-store";
import { CHOOSE_WINNER, queueSweep } from "./campaign-queue";
import { findProgress, saveProgress } from "./progress-store";

/**
 * Chooses the subject that more people clicked, and releases the rest of the campaign. The choice is saved before it is
 * used, so a repeated job, or the campaign's sweep, releases the rest with the same subject.
 */
export const chooseWinner = defineJob(
  CHOOSE_WINNER.name,
  CHOOSE_WINNER.schema,
  async (teamId, { campaign_id: campaignId }) => {
    const campaign = { teamId, campaignId };
    // Nobody asks for the choice again soon.
    if (!(await waitUntilDue((await findProgress(campaign))?.choose_at))) return;
    const results = await testResults(campaign);
    const resultOf = (wanted: "a" | "b"): VariantResult => {
      const own = results.filter(({ variant }) => variant === wanted).map(({ counts }) => counts);
      return {
        sent: own.reduce((sum, { accepted }) => sum + accepted, 0),
        clicked: own.reduce((sum, { clicked }) => sum + clicked, 0),
      };
    };
    const isDue = await runTransaction(async (tx) => {
      const progress = await findProgress(campaign, tx);
      if (!progress?.choose_at || progress.choose_at > new Date().toISOString()) return false;
      if (progress.winner === null)
        saveProgress(tx, campaign, { ...progress, winner: winnerOf(resultOf("a"), resultOf("b")) });
      return true;
    });
    if (!isDue) return;
    await releaseHeld(campaign);
    await queueSweep(campaign, "winner");
  },
  { queue: CHOOSE_WINNER.queue },
);
