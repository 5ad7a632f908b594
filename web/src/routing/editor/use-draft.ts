import type { RouterBody, RouterView } from "@dure/domain/routing/router/router";
import { dequal } from "dequal/lite";
import { useMemo, useState } from "react";
import { bodyOf, type StepProps } from "./draft";

/**
 * A router's draft. A colleague's save replaces it while it has no changes; otherwise the editor reports the save, and
 * the user decides when to load it.
 */
export function useDraft(router: RouterView) {
  const [base, setBase] = useState(router);
  const [draft, setDraft] = useState(() => bodyOf(router));
  const stored = useMemo(() => bodyOf(base), [base]);
  const isDirty = useMemo(() => !dequal(draft, stored), [draft, stored]);
  const isNewer = router.updated_at > base.updated_at;

  const load = () => {
    setBase(router);
    setDraft(bodyOf(router));
  };
  if (isNewer && !isDirty) load();

  const change: StepProps["onChange"] = (make) => setDraft(make);
  /** Marks what was sent as stored; what was typed since then stays unsaved. */
  const keep = (sent: RouterBody, answer: RouterView) => {
    setBase(answer);
    setDraft((current) => (current === sent ? bodyOf(answer) : current));
  };
  /** The `updated_at` of the latest version known here; a save sends it as the version it is based on. */
  const seenAt = isNewer ? router.updated_at : base.updated_at;
  return { draft, change, isDirty, isOvertaken: isNewer && isDirty, seenAt, load, keep };
}
