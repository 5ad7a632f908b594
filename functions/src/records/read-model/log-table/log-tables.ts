import { MEETING_LOG, SUBMISSION_LOG } from "../activity/activity-log";
import { VISIT_LOG, VISITOR_LOG } from "../activity/visit-log";
import { MAIL_LOG } from "../mail-activity/mail-log";
import type { LogTable } from "./log-table";
import { STAGE_LOG } from "./stage-log";

/** The tables of a team's read model that are made from logs. A new one needs a new version of the format (format.ts). */
export const LOG_TABLES: readonly LogTable[] = [
  ...[MAIL_LOG, STAGE_LOG],
  ...[MEETING_LOG, SUBMISSION_LOG, VISIT_LOG, VISITOR_LOG],
];
