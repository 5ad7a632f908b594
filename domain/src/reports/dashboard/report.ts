import { z } from "zod";
import type { Text } from "../../shared/text";
import { Id, Line, Time, Token } from "../../shared/value";
import { reportsIssues } from "../reports-issues";
import { ConversionSetting } from "../setting/conversion-setting";
import { GeneralSetting } from "../setting/general-setting";
import { RouterSetting } from "../setting/router-setting";

export const REPORT_TYPES = ["general", "form-lead-router", "conversion"] as const;
export const ReportType = z.enum(REPORT_TYPES);
export type ReportType = z.infer<typeof ReportType>;

/** docs/product/reports.md#dashboards */
export const MAX_REPORTS = 40;

export const newReportTitle: Text = { ko: "새 리포트", en: "New report" };

export const ReportTitle = Line(100).min(1, reportsIssues.reportTitle);

/** The columns of a report's raw data, by field identifier. Empty: the entity's first ones. */
export const ColumnOrder = z.array(Token(200).min(1)).max(100);

const Size = z.int().min(0).max(200);

/** Where a report lies on the grid of its dashboard. */
export const ViewSetting = z.object({ x: Size, y: z.int().min(0).max(10_000), w: Size.min(1), h: Size.min(1) });
export type ViewSetting = z.infer<typeof ViewSetting>;

/** A report's type and its setting. */
export type ReportContent =
  | { type: "general"; setting: GeneralSetting }
  | { type: "form-lead-router"; setting: RouterSetting }
  | { type: "conversion"; setting: ConversionSetting };

const Common = z.object({
  id: Id,
  dashboard_id: Id,
  title: ReportTitle,
  column_order: ColumnOrder.default([]),
  /** Null: the dashboard finds a place for it. */
  view_setting: ViewSetting.nullable().default(null),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});

/** A question and how its answer is shown. */
export const Report = z.discriminatedUnion("type", [
  Common.extend({ type: z.literal("general"), setting: GeneralSetting }),
  Common.extend({ type: z.literal("form-lead-router"), setting: RouterSetting }),
  Common.extend({ type: z.literal("conversion"), setting: ConversionSetting }),
]);
export type Report = z.infer<typeof Report>;

const New = Common.pick({ column_order: true, view_setting: true }).extend({ title: ReportTitle.optional() });

/** The request to create a report; without a title it gets the default one. */
export const NewReport = z.discriminatedUnion("type", [
  New.extend({ type: z.literal("general"), setting: GeneralSetting }),
  New.extend({ type: z.literal("form-lead-router"), setting: RouterSetting }),
  New.extend({ type: z.literal("conversion"), setting: ConversionSetting }),
]);
export type NewReport = z.infer<typeof NewReport>;
