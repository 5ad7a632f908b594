import { dequal } from "dequal/lite";

type Values = Record<string, unknown>;

type Form = {
  /** The form's current values. */
  current: Values;
  /** The stored values that the form began with. */
  base: Values;
  /** The form's values when it was last saved. */
  saved: Values | undefined;
};

export type Merged = {
  /** The fields that stay as the user left them. */
  mine: string[];
  /** Those of `mine` that somebody else changed too. */
  conflicts: string[];
};

/**
 * Merges newer stored values into a form by top-level fields; a list is one value. A field that the user left alone, or
 * has saved, takes the stored value. An edited field keeps the user's value.
 */
export function mergeValues({ current, base, saved }: Form, stored: Values): Merged {
  const mine = Object.keys(current).filter(
    (key) =>
      !dequal(current[key], base[key]) &&
      !dequal(current[key], stored[key]) &&
      !(saved && dequal(current[key], saved[key])),
  );
  const isMine = (key: string) => saved !== undefined && dequal(stored[key], saved[key]);
  return { mine, conflicts: mine.filter((key) => !dequal(stored[key], base[key]) && !isMine(key)) };
}
