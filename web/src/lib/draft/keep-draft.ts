import { removeDraft, writeDraft } from "./draft-store";
import { editedValues } from "./edited-values";

/**
 * Keeps what differs from `base`, with what it was before; removes the draft when nothing does.
 * @param current undefined when nobody edited it: what an editor chose by itself is no draft
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
