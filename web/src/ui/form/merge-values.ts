import { dequal } from "dequal/lite";

type Values = Record<string, unknown>;

type Form = {
  /** What the form holds. */
  current: Values;
  /** The stored values that it began with. */
  base: Values;
  /** What it held when it was last saved. */
  saved: Values | undefined;
};

export type Merged = {
  /** The fields that stay as the user left them. */
  mine: string[];
  /** Those of `mine` that somebody else changed too. */
  conflicts: string[];
};

/**
 * Compares a form with newer stored values, by top-level fields: a list is one value. A field that the user left alone,
 * or has saved, takes the stored value; what they typed stays.
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
