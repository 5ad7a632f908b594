import { dequal } from "dequal/lite";

type Values = Readonly<Record<string, unknown>>;

/** Fields that no draft stores, by their names, at any depth. */
const SECRET = /password|passphrase|secret|token|private|credential|certificate|api_?key|^code$/i;

/**
 * The fields of a form that were edited, as a draft keeps them: without secrets and without what JSON can't hold, such as
 * files.
 */
export function editedValues(base: Values, current: Values): Record<string, unknown> {
  const edited = Object.entries(current).filter(
    ([name, value]) => !isSame(value, base[name]) && !SECRET.test(name) && isPlain(value),
  );
  return Object.fromEntries(edited);
}

/**
 * The values of a draft that can be restored. Fields whose stored value has changed since then keep the new stored
 * value.
 */
export const restorableValues = (draft: { base: Values; values: Values }, base: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft.values).filter(([name, value]) => {
      const stored = asJson(base[name]);
      return isSame(draft.base[name], stored) && !isSame(value, stored);
    }),
  );

/** A value as a draft holds it. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Treats undefined, null and an empty text as equal. */
const isSame = (one: unknown, other: unknown): boolean => dequal(one ?? "", other ?? "");

/** Whether JSON can hold the whole value, and no part of it has a secret's name. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object") return ["string", "number", "boolean"].includes(typeof value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, part]) => !SECRET.test(name) && isPlain(part));
}
