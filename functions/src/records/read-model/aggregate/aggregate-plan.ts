import type { FieldType } from "@dure/domain/records/field/field";
import { isMaskedField } from "@dure/domain/records/filter/filter-check";
import { type Catalog, comparedBy, type FilterField, filterField } from "@dure/domain/records/filter/filter-field";
import { filterError } from "@dure/domain/records/filter/filter-issue";
import {
  type AggregateSpec,
  type Aggregation,
  canAggregate,
  GROUPABLE_TYPES,
  type Interval,
} from "@dure/domain/records/group/aggregate-spec";
import type { RecordKind } from "@dure/domain/records/record/entity";

/** A level of groups; `interval` is there for dates and times only. */
export type PlannedGroup = { field: FilterField; interval: Interval | undefined };

/** An aggregate with its fields, which are found and of a suitable type. */
export type AggregatePlan = {
  aggregation: Aggregation;
  metric: FilterField | undefined;
  groups: readonly PlannedGroup[];
  maxGroups: number;
};

const DATED: ReadonlySet<FieldType> = new Set<FieldType>(["date", "date-time"]);

/**
 * Finds the fields of an aggregate. A field whose values are masked for the caller can't be grouped or aggregated.
 * @throws BAD_REQUEST naming the field that is gone, masked or of another type
 */
export function planAggregate(spec: AggregateSpec, catalog: Catalog, kind: RecordKind, masked: boolean): AggregatePlan {
  const fieldOf = (identifier: string, fits: (field: FilterField) => boolean): FilterField => {
    const found = filterField(catalog, kind, identifier);
    if (!found) throw filterError({ identifier, code: "removed-field" });
    const field = comparedBy(found, { masked });
    if (isMaskedField(field, { masked })) throw filterError({ identifier, code: "masked" });
    if (!fits(field)) throw filterError({ identifier, code: "bad-operator" });
    return field;
  };
  const { metric, groups, maxGroups } = spec;
  const { aggregation, identifier } = metric;
  if (aggregation !== "count" && identifier === null) throw filterError({ identifier: "", code: "removed-field" });
  return {
    aggregation,
    maxGroups,
    metric:
      aggregation === "count" || identifier === null
        ? undefined
        : fieldOf(identifier, (field) => canAggregate(aggregation, field)),
    groups: groups.map(({ identifier: grouped, interval }) => {
      const field = fieldOf(grouped, ({ type }) => GROUPABLE_TYPES.has(type));
      return { field, interval: DATED.has(field.type) ? (interval ?? "yearly") : undefined };
    }),
  };
}
