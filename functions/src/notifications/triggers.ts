import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { findDueRecords } from "./due/find-due-records";
import { moveRunsWithZone, planRunOfSetting } from "./due/plan-run";
import { tellOfMeeting } from "./event/tell-of-meeting";
import { tellOfRecord } from "./event/tell-of-record";
import { tellOfSubmission } from "./event/tell-of-submission";
import { tellOfMention } from "./notice/tell-of-mention";
import { remindOfTodo } from "./todo/remind-of-todo";
import { tellOfTodo } from "./todo/tell-of-todo";

export const notificationsReactions: readonly Reaction[] = [
  planRunOfSetting,
  moveRunsWithZone,
  tellOfRecord,
  tellOfSubmission,
  tellOfMeeting,
  tellOfTodo,
  tellOfMention,
];

export const notificationsJobs: readonly Job[] = [findDueRecords, remindOfTodo];
