import type { RecordKind } from "../record/entity";
import type { Viewer } from "../record/visibility";
import type { CheckedFilter } from "./checked-filter";
import { COMPARED_FIELDS, type FieldSource, type FilterField } from "./filter-field";

/** `isVisible` as a filter condition, for a list's records or the records they refer to. */
export function visibleTo(kind: RecordKind, viewer: Viewer, source: FieldSource = "own"): CheckedFilter | undefined {
  if (!viewer) return undefined;
  const by = (field: FilterField) => ({ field, test: { op: "in" as const, values: [viewer.id] }, negated: false });
  const creator = by({ source, kind, key: "created_by", ...COMPARED_FIELDS[kind].created_by });
  if (kind !== "lead") return creator;
  return { any: [creator, by({ source, kind, key: "assignee", ...COMPARED_FIELDS.lead.assignee })] };
}
