import { builtInFieldsOf } from "@dure/domain/records/field/built-in-fields";
import { fieldOfCustom } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import { filterField } from "@dure/domain/records/filter/filter-field";
import { kindOf, type ListEntityId } from "@dure/domain/records/record/entity";
import type { Metric } from "@dure/domain/reports/setting/metric";
import type { GeneralSimulation } from "@dure/domain/reports/simulation/simulation";
import type { Context } from "../../platform/context";
import { readCatalog } from "../../records/field/read-catalog";

type Units = Pick<GeneralSimulation, "currency" | "percent">;

export const NO_UNITS: Units = { currency: null, percent: false };

/** What a metric is measured in: the currency of its field, or per cent. Counts have none. */
export async function metricUnits(
  ctx: Context,
  entity: ListEntityId,
  { aggregation, field_id }: Metric,
): Promise<Units> {
  if (field_id === null || aggregation === "count" || aggregation === "distinct") return NO_UNITS;
  const { catalog, fields } = await readCatalog(ctx.teamId);
  const found = filterField(catalog, kindOf(entity), field_id);
  if (!found) return NO_UNITS;
  const set = fields[found.kind];
  const custom = set.custom.find(({ id }) => id === found.key);
  const of = found.kind === "lead" ? "deal" : found.kind;
  const field: Field | undefined = custom
    ? fieldOfCustom(custom)
    : builtInFieldsOf(of, set, ctx.locale).find(({ id }) => id === found.key);
  return {
    currency: found.type === "currency" ? (field?.attributes.code ?? "KRW") : null,
    percent: found.type === "percent",
  };
}
