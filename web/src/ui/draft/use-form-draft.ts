import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { draftKey, readDraft, removeDraft } from "../../lib/draft/draft-store";
import { restorableValues } from "../../lib/draft/edited-values";
import { keepDraft } from "../../lib/draft/keep-draft";
import { useTellGuard } from "./close-guard-context";
import type { EditGuard } from "./edit-guard";
import { useSubmission } from "./use-submission";

/** How long after the last key press a draft is written. */
const PAUSE_MS = 300;

/**
 * Keeps what is typed into a form as a draft in this browser until it is submitted or discarded, and restores it when
 * the form is opened again (docs/product/platform.md#drafts). Page, fields and `name` identify a form.
 * @param name such as a record's id, to tell forms of the same fields on a page apart; false keeps no draft
 */
export function useFormDraft<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  name: string | false,
): { guard: EditGuard; submit: <T>(send: () => T) => T } {
  const [{ key, restored }] = useState(() => restore(form, name));
  const [isRestored, setRestored] = useState(restored);
  const [draft] = useState(() => draftOf(form, key));
  const { begin, isSubmitted, edited } = useSubmission(draft.drop);
  const { isDirty } = form.formState;

  useEffect(() => {
    const leave = () => !isSubmitted() && draft.write();
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        edited();
        draft.writeLater();
      },
    });
    addEventListener("pagehide", leave);
    return () => {
      stop();
      removeEventListener("pagehide", leave);
      leave();
      draft.stop();
    };
  }, [form.subscribe, draft, edited, isSubmitted]);

  const { reset } = form;
  const startOver = useCallback(() => {
    reset();
    draft.drop();
    setRestored(false);
  }, [reset, draft]);
  const keepsDraft = key !== undefined;
  const guard = useMemo(
    () => ({ isEdited: isDirty, isSubmitted, keepsDraft, isRestored, discard: draft.drop, startOver }),
    [isDirty, isSubmitted, keepsDraft, isRestored, draft, startOver],
  );
  useTellGuard(guard);
  return {
    guard,
    submit: (send) => {
      draft.write();
      return begin(send);
    },
  };
}

/** Restores the draft before the fields are rendered, so that none starts with another value. */
function restore<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  name: string | false,
): { key: string | undefined; restored: boolean } {
  const base = defaultsOf(form);
  const key = name === false ? undefined : draftKey(`${location.pathname}#${Object.keys(base).sort()}#${name}`);
  const draft = key === undefined ? undefined : readDraft(key);
  const values = draft ? restorableValues(draft, base) : {};
  const restored = Object.keys(values).length > 0;
  if (restored) form.reset({ ...base, ...values } as In, { keepDefaultValues: true });
  return { key, restored };
}

function draftOf<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  key: string | undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDropped = false;
  const stop = () => clearTimeout(timer);
  const write = () => {
    stop();
    if (key === undefined || isDropped) return;
    // Values that the form chose by itself, such as the first stage, are not a draft.
    keepDraft(key, defaultsOf(form), form.control._formState.isDirty ? form.getValues() : undefined);
  };
  return {
    stop,
    write,
    writeLater: () => {
      stop();
      isDropped = false;
      timer = setTimeout(write, PAUSE_MS);
    },
    drop: () => {
      stop();
      isDropped = true;
      if (key !== undefined) removeDraft(key);
    },
  };
}

const defaultsOf = <In extends FieldValues, Out extends FieldValues>({
  control,
}: UseFormReturn<In, unknown, Out>): Record<string, unknown> => control._defaultValues;
