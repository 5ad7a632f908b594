import { checkRouter } from "@dure/domain/routing/router/check-router";
import type { RouterBody } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useMemo, useState } from "react";
import { atRouter, useActivateRouter, usePutRouter } from "../router/router-queries";
import { refusedProblems } from "./refused-problems";
import { schemaProblems } from "./schema-problems";
import type { useDraft } from "./use-draft";

type Want = "save" | "activate";

/** Saves a draft in one request, and activates the router if wanted. Problems show from the first attempt on. */
export function useSaveRouter(id: string, { draft, isDirty, seenAt, keep }: ReturnType<typeof useDraft>) {
  const put = usePutRouter();
  const activate = useActivateRouter();
  const [tried, setTried] = useState<Want>();
  const error = put.error ?? activate.error;
  const draftProblems = useMemo(() => (tried ? problemsOf(draft, tried) : []), [draft, tried]);
  const problems = useMemo(
    () => (draftProblems.length > 0 ? draftProblems : refusedProblems(error)),
    [draftProblems, error],
  );

  /** True if everything is stored, and active if wanted. */
  const save = async (want: Want): Promise<boolean> => {
    setTried(want);
    put.reset();
    activate.reset();
    if (problemsOf(draft, want).length > 0) return false;
    try {
      const { params, query } = atRouter(id);
      if (isDirty) keep(draft, await put.mutateAsync({ params, query: { ...query, based_on: seenAt }, body: draft }));
      if (want === "activate") await activate.mutateAsync({ params: { id } });
    } catch {
      return false;
    }
    setTried(undefined);
    return true;
  };
  return { save, problems, error, isSaving: put.isPending || activate.isPending };
}

/** An unfinished router can be saved, but not activated. */
function problemsOf(draft: RouterBody, want: Want): RouterProblem[] {
  const wrong = checkRouter(draft).filter(({ unfinished }) => want === "activate" || !unfinished);
  const isKnown = (one: RouterProblem) => wrong.some(({ step, target }) => step === one.step && target === one.target);
  return [...wrong, ...schemaProblems(draft).filter((one) => !isKnown(one))];
}
