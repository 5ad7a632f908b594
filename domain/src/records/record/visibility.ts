import type { CheckedFilter } from "../filter/filter-check";
import { COMPARED_FIELDS, type FieldSource, type FilterField } from "../filter/filter-field";
import type { RecordKind } from "./entity";
import type { CrmRecord } from "./record";

/** Whose eyes records are shown to; undefined sees every record. */
export type Viewer = { id: string } | undefined;

export function isVisible(
  { assignee, created_by }: Pick<CrmRecord, "assignee" | "created_by">,
  viewer: Viewer,
): boolean {
  return viewer === undefined || assignee === viewer.id || created_by === viewer.id;
}

/** The condition of `isVisible`, for the records of a list or for those that they refer to. */
export function visibleTo(kind: RecordKind, viewer: Viewer, source: FieldSource = "own"): CheckedFilter | undefined {
  if (!viewer) return undefined;
  const by = (field: FilterField) => ({ field, test: { op: "in" as const, values: [viewer.id] }, negated: false });
  const creator = by({ source, kind, key: "created_by", ...COMPARED_FIELDS[kind].created_by });
  if (kind !== "lead") return creator;
  return { any: [creator, by({ source, kind, key: "assignee", ...COMPARED_FIELDS.lead.assignee })] };
}
