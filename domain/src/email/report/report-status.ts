import { z } from "zod";

import { RECIPIENT_LISTS } from "../event/tracked-recipient";
import { reportIssues } from "./report-issues";

/** The lists of recipients in a report; `error` are those that were refused, by us or by SendGrid. */
export const REPORT_STATUSES = [...RECIPIENT_LISTS, "error", "skipped", "unknown"] as const;
export const ReportStatus = z.enum(REPORT_STATUSES, reportIssues.unsupportedStatus);
export type ReportStatus = z.infer<typeof ReportStatus>;

export const SortField = z.enum(["sent_at", "last_opened_at", "last_clicked_at", "unsubscribed_at"]);
export type SortField = z.infer<typeof SortField>;

export const Direction = z.enum(["asc", "desc"]);

/** The default sort field of a list: the time of the list's event, latest first. */
export const sortFieldOf = (status: ReportStatus): SortField =>
  status === "opened"
    ? "last_opened_at"
    : status === "clicked"
      ? "last_clicked_at"
      : status === "unsubscribed"
        ? "unsubscribed_at"
        : "sent_at";
