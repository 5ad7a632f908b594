import { ROUTER_CREATOR } from "../incoming/blur-response";
import type { RecordKind } from "../record/entity";
import type { CheckedFilter } from "./checked-filter";
import { COMPARED_FIELDS, type FieldSource, type FilterField } from "./filter-field";

/** What a blurred record still shows. */
const SHOWN = new Set([
  ...["assignee", "stage", "deal_record_type", "contract_amount", "close_date", "deal_converted_at"],
  ...["pipeline_added_at", "stage_entered_at", "first_meeting_at", "incoming_source", "subscribe_status"],
  ...["created_at", "created_by", "updated_at", "updated_by"],
]);

/** Whether a field is not blurred on a router's record. The records that it refers to are blurred entirely. */
export const isShownBlurred = ({ source, key }: Pick<FilterField, "source" | "key">): boolean =>
  source === "own" && SHOWN.has(key);

/** Matches records that were not created by a router, or whose referenced company or contact was not. */
export const notFromRouter = (kind: RecordKind, source: FieldSource = "own"): CheckedFilter => ({
  field: { source, kind, key: "created_by", ...COMPARED_FIELDS[kind].created_by },
  test: { op: "in", values: [ROUTER_CREATOR] },
  negated: true,
});

/**
 * Changes a filter so that it can't reveal blurred values: conditions on such values never match a router's records.
 */
export function withoutBlurred(filter: CheckedFilter, kind: RecordKind): CheckedFilter {
  if ("all" in filter) return { all: filter.all.map((part) => withoutBlurred(part, kind)) };
  if ("any" in filter) return { any: filter.any.map((part) => withoutBlurred(part, kind)) };
  // Since the address is blurred, its mails and visits are hidden, too.
  if ("mail" in filter || "journey" in filter) return { all: [filter, notFromRouter(kind)] };
  const { field } = filter;
  if (isShownBlurred(field)) return filter;
  const referred = field.source === "own" ? [] : [notFromRouter(field.source, field.source)];
  return { all: [filter, notFromRouter(kind), ...referred] };
}
