import { takeBack, UndoItem } from "@dure/domain/records/business-card/saved-card";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { findRecords } from "../import/import-store";
import { undoRows } from "../import/undo-rows";
import { writeRecords } from "../record/write-records";
import type { ChunkOutcome, TaskType } from "../task/task-type";
import { removeLink } from "./card-link-store";

/**
 * Undoes what a sync did. Records are deleted as in the undo of an import: one that is in use or was edited since is
 * kept, and so is its card's link.
 */
export const undoCards: TaskType = {
  name: "undo-business-cards",
  idOf: (item) => idOf(UndoItem.parse(item)),
  chunksAtOnce: () => 1,
  apply: async (tx, ctx, task, all) => {
    const items = all.map((item) => UndoItem.parse(item));
    const firstDeletion = items.findIndex(({ record_id }) => record_id !== null);
    if (firstDeletion !== 0) return takeBackSome(tx, ctx, firstDeletion < 0 ? items : items.slice(0, firstDeletion));
    const ids = items.flatMap(({ record_id }) => record_id ?? []);
    const outcome = await undoRows.apply(tx, ctx, task, ids);
    const gone = new Set(outcome.results.filter(({ status }) => status === "SUCCESS").map(({ id }) => id));
    for (const { record_id, card_id } of items)
      if (card_id !== null && record_id !== null && gone.has(record_id)) removeLink(tx, ctx.teamId, card_id);
    return outcome;
  },
};

const idOf = ({ record_id, changed, card_id }: UndoItem): string => record_id ?? changed?.id ?? card_id ?? "";

async function takeBackSome(tx: Tx, ctx: Context, items: readonly UndoItem[]): Promise<ChunkOutcome> {
  const { teamId, now, actor } = ctx;
  const [records, fields] = await Promise.all([
    findRecords(
      tx,
      teamId,
      items.flatMap(({ changed }) => changed?.id ?? []),
    ),
    getFields(tx, teamId, "contact"),
  ]);
  const current = new Map(records);
  for (const { changed } of items) {
    const contact = changed && current.get(changed.id);
    if (contact) current.set(contact.id, takeBack(contact, changed, { editor: actor, now }));
  }
  const changes = [...records].flatMap(([id, before]) => {
    const after = current.get(id);
    return after && after !== before ? [{ before, after }] : [];
  });
  await writeRecords(tx, teamId, changes, [fields], now);
  for (const { card_id } of items) if (card_id !== null) removeLink(tx, teamId, card_id);
  return {
    results: items.map((item) => ({ id: idOf(item), status: "SUCCESS", message: null })),
    events: changes.map(({ before, after }) => ({ type: "contact.changed", before, after })),
  };
}
