import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { FilterIssue, FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ReportContent } from "@dure/domain/reports/dashboard/report";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { readCatalog } from "../../records/field/read-catalog";
import { assertActivityFilter } from "../../records/read-model/activity/aggregate-activities";
import { assertFilter } from "../../records/view/assert-filter";
import { assertFilterSize } from "../../records/view/assert-filter-size";

/** Issues that the chart reports by itself: a report with one of them can be saved, and fixed later. */
const LATER_SHOWN: ReadonlySet<FilterIssueCode> = new Set([
  "removed-field",
  "removed-option",
  "removed-stage",
  "masked",
]);

/**
 * Checks the filters of a report's setting.
 * @throws BAD_REQUEST for an invalid condition, but not for masked fields, or for fields, options and stages that are gone
 */
export async function assertSetting(ctx: Context, content: ReportContent): Promise<void> {
  if (content.type === "form-lead-router") return;
  const { catalog } = await readCatalog(ctx.teamId);
  const check = (entity: ListEntityId, filter: Filter | null) =>
    refuseUnaskable(() => assertFilter(ctx, entity, { filter, sorting: null }, catalog));
  if (content.type === "general") {
    const { entity_type: source, filter } = content.setting;
    if (!isActivitySource(source)) return check(source, filter);
    assertFilterSize(filter);
    const zone = { now: ctx.now, timeZone: ctx.timeZone };
    return refuseUnaskable(() => assertActivityFilter(source, filter, zone));
  }
  const { entity_type, nested_filter } = content.setting;
  check(entity_type, nested_filter.filter);
  check(entity_type, nested_filter.nested);
}

function refuseUnaskable(check: () => void): void {
  try {
    check();
  } catch (error) {
    const issues = error instanceof AppError && Array.isArray(error.details) ? (error.details as FilterIssue[]) : [];
    if (issues.length === 0 || issues.some(({ code }) => !LATER_SHOWN.has(code))) throw error;
  }
}
