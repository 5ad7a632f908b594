import type { RouterBody } from "@dure/domain/routing/router/router";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { useEffect, useMemo, useState } from "react";
import { nextChurn, type ShownRow, shownRow } from "./shown-row";

/** Submissions with their display statuses, which change with time when visitors churn. */
export function useVisibleRows(
  rows: readonly SubmissionRow[] | undefined,
  { groups }: Pick<RouterBody, "groups">,
): ShownRow[] | undefined {
  const [now, setNow] = useState(Date.now);
  const hasGroups = groups.length > 0;

  useEffect(() => {
    const next = nextChurn(rows ?? [], now);
    if (next === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [rows, now]);

  return useMemo(() => rows?.map((row) => shownRow(row, { hasGroups, now })), [rows, hasGroups, now]);
}
