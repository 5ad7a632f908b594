import { useEffect, useMemo, useRef, useState } from "react";
import { draftKey, readDraft, removeDraft } from "../../lib/draft/draft-store";
import { restorableValues } from "../../lib/draft/edited-values";
import { keepDraft } from "../../lib/draft/keep-draft";
import type { EditGuard } from "./edit-guard";

/** How long after the last change a draft is written. */
const PAUSE_MS = 300;

type Edited<T> = { stored: T; current: T; isDirty: boolean };

type ValueDraft<T> = Edited<T> & {
  /** Distinguishes two editors on the same page. */
  name: string;
  isSaving?: boolean;
  /** Shows a value in the editor: the restored draft, or the stored value again. */
  show: (value: T) => void;
};

/**
 * Keeps a draft of an editor that is not a form, like the drafts of forms (docs/product/platform.md#drafts): in this
 * browser, until it is stored or discarded. Shows it when the editor is opened again.
 */
export function useValueDraft<T extends object>(draft: ValueDraft<T>): EditGuard {
  const { name, stored, current, isDirty, isSaving = false } = draft;
  const latest = useRef(draft);
  latest.current = draft;
  const [kept] = useState(() => keeperOf<T>(draftKey(`${location.pathname}#${name}`)));
  const [isRestored, setRestored] = useState(false);

  // The first effect, so that the waiting draft is read before another one is written over it.
  useEffect(() => {
    const waiting = kept.read(latest.current.stored);
    if (!waiting) return;
    latest.current.show(waiting);
    setRestored(true);
  }, [kept]);

  useEffect(() => kept.writeLater({ stored, current, isDirty }), [kept, stored, current, isDirty]);

  useEffect(() => {
    const leave = () => kept.write(latest.current);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [kept]);

  return useMemo(
    () => ({
      isEdited: isDirty,
      isSubmitted: () => isSaving,
      keepsDraft: kept.canKeep,
      isRestored: isRestored && isDirty,
      discard: kept.drop,
      startOver: () => {
        latest.current.show(latest.current.stored);
        kept.drop();
        setRestored(false);
      },
    }),
    [isDirty, isSaving, isRestored, kept],
  );
}

/** A draft under a key. It is not removed before the first edit, because a waiting draft may not be shown yet. */
function keeperOf<T extends object>(key: string | undefined) {
  let isDropped = false;
  let wasDirty = false;
  const write = ({ stored, current, isDirty }: Edited<T>) => {
    wasDirty ||= isDirty;
    if (key === undefined || isDropped || !wasDirty) return;
    keepDraft(key, partsOf(stored), isDirty ? partsOf(current) : undefined);
  };
  return {
    canKeep: key !== undefined,
    write,
    writeLater: (edited: Edited<T>) => {
      isDropped = false;
      const timer = setTimeout(() => write(edited), PAUSE_MS);
      return () => clearTimeout(timer);
    },
    read: (stored: T): T | undefined => {
      const draft = key === undefined ? undefined : readDraft(key);
      const values = draft ? restorableValues(draft, partsOf(stored)) : {};
      return Object.keys(values).length > 0 ? { ...stored, ...values } : undefined;
    },
    drop: () => {
      isDropped = true;
      if (key !== undefined) removeDraft(key);
    },
  };
}

const partsOf = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value));
