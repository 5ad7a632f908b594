import type { ReportStatus } from "@dure/domain/email/report/report-status";

export type ListColumn =
  | "sent_at"
  | "failure_reason"
  | "detail"
  | "total_open_count"
  | "last_opened_at"
  | "total_click_count"
  | "last_clicked_at"
  | "unsubscribed_at"
  | "skip_reason";

/** What each list shows beside the address. */
export const LIST_COLUMNS: Record<ReportStatus, readonly ListColumn[]> = {
  delivered: ["sent_at"],
  bounced: ["failure_reason", "detail"],
  opened: ["total_open_count", "last_opened_at"],
  clicked: ["total_click_count", "last_clicked_at"],
  unsubscribed: ["unsubscribed_at"],
  error: ["detail"],
  skipped: ["skip_reason"],
  unknown: ["sent_at"],
};
