import type { Job } from "../platform/jobs/define-job";
import type { Reaction } from "../platform/outbox/reaction";
import { findDueRecords } from "./due/find-due-records";
import { moveRunsWithZone, planRunOfSetting } from "./due/plan-run";
import { notifyOfMeeting } from "./event/notify-of-meeting";
import { notifyOfRecord } from "./event/notify-of-record";
import { notifyOfSubmission } from "./event/notify-of-submission";
import { notifyOfMention } from "./notice/notify-of-mention";
import { notifyOfTodo } from "./todo/notify-of-todo";
import { remindOfTodo } from "./todo/remind-of-todo";

export const notificationsReactions: readonly Reaction[] = [
  planRunOfSetting,
  moveRunsWithZone,
  notifyOfRecord,
  notifyOfSubmission,
  notifyOfMeeting,
  notifyOfTodo,
  notifyOfMention,
];

export const notificationsJobs: readonly Job[] = [findDueRecords, remindOfTodo];
