import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { watchMutations } from "./watch-mutations";

export type Submission = {
  /** Runs a submit. */
  begin: <T>(send: () => T) => T;
  /** Whether a submit is pending or done. */
  isSubmitted: () => boolean;
  /** Called when the form is edited after a submit. */
  edited: () => void;
};

/** Tracks the status of a form's last submit by the mutations that it started. */
export function useSubmission(onDone: () => void): Submission {
  const cache = useQueryClient().getMutationCache();
  const [submission] = useState(() => {
    let status: "none" | "pending" | "done" = "none";
    let underWay = 0;
    const begin = <T>(send: () => T): T => {
      const { result, outcome } = watchMutations(cache, send);
      if (status === "none") status = "pending";
      underWay += 1;
      void outcome.then((isDone) => {
        underWay -= 1;
        if (isDone) status = "done";
        // A submit without mutations was refused by the form itself, or is the second click on a pending submit.
        else if (isDone === false || (underWay === 0 && status === "pending")) status = "none";
        if (isDone) onDone();
      });
      return result;
    };
    const edited = () => {
      if (status === "done") status = "none";
    };
    return { begin, isSubmitted: () => status !== "none", edited };
  });
  return submission;
}
