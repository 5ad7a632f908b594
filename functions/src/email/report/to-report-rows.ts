import type { Recipient } from "@dure/domain/email/ledger/recipient";
import { statusOf } from "@dure/domain/email/ledger/recipient";
import type { ReportRow } from "@dure/domain/email/report/report-row";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { isMasked } from "../../records/record/mask-response";
import { readRecords } from "../../records/record/record-store";
import { blursRouters, isBlurred } from "../../records/record/router-blur";
import { viewerOf } from "../../records/record/visible-record";

/**
 * Recipients as the report shows them. If the caller may not see a record, or sees it blurred, neither the record nor
 * the address is shown. Callers who see values masked don't get the answers of mail servers.
 */
export async function toReportRows(ctx: Context, recipients: readonly Recipient[]): Promise<ReportRow[]> {
  const isShown = await shownRecipients(ctx, recipients);
  const rows = recipients.map((recipient) => toRow(recipient, isShown(recipient)));
  // The mail servers' answers often name the address.
  return isMasked(ctx) ? rows.map((row) => ({ ...row, failure_detail: null })) : rows;
}

/**
 * Returns whether the caller may see a recipient's address. That of a deleted record is hidden: its owner is unknown.
 */
export async function shownRecipients(
  ctx: Context,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => boolean> {
  const viewer = viewerOf(ctx);
  if (!viewer && !blursRouters(ctx)) return () => true;
  const records = await readRecords(
    ctx.teamId,
    recipients.map(({ record }) => record.id),
  );
  const shown = records.filter((record) => isVisible(record, viewer) && !isBlurred(ctx, record));
  const ids = new Set(shown.map(({ id }) => id));
  return ({ record }) => ids.has(record.id);
}

const toRow = (recipient: Recipient, isShown: boolean): ReportRow => ({
  id: recipient.id,
  email: isShown ? recipient.email : "",
  record: isShown ? recipient.record : null,
  status: statusOf(recipient),
  sent_at: recipient.sent_at,
  delivered_at: recipient.delivered_at,
  failure_reason: recipient.bounce_type,
  failure_detail: isShown ? recipient.failure_reason : null,
  skip_reason: recipient.skip_reason,
  total_open_count: recipient.total_open_count,
  machine_open_count: recipient.machine_open_count,
  last_opened_at: recipient.last_opened_at,
  total_click_count: recipient.total_click_count,
  machine_click_count: recipient.machine_click_count,
  last_clicked_at: recipient.last_clicked_at,
  unsubscribed_at: recipient.unsubscribed_at,
});
