import { createHash } from "node:crypto";
import type { ReportType } from "@dure/domain/reports/dashboard/report";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { takeCooldown } from "../../platform/transaction/cooldown-store";

const REFRESH_MS = 60_000;

type Asked = { query: { force_refresh: boolean }; body: { setting: unknown } };

/**
 * Holds a member's refresh of a report for a minute (docs/product/reports.md#dashboards). A report is known by its
 * setting, as one that is being written has no id.
 * @throws TOO_MANY_REQUESTS if the member refreshed it within the last minute; `retry_after_seconds` says when to come again
 */
export async function throttleRefresh(ctx: Context, type: ReportType, { query, body }: Asked): Promise<void> {
  if (!query.force_refresh) return;
  const report = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const leftMs = await takeCooldown(ctx.teamId, {
    key: `refresh ${ctx.actor.id} ${type} ${report}`,
    by: ctx.idempotency?.key ?? ctx.requestId,
    nowMs: Date.parse(ctx.now),
    forMs: REFRESH_MS,
  });
  if (leftMs > 0)
    throw new AppError("TOO_MANY_REQUESTS", reportsTexts.refreshedLately, {
      retry_after_seconds: Math.ceil(leftMs / 1000),
    });
}
