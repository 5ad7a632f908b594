import { readCampaignNames } from "./email/campaign/campaign-names-store";
import { emailJobs, emailReactions } from "./email/triggers";
import { formsReactions } from "./forms/triggers";
import { identityJobs, identityReactions } from "./identity/triggers";
import { journeysJobs, journeysReactions, journeysTaskTypes } from "./journeys/triggers";
import { notificationsJobs, notificationsReactions } from "./notifications/triggers";
import type { Job } from "./platform/jobs/define-job";
import type { Reaction } from "./platform/outbox/reaction";
import { reactionJob } from "./platform/outbox/reaction-job";
import { addTaskTypes } from "./records/task/task-types";
import { recordsJobs, recordsReactions } from "./records/triggers";
import { reportsJobs } from "./reports/triggers";
import { readRouterSteps } from "./routing/submission/read-statistics";
import { routingJobs, routingReactions } from "./routing/triggers";
import { schedulingJobs, schedulingReactions } from "./scheduling/triggers";
import { teamsJobs, teamsReactions } from "./teams/triggers";

addTaskTypes(journeysTaskTypes);

/** Every reaction to an event of the outbox. */
export const reactions: readonly Reaction[] = [
  ...identityReactions,
  ...teamsReactions,
  ...recordsReactions,
  ...formsReactions,
  ...schedulingReactions,
  ...routingReactions,
  ...emailReactions,
  ...notificationsReactions,
  ...journeysReactions,
];

/** Every kind of background job. */
export const jobs: readonly Job[] = [
  reactionJob(reactions),
  ...identityJobs,
  ...teamsJobs,
  ...recordsJobs,
  ...schedulingJobs,
  ...routingJobs,
  ...emailJobs,
  ...notificationsJobs,
  ...journeysJobs,
  ...reportsJobs({ readSteps: readRouterSteps, campaignNames: readCampaignNames }),
];
