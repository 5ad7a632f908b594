import type { FilterIssue, FilterIssueCode } from "@dure/domain/records/filter/filter-issue";
import { dequal } from "dequal/lite";
import { useMemo, useRef, useState } from "react";
import { isRefusal } from "../../../lib/call-error";
import { useListAddress } from "../../view/use-list-address";
import type { ListState } from "../../view/use-list-state";
import { type DraftGroup, draftOf, filterOf, partsByPath, withPart } from "../filter-draft";
import type { FilterEditing } from "./filter-editing";
import { GroupEditor } from "./group-editor";

/** A filter as it is written. What is complete of it takes effect at once; Back leads to the one before. */
export function FilterEditor({ list, error }: { list: ListState; error: unknown }) {
  const { setFilter } = useListAddress();
  const [draft, setDraft] = useState(() => draftOf(list.filter));
  // Two values may come to rest before the next render: each change builds on the one before, not on what was drawn.
  const latest = useRef(draft);
  const wasChanged = useRef(false);
  const issues = useMemo(() => issuesOf(error, draft, list.dealType !== ""), [error, draft, list.dealType]);
  const change: FilterEditing["change"] = (id, how) => {
    const before = latest.current;
    const next = withPart(before, id, how);
    latest.current = next;
    setDraft(next);
    const filter = filterOf(next);
    if (dequal(filter, filterOf(before))) return;
    setFilter(filter, { replace: wasChanged.current });
    wasChanged.current = true;
  };
  return <GroupEditor group={draft} level={1} list={list} issues={issues} change={change} />;
}

/** The conditions that the server could not ask, by the draft's parts; a deal type stands before the filter. */
function issuesOf(error: unknown, draft: DraftGroup, hasType: boolean): Map<number, FilterIssueCode> {
  if (!isRefusal(error, "BAD_REQUEST") || !Array.isArray(error.details)) return new Map();
  const parts = partsByPath(draft);
  return new Map(
    (error.details as FilterIssue[]).flatMap(({ path = [], code }) => {
      const id = parts.get(path.slice(hasType ? 1 : 0).join("."));
      return id === undefined ? [] : [[id, code] as const];
    }),
  );
}
