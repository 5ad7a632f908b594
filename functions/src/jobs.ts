import { emailReactions } from "./email/triggers";
import { identityJobs } from "./identity/triggers";
import type { JobHandler, Reaction } from "./platform/jobs/job";
import { recordsJobs, recordsReactions } from "./records/triggers";
import { routingJobs, routingReactions } from "./routing/triggers";
import { schedulingJobs, schedulingReactions } from "./scheduling/triggers";
import { teamsReactions } from "./teams/triggers";

/** Every reaction to an event of the outbox. */
export const reactions: readonly Reaction[] = [
  ...teamsReactions,
  ...recordsReactions,
  ...schedulingReactions,
  ...routingReactions,
  ...emailReactions,
];

/** Every job that isn't a reaction. */
export const handlers: Record<string, JobHandler> = {
  ...identityJobs,
  ...recordsJobs,
  ...schedulingJobs,
  ...routingJobs,
};
