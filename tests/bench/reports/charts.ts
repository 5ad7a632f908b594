import type { Filter } from "@dure/domain/records/filter/filter";
import { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { z } from "zod";
import { fieldId, optionOf, PIPELINE, STAGES } from "../records/shape";

/** A chart of a dashboard: what is sent for it. */
export type Chart = { path: string; body: { setting: object } };

const WON = STAGES[4] ?? "";
const SUM = { field_id: "contract_amount", aggregation: "sum" } as const;
const where = (...conditions: Filter["conditions"]): Filter => ({ operator: "AND", conditions });
const by = (...identifiers: string[]) => identifiers.map((identifier) => ({ identifier }));
const each = (value: "yearly" | "quarterly" | "monthly" | "weekly", identifier: string, ...others: string[]) => [
  { identifier, value },
  ...by(...others),
];

/** Over leads and deals together unless the setting says otherwise. */
const general = (setting: z.input<typeof GeneralSetting>): Chart => ({
  path: "/reports/general/simulate",
  body: { setting: GeneralSetting.parse({ entity_type: "lead-deal-combined", ...setting }) },
});
const of = (aggregation: "average" | "median" | "min" | "max" | "distinct", field_id: string) => ({
  aggregation,
  field_id,
});

/** Twenty reports and a funnel as a sales team has them; the first twelve are the dashboard that is measured as a whole. */
export const CHARTS: Record<string, Chart> = {
  count: general({}),
  "sum of amounts": general({ metric: SUM }),
  "average of deals": general({ entity_type: "deal", metric: of("average", "contract_amount") }),
  "deals by stage": general({ entity_type: "deal", chart_type: "column", group_by: by("stage") }),
  "amount by stage": general({ entity_type: "deal", metric: SUM, chart_type: "column", group_by: by("stage") }),
  "count by month": general({ chart_type: "line", group_by: each("monthly", "created_at") }),
  "amount by month × owner": general({
    metric: SUM,
    chart_type: "column",
    group_by: each("monthly", "created_at", "assignee"),
  }),
  "count by owner": general({ chart_type: "bar", group_by: by("assignee") }),
  sources: general({ chart_type: "pie", group_by: by("incoming_source") }),
  "amount by quarter of closing": general({
    metric: SUM,
    chart_type: "column",
    group_by: each("quarterly", "close_date"),
  }),
  "won by month of closing": general({
    entity_type: "deal",
    filter: where({ identifier: "stage", condition: "is", value: WON }),
    chart_type: "line",
    group_by: each("monthly", "close_date"),
  }),
  conversion: {
    path: "/reports/conversion/simulate",
    body: {
      setting: ConversionSetting.parse({
        nested_filter: {
          filter: where({
            identifier: "created_at",
            condition: "between",
            value: { start: "2025-01-01", end: "2025-12-31" },
          }),
          nested: where({ identifier: "stage", condition: "is", value: WON }),
        },
      }),
    },
  },
  options: general({ chart_type: "column", group_by: by(fieldId("select0")) }),
  "options × options": general({ chart_type: "column", group_by: by(fieldId("select0"), fieldId("select1")) }),
  median: general({ metric: of("median", fieldId("count0")) }),
  companies: general({ metric: of("distinct", "company") }),
  "closing by week": general({
    filter: where({
      identifier: "close_date",
      condition: "between",
      value: { start: "2025-01-01", end: "2025-12-31" },
    }),
    chart_type: "line",
    group_by: each("weekly", "close_date"),
  }),
  "average by option, filtered": general({
    filter: where({ identifier: fieldId("amount0"), condition: "gt", value: 50_000_000 }),
    metric: of("average", "contract_amount"),
    chart_type: "bar",
    group_by: by(fieldId("select2")),
  }),
  "largest by checkbox": general({
    metric: of("max", "contract_amount"),
    chart_type: "column",
    group_by: by(fieldId("agreed0")),
  }),
  "funnel through stages": {
    path: "/reports/conversion/simulate",
    body: { setting: ConversionSetting.parse({ mode: "funnel", stages: { record_type_id: PIPELINE.id } }) },
  },
  "one option by owner": general({
    filter: where({ identifier: fieldId("select1"), condition: "is", value: optionOf("select1", 1) }),
    chart_type: "bar",
    group_by: by("assignee"),
  }),
};

export const DASHBOARD = 12;
