import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { findDueRecords } from "./due/find-due-records";
import { moveRunsWithZone, planRunOfSetting } from "./due/plan-run";
import { tellOfMeeting } from "./event/tell-of-meeting";
import { tellOfRecord } from "./event/tell-of-record";
import { tellOfSubmission } from "./event/tell-of-submission";

export const notificationsReactions: readonly Reaction[] = [
  planRunOfSetting,
  moveRunsWithZone,
  tellOfRecord,
  tellOfSubmission,
  tellOfMeeting,
];

export const notificationsJobs: readonly Job[] = [findDueRecords];
