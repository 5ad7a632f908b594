import type { SummaryGroup } from "@dure/domain/records/group/summary-api";
import { useCallback, useMemo, useRef, useState } from "react";
import type { ListState } from "../../../view/use-list-state";
import { usePendingRows } from "../pending/use-pending-rows";
import { PAGE_ROWS } from "../record-page";
import { createRows, type ReadPages } from "../rows";
import { addGroupPages } from "./add-group-pages";
import { createGroupedRows } from "./create-grouped-rows";
import { groupBodies } from "./group-bodies";
import { groupKey } from "./group-key";
import { groupLayout, pagesIn } from "./group-layout";
import { useFoldedGroups } from "./use-folded-groups";
import { useGroupPages } from "./use-group-pages";

/** The number of rows read ahead of the visible ones, on each side. */
const AHEAD_ROWS = 60;
/** The visible span is rounded to steps, so that not every scrolled row triggers a request. */
const STEP = 20;

/** The pages read so far, by group. */
type Known = { key: string; groups: Map<string, ReadPages> };

/**
 * The rows of a list below the heads of their groups. Each group is read like a list of its own: only its visible
 * pages, and none while it is folded.
 */
export function useGroupedRows(list: ListState, found: readonly SummaryGroup[] | undefined) {
  const { entity, body, group } = list;
  const groups = found ?? NONE;
  const key = JSON.stringify([entity, body, group]);
  const folding = useFoldedGroups(entity, group);
  const { store: pending, rows: pendingRows } = usePendingRows(key);
  const known = useRef<Known>({ key: "", groups: new Map() });
  if (known.current.key !== key) known.current = { key, groups: new Map() };
  const { span, show } = useSpan(key);
  const countOf = (one: SummaryGroup) => known.current.groups.get(groupKey(one))?.total ?? one.records;
  const laid = () =>
    groupLayout(groups.map((one) => ({ count: countOf(one), isFolded: folding.isFolded(groupKey(one)) })));
  const wanted = pagesIn(laid(), { first: span.first - AHEAD_ROWS, last: span.last + AHEAD_ROWS }, PAGE_ROWS).join();
  const bodies = useMemo(() => groupBodies(list, groups), [list, groups]);
  const { read, ...reading } = useGroupPages(entity, bodies, wanted);
  const rows = useMemo(() => {
    addGroupPages(known.current.groups, groups, read, pendingRows);
    return groups.map((one) => createRows(known.current.groups.get(groupKey(one)) ?? unread(one)));
  }, [read, groups, pendingRows, key]);
  const inOrder = useCallback(() => rows.flatMap((one) => one.inOrder()), [rows]);
  return {
    ...createGroupedRows({ groups, rows, countOf, layout: laid(), folding }),
    loaded: inOrder,
    inOrder,
    pending,
    show,
    isLoading: false,
    isStale: false,
    error: reading.error,
    isFetching: reading.isFetching,
    retry: reading.refetch,
  };
}

const NONE: readonly SummaryGroup[] = [];

const unread = (one: SummaryGroup): ReadPages => ({
  key: groupKey(one),
  total: one.records,
  pages: new Map(),
  counts: new Map(),
});

/** The visible span. Another list starts at its first row. */
function useSpan(key: string) {
  const [inSight, setInSight] = useState({ key, first: 0, last: 0 });
  const show = useCallback(
    (from: number, to: number) => {
      const [first, last] = [from - (from % STEP), to + STEP - (to % STEP)];
      setInSight((before) =>
        before.key === key && before.first === first && before.last === last ? before : { key, first, last },
      );
    },
    [key],
  );
  return { span: inSight.key === key ? inSight : { key, first: 0, last: 0 }, show };
}
