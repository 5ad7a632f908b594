import { DATE_OPTIONS, type DateOption, isDateOption } from "@dure/domain/records/filter/date-option";
import type { Condition, Filter } from "@dure/domain/records/filter/filter";

/** The entry among the assignees for cards without an assignee. */
export const UNASSIGNED = "none";

/** The dates that a board is filtered by (docs/product/records-pipelines.md#board), as fields of the deal. */
export const BOARD_DATES = ["close_date", "created_at", "first_meeting_at", "pipeline_added_at"] as const;
export type BoardDate = (typeof BOARD_DATES)[number];

export const BOARD_SPANS = DATE_OPTIONS.filter((option) => option !== "ALL_TIME");
/** Days of one's own choice; an open end is "". */
export type ExactSpan = { start: string; end: string };

export type BoardFilter = {
  /** Members' ids, and `none`; nobody means everyone. */
  assignees: readonly string[];
  date: BoardDate | undefined;
  span: DateOption | ExactSpan;
};

/** The filter of a board's address: `?assignee=a,none&date=close_date&span=THIS_MONTH`, or `&from=…&to=…`. */
export function readBoardFilter(params: URLSearchParams): BoardFilter {
  const [named, span] = [params.get("date"), params.get("span")];
  return {
    assignees: (params.get("assignee") ?? "").split(",").filter(Boolean),
    date: BOARD_DATES.find((date) => date === named),
    span: isDateOption(span) ? span : { start: params.get("from") ?? "", end: params.get("to") ?? "" },
  };
}

export function writeBoardFilter(before: URLSearchParams, { assignees, date, span }: BoardFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  const exact = typeof span === "string" ? { start: "", end: "" } : span;
  const values = {
    assignee: assignees.join(","),
    date: date ?? "",
    span: date && typeof span === "string" ? span : "",
    from: date ? exact.start : "",
    to: date ? exact.end : "",
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** The board's filter as a list's filter; null if everything is shown. */
export function filterOfBoard({ assignees, date, span }: BoardFilter): Filter | null {
  const conditions = [assigneeFilter(assignees), date && dateCondition(date, span)].filter((one) => one !== undefined);
  return conditions.length > 0 ? { operator: "AND", conditions } : null;
}

function assigneeFilter(assignees: readonly string[]): Filter | undefined {
  const members = assignees.filter((id) => id !== UNASSIGNED);
  const conditions: Condition[] = [
    ...(members.length > 0 ? [{ identifier: "assignee", condition: "anyIn" as const, value: members }] : []),
    ...(assignees.includes(UNASSIGNED) ? [{ identifier: "assignee", condition: "isEmpty" as const }] : []),
  ];
  return conditions.length > 0 ? { operator: "OR", conditions } : undefined;
}

function dateCondition(identifier: BoardDate, span: BoardFilter["span"]): Condition | undefined {
  if (typeof span === "string") return { identifier, condition: "is", value: span };
  const { start, end } = span;
  // Days the wrong way round mean the same days.
  if (start && end) {
    const [first = "", last = ""] = [start, end].toSorted();
    return { identifier, condition: "between", value: { start: first, end: last } };
  }
  if (start) return { identifier, condition: "exactlyOrLaterThan", value: start };
  return end ? { identifier, condition: "exactlyOrEarlierThan", value: end } : undefined;
}
