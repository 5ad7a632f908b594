import { ACTIVITY_FIELDS } from "@dure/domain/records/activity/activity-fields";
import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import { builtInLabel } from "@dure/domain/records/field/field-labels";
import type { Filter, FilterValue } from "@dure/domain/records/filter/filter";
import { filterField } from "@dure/domain/records/filter/filter-field";
import type { FilterIssue, FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import { kindOf, type ListEntityId, RecordKind } from "@dure/domain/records/record/entity";
import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import type { ChartError } from "@dure/domain/reports/simulation/simulation";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { readCatalog } from "../../records/field/read-catalog";
import { readNames } from "../../records/field/read-names";

const KINDS: Record<FilterIssueCode, ChartError["kind"]> = {
  "removed-field": "field",
  "removed-stage": "stage",
  "removed-option": "option",
  masked: "masked",
  "bad-operator": "filter",
  "bad-value": "filter",
  "too-many": "filter",
};

type Asked = { entity: ReportSource; filters: readonly (Filter | null | undefined)[] };

/**
 * The error of a chart whose setting names something that is gone, or that the caller may not use. The report stays,
 * and its chart shows the error (docs/product/reports.md#states). Any other error is rethrown.
 */
export async function chartError(ctx: Context, error: unknown, { entity, filters }: Asked): Promise<ChartError> {
  const issue = issueOf(error);
  if (!issue) throw error;
  const { code, identifier } = issue;
  if (isActivitySource(entity)) {
    const field = new Map(Object.entries(ACTIVITY_FIELDS[entity])).get(identifier);
    return { kind: KINDS[code], name: field?.label[ctx.locale] ?? null };
  }
  const kind = identifier === "deal_record_type" && code === "removed-option" ? "record-type" : KINDS[code];
  const names = await readNames(ctx.teamId);
  if (code === "removed-option" || code === "removed-stage") {
    const choices = filterField((await readCatalog(ctx.teamId)).catalog, kindOf(entity), identifier)?.choices;
    const named = filters.flatMap((filter) => (filter ? valuesOf(filter, identifier) : []));
    return {
      kind,
      name:
        lastNameOf(
          named.filter((value) => !choices?.has(value)),
          names,
        ) ?? null,
    };
  }
  return { kind, name: fieldName(identifier, entity, names)?.[ctx.locale] ?? null };
}

function issueOf(error: unknown): FilterIssue | undefined {
  if (!(error instanceof AppError) || error.code !== "BAD_REQUEST" || !Array.isArray(error.details)) return undefined;
  const [issue] = error.details as Partial<FilterIssue>[];
  return issue?.identifier === undefined ? undefined : { code: "bad-value", ...issue, identifier: issue.identifier };
}

/** A field that is archived still has its name. */
function fieldName(identifier: string, entity: ListEntityId, names: ReadonlyMap<string, string>) {
  const [prefix, key] = identifier.includes(":") ? identifier.split(":", 2) : [undefined, identifier];
  const kind = RecordKind.safeParse(prefix).data ?? kindOf(entity);
  const custom = names.get(key ?? "");
  return custom === undefined ? builtInLabel(kind, key ?? "") : { ko: custom, en: custom };
}

/** Options that are removed still have the name that they had last; stages have none. */
const lastNameOf = (values: readonly string[], names: ReadonlyMap<string, string>): string | undefined =>
  values.map((value) => names.get(value)).find((name) => name !== undefined);

function valuesOf({ conditions }: Filter, identifier: string): string[] {
  return conditions.flatMap((part) => {
    if ("conditions" in part) return valuesOf(part, identifier);
    return part.identifier === identifier ? textsOf(part.value) : [];
  });
}

const textsOf = (value: FilterValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
