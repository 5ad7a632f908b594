import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { findDueRecords } from "./due/find-due-records";
import { moveRunsWithZone, planRunOfSetting } from "./due/plan-run";

export const notificationsReactions: readonly Reaction[] = [planRunOfSetting, moveRunsWithZone];

export const notificationsJobs: readonly Job[] = [findDueRecords];
