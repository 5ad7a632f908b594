import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";
import { useEffect, useState } from "react";

/** The labels of a router's columns, in their order. */
export function useLabels(teamId: string, routerId: string): SubmissionHeader["labels"] {
  const [labels, setLabels] = useState<SubmissionHeader["labels"]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    import("./rows/rows-feed").then(({ listenToHeader }) => {
      if (!ended) stop = listenToHeader({ teamId, routerId }, setLabels);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [teamId, routerId]);
  return labels;
}
