import { dequal } from "dequal/lite";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { mergeValues } from "./merge-values";

export type Conflicts = {
  /** The values that somebody else has stored in fields that the user changed too, by field name. */
  theirs: Readonly<Record<string, unknown>>;
  take: (name: string) => void;
  keep: (name: string) => void;
};

/**
 * Merges newer stored values into a form while the user types: untouched fields take them, edited ones stay, and fields
 * that both sides changed are conflicts.
 * @returns `begin` to call on submit, and `saved` once the server has stored what was submitted
 */
export function useStoredValues<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  stored: In | undefined,
): { conflicts: Conflicts; begin: () => void; saved: () => void } {
  const [theirs, setTheirs] = useState<Conflicts["theirs"]>({});
  const known = useRef({ stored, saved: undefined as In | undefined });
  const submitted = useRef<{ values: In; stored: In | undefined }>(undefined);
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true });
  const settle = (name: string) => setTheirs(({ [name]: _, ...others }) => others);

  const merge = (next: In) => {
    const current = form.getValues();
    const { stored: base = next, saved } = known.current;
    const { mine, conflicts } = mergeValues({ current, base, saved }, next);
    known.current = { stored: next, saved };
    form.reset(next, { keepErrors: true, keepTouched: true, keepSubmitCount: true });
    for (const name of mine) set(name, current[name]);
    setTheirs((before) => {
      const open = mine.filter((name) => name in before || conflicts.includes(name));
      return Object.fromEntries(open.map((name) => [name, next[name]]));
    });
  };
  const mergeIfNewer = useEffectEvent((next: In | undefined) => {
    if (next && !dequal(next, known.current.stored)) merge(next);
  });
  useEffect(() => mergeIfNewer(stored), [stored]);

  return {
    conflicts: {
      theirs,
      keep: settle,
      take: (name) => {
        set(name, theirs[name]);
        settle(name);
      },
    },
    begin: () => {
      submitted.current = { values: structuredClone(form.getValues()), stored: known.current.stored };
    },
    saved: () => {
      if (!submitted.current) return;
      known.current.saved = submitted.current.values;
      // The stored values may arrive before or after this; older ones must not replace what was saved.
      if (known.current.stored && known.current.stored !== submitted.current.stored) merge(known.current.stored);
    },
  };
}
