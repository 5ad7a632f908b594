import type { RouterBody, RouterView } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import { dequal } from "dequal/lite";
import { useMemo, useState } from "react";
import { useValueDraft } from "../../ui/draft/use-value-draft";
import { bodyOf, type StepProps } from "./draft";

/** The newest of what is saved: the draft of a router, or the router as it is published. */
export type SavedVersion = { body: RouterBody; at: string; by: string };

export const newestVersion = (router: RouterView, draft: RouterDraft | null): SavedVersion =>
  draft
    ? { body: draft.body, at: draft.updated_at, by: draft.updated_by }
    : { body: router, at: router.updated_at, by: router.updated_by };

/**
 * The editor's draft of a router. A colleague's save replaces it while it has no changes; otherwise the editor reports
 * the save, and the user decides when to load it.
 */
export function useDraft(newest: SavedVersion) {
  const [base, setBase] = useState(newest);
  const [draft, setDraft] = useState(() => bodyOf(newest.body));
  const stored = useMemo(() => bodyOf(base.body), [base]);
  const isDirty = useMemo(() => !dequal(draft, stored), [draft, stored]);
  const guard = useValueDraft({ name: "router", stored, current: draft, isDirty, show: setDraft });
  const isNewer = newest.at > base.at;

  const load = (version = newest) => {
    setBase(version);
    setDraft(bodyOf(version.body));
  };
  if (isNewer && !isDirty) load();

  const change: StepProps["onChange"] = (make) => setDraft(make);
  /** Marks what was sent as stored; what was typed since then stays unsaved. */
  const keep = (sent: RouterBody, answer: SavedVersion) => {
    setBase(answer);
    setDraft((current) => (current === sent ? bodyOf(answer.body) : current));
  };
  /** When the latest version known here was saved; a save sends it as the version it is based on. */
  const seenAt = isNewer ? newest.at : base.at;
  return { draft, change, isDirty, isOvertaken: isNewer && isDirty, seenAt, load, keep, guard };
}
