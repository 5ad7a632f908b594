import { removeDraft, writeDraft } from "./draft-store";
import { editedValues } from "./edited-values";

/**
 * Saves the fields that differ from `base`, with their former values; without any, removes the draft.
 * @param current undefined if nobody has edited the form: what an editor changed by itself is no draft
 */
export function keepDraft(
  key: string,
  base: Record<string, unknown>,
  current: Record<string, unknown> | undefined,
): void {
  const values = current ? editedValues(base, current) : {};
  const names = Object.keys(values);
  if (names.length === 0) removeDraft(key);
  else writeDraft(key, { base: Object.fromEntries(names.map((one) => [one, base[one] ?? null])), values });
}
