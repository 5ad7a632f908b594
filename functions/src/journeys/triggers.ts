import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import type { TaskType } from "../records/task/task-type";
import { linkCompanies } from "./enrichment/link-companies";
import { queueResearch } from "./research/queue-research";
import { runResearch } from "./research/run-research";

export const journeysReactions: readonly Reaction[] = [queueResearch];

export const journeysTaskTypes: readonly TaskType[] = [linkCompanies];

export const journeysJobs: readonly Job[] = [runResearch];
