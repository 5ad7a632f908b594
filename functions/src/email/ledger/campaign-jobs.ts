import type { Job } from "../../platform/jobs/define-job";
import { chooseWinner } from "./choose-winner";
import { sendBatch } from "./send-batch";
import { sweepCampaign } from "./sweep-campaign";

/** The jobs of the queue `campaigns`. */
export const campaignJobs: readonly Job[] = [sendBatch, sweepCampaign, chooseWinner];
