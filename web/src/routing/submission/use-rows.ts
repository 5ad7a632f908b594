import type { SubmissionHeader, SubmissionRow } from "@dure/domain/routing/submission";
import { useEffect, useState } from "react";
import type { RowsWanted } from "./rows-feed";

/** `count` is how many were asked for. */
type Rows = { rows: readonly SubmissionRow[]; isAll: boolean; count: number };

type Wanted = RowsWanted & {
  /** Begins anew when it changes. */
  attempt: number;
};

/** A router's submissions as they come and change. What was read stays on the screen while more of it is asked for. */
export function useRows({ teamId, routerId, from, before, ofMember, count, attempt }: Wanted) {
  const [read, setRead] = useState<Rows>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    setError(undefined);
    import("./rows-feed").then(({ listenToRows }) => {
      if (ended) return;
      stop = listenToRows(
        { teamId, routerId, count, ...(from && { from }), ...(before && { before }), ...(ofMember && { ofMember }) },
        { onRows: (rows, isAll) => setRead({ rows, isAll, count }), onError: setError },
      );
    }, setError);
    return () => {
      ended = true;
      stop?.();
    };
  }, [teamId, routerId, from, before, ofMember, count, attempt]);
  return { ...read, error };
}

/** The labels of a router's columns, in their order. */
export function useLabels(teamId: string, routerId: string): SubmissionHeader["labels"] {
  const [labels, setLabels] = useState<SubmissionHeader["labels"]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    import("./rows-feed").then(({ listenToHeader }) => {
      if (!ended) stop = listenToHeader({ teamId, routerId }, setLabels);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [teamId, routerId]);
  return labels;
}
