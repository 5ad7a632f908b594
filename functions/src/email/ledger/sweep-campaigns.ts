import { wakingCampaigns } from "../campaign/campaign-store";
import { queueSweep } from "./campaign-queue";

/**
 * Queues a look at every campaign that is due: scheduled ones whose time has come, and those that are being sent.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function sweepCampaigns(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of wakingCampaigns(now))
    await Promise.all(page.map((campaign) => queueSweep(campaign, `at-${now}`, now)));
}
