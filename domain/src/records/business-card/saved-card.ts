import { dequal } from "dequal/lite";
import { z } from "zod";
import { originOf } from "../import/import";
import type { CrmRecord } from "../record/record";

const Change = z.object({
  id: z.string(),
  was: z.record(z.string(), z.unknown()),
  is: z.record(z.string(), z.unknown()),
});

/** The result of saving a card. "linked": the card was linked to an existing contact. */
export const SavedCard = z.object({
  card_id: z.string(),
  outcome: z.enum(["created", "linked", "updated", "unchanged", "skipped"]),
  /** Whether the sync saw the card for the first time. */
  is_new: z.boolean(),
  /** The ids of the records that it created. */
  made: z.array(z.string()),
  /** The values that it changed of a contact. */
  changed: Change.nullable(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** A step of an undo: values to restore, or a record to delete. Afterwards, the card counts as new again. */
export const UndoItem = z.object({
  /** The record to delete. */
  record_id: z.string().nullable(),
  changed: Change.nullable(),
  /** The card to forget. */
  card_id: z.string().nullable(),
});
export type UndoItem = z.infer<typeof UndoItem>;

/**
 * Values are restored before records are deleted, and contacts are deleted before their companies, so that nothing
 * refers to a deleted record.
 */
export function undoItemsOf(saved: readonly SavedCard[]): UndoItem[] {
  const changes = saved
    .filter(({ outcome, changed }) => outcome === "linked" || changed)
    .map(({ card_id, is_new, changed }) => ({ record_id: null, changed, card_id: is_new ? card_id : null }));
  const made = saved.flatMap(({ card_id, made: ids, outcome }) =>
    ids.map((id) => {
      const isContact = originOf(id).part === "contact";
      return { record_id: id, changed: null, card_id: isContact && outcome === "created" ? card_id : null, isContact };
    }),
  );
  const deletions = made.sort((a, b) => Number(b.isContact) - Number(a.isContact));
  return [...changes.reverse(), ...deletions.map(({ isContact: _, ...item }) => item)];
}

/** Restores the values that a sync changed on a contact; values that were changed since stay. */
export function takeBack(
  contact: CrmRecord,
  { was, is }: NonNullable<UndoItem["changed"]>,
  by: { editor: { id: string }; now: string },
): CrmRecord {
  const values: Record<string, unknown> = { ...contact };
  const ours = Object.keys(is).filter((name) => dequal(values[name], is[name]));
  if (ours.length === 0) return contact;
  const taken = Object.fromEntries(ours.map((name) => [name, was[name]]));
  return { ...contact, ...taken, updated_at: by.now, updated_by: by.editor.id };
}
