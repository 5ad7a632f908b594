import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { queueResearch } from "./research/queue-research";
import { runResearch } from "./research/run-research";

export const journeysReactions: readonly Reaction[] = [queueResearch];

export const journeysJobs: readonly Job[] = [runResearch];
