import type { Job } from "../platform/jobs/define-job";
import { sendDigest } from "./digest/send-digest";
import type { ReadCampaignNames } from "./simulation/activity-query";
import type { ReadRouterSteps } from "./simulation/simulate-router";

/** What reports read from other areas. */
type Others = { readSteps: ReadRouterSteps; campaignNames: ReadCampaignNames };

export const reportsJobs = (others: Others): readonly Job[] => [sendDigest(others)];
