import type { Filter } from "@dure/domain/records/filter/filter";
import type { FilterIssue, FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import { dequal } from "dequal/lite";
import { useMemo, useRef, useState } from "react";
import { isRefusal } from "../../../lib/call-error";
import { type DraftGroup, draftOf, filterOf, partsByPath, withPart } from "../filter-draft";
import type { ListedFields } from "../listed-fields";
import type { FilterEditing } from "./filter-editing";
import { GroupEditor } from "./group-editor";

type FilterBuilderProps = {
  /** The initial filter. Later changes of this prop have no effect. */
  initial: Filter | null;
  fields: ListedFields;
  /** The text for an empty filter that doesn't match every record. */
  none?: string;
  /** The server's refusal of the filter. */
  error: unknown;
  /** The number of conditions that the caller puts before the filter in the request. */
  before?: number;
  /** Called when the complete part of the draft changes; null if no condition is complete. */
  onChange: (filter: Filter | null) => void;
};

/** The editor of a filter: conditions in groups. */
export function FilterBuilder({ initial, fields, none, error, before = 0, onChange }: FilterBuilderProps) {
  const [draft, setDraft] = useState(() => draftOf(initial));
  // Two debounced values may arrive before the next render, so each change builds on the latest draft, not the rendered
  // one.
  const latest = useRef(draft);
  const issues = useMemo(() => issuesOf(error, draft, before), [error, draft, before]);
  const change: FilterEditing["change"] = (id, how) => {
    const last = latest.current;
    const next = withPart(last, id, how);
    latest.current = next;
    setDraft(next);
    const filter = filterOf(next);
    if (!dequal(filter, filterOf(last))) onChange(filter);
  };
  return (
    <GroupEditor group={draft} level={1} fields={fields} issues={issues} change={change} {...(none && { none })} />
  );
}

/** The refused conditions by their ids in the draft. */
function issuesOf(error: unknown, draft: DraftGroup, before: number): Map<number, FilterIssueCode> {
  if (!isRefusal(error, "BAD_REQUEST") || !Array.isArray(error.details)) return new Map();
  const parts = partsByPath(draft);
  return new Map(
    (error.details as FilterIssue[]).flatMap(({ path = [], code }) => {
      const id = parts.get(path.slice(before).join("."));
      return id === undefined ? [] : [[id, code] as const];
    }),
  );
}
