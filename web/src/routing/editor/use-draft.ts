import type { RouterBody, RouterView } from "@dure/domain/routing/router/router";
import { dequal } from "dequal/lite";
import { useMemo, useState } from "react";
import { bodyOf, type StepProps } from "./draft";

/**
 * A router while it is changed. What colleagues save meanwhile is taken over as long as nothing was changed here; after
 * that it is only told of, and loaded when asked for.
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
  /** What was sent is now stored; what was typed since stays. */
  const keep = (sent: RouterBody, answer: RouterView) => {
    setBase(answer);
    setDraft((current) => (current === sent ? bodyOf(answer) : current));
  };
  /** The latest state that is known here: a save says that it was made in view of it. */
  const seenAt = isNewer ? router.updated_at : base.updated_at;
  return { draft, change, isDirty, isOvertaken: isNewer && isDirty, seenAt, load, keep };
}
