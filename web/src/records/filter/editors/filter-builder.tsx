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
  /** Where the draft begins; a later change of it changes nothing. */
  initial: Filter | null;
  fields: ListedFields;
  /** What no conditions mean, where that is not every record. */
  none?: string;
  /** Why the server could not ask by the filter. */
  error: unknown;
  /** How many conditions the caller sends before the filter. */
  before?: number;
  /** Called when what is complete of the draft changes; null when nothing is. */
  onChange: (filter: Filter | null) => void;
};

/** Conditions in groups as they are written. */
export function FilterBuilder({ initial, fields, none, error, before = 0, onChange }: FilterBuilderProps) {
  const [draft, setDraft] = useState(() => draftOf(initial));
  // Two values may come to rest before the next render: each change builds on the one before, not on what was drawn.
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

/** The conditions that the server could not ask, by the draft's parts. */
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
