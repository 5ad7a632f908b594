import { checkRouter } from "@dure/domain/routing/router/check-router";
import type { RouterBody, RouterView } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useMemo, useState } from "react";
import { atRouter, useActivateRouter, usePutRouter, usePutRouterDraft } from "../router/router-queries";
import { publishedOver } from "./draft";
import { refusedProblems } from "./refused-problems";
import { schemaProblems } from "./schema-problems";
import { newestVersion, type useDraft } from "./use-draft";

/** `draft`: saves without publishing; `save`: saves an inactive router; `publish`: visitors get it at once. */
type Want = "draft" | "save" | "publish";

type Edited = { router: RouterView; saved: RouterDraft | null };

/** Saves what is edited, and publishes it if wanted. Problems show from the first attempt on. */
export function useSaveRouter(
  { router, saved }: Edited,
  { draft, isDirty, seenAt, keep }: ReturnType<typeof useDraft>,
) {
  const { id } = router;
  const put = usePutRouter();
  const putDraft = usePutRouterDraft();
  const activate = useActivateRouter();
  const [tried, setTried] = useState<Want>();
  const error = put.error ?? putDraft.error ?? activate.error;
  const draftProblems = useMemo(() => (tried ? problemsOf(draft, tried) : []), [draft, tried]);
  const problems = useMemo(
    () => (draftProblems.length > 0 ? draftProblems : refusedProblems(error)),
    [draftProblems, error],
  );

  const store = async (want: Want) => {
    const { params, query } = atRouter(id);
    if (want === "draft") {
      const answer = await putDraft.mutateAsync({ params, query: { based_on: seenAt }, body: draft });
      return keep(draft, newestVersion(router, answer));
    }
    const over = publishedOver({ router, saved, seenAt });
    if (isDirty || saved)
      keep(draft, newestVersion(await put.mutateAsync({ params, query: { ...query, ...over }, body: draft }), null));
    if (want === "publish" && router.status !== "active") await activate.mutateAsync({ params: { id } });
  };

  /** True if everything is stored, and published if wanted. */
  const save = async (want: Want): Promise<boolean> => {
    setTried(want);
    for (const call of [put, putDraft, activate]) call.reset();
    if (problemsOf(draft, want).length > 0) return false;
    try {
      await store(want);
    } catch {
      return false;
    }
    setTried(undefined);
    return true;
  };
  return { save, problems, error, isSaving: put.isPending || putDraft.isPending || activate.isPending };
}

/** An unfinished router can be saved, but not published. A draft only has to match the schema. */
function problemsOf(draft: RouterBody, want: Want): RouterProblem[] {
  const checked = want === "draft" ? [] : checkRouter(draft);
  const wrong = checked.filter(({ unfinished }) => want === "publish" || !unfinished);
  const isKnown = (one: RouterProblem) => wrong.some(({ step, target }) => step === one.step && target === one.target);
  return [...wrong, ...schemaProblems(draft).filter((one) => !isKnown(one))];
}
