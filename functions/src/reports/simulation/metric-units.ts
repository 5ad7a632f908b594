import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import { builtInFieldsOf } from "@dure/domain/records/field/built-in-fields";
import { fieldOfCustom } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import { kindOf, RecordKind } from "@dure/domain/records/record/entity";
import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import type { Metric } from "@dure/domain/reports/setting/metric";
import type { GeneralSimulation } from "@dure/domain/reports/simulation/simulation";
import type { Context } from "../../platform/context";
import { readFields } from "../../records/field/field-store";

type Units = Pick<GeneralSimulation, "currency" | "percent">;

export const NO_UNITS: Units = { currency: null, percent: false };

/** What a metric is measured in: the currency of its field, or per cent. Counts have none. */
export async function metricUnits(
  ctx: Context,
  entity: ReportSource,
  { aggregation, field_id }: Metric,
): Promise<Units> {
  if (isActivitySource(entity)) return NO_UNITS;
  if (field_id === null || aggregation === "count" || aggregation === "distinct") return NO_UNITS;
  const [key = "", prefix] = field_id.split(":", 2).reverse();
  const kind = RecordKind.safeParse(prefix).data ?? kindOf(entity);
  const set = await readFields(ctx.teamId, kind);
  const custom = set.custom.find(({ id }) => id === key);
  const field: Field | undefined = custom
    ? fieldOfCustom(custom)
    : builtInFieldsOf(kind === "lead" ? "deal" : kind, set, ctx.locale).find(({ id }) => id === key);
  return {
    currency: field?.type === "currency" ? (field.attributes.code ?? "KRW") : null,
    percent: field?.type === "percent",
  };
}
