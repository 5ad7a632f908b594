import type { RecordsEvent } from "@dure/domain/records/events";
import { entityOf, kindOf } from "@dure/domain/records/record/entity";
import { restoreFromTrash } from "@dure/domain/records/record/trash";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { ItemResult } from "@dure/domain/records/task/task";
import { recordsTexts } from "@dure/domain/records/texts";
import { getFields } from "../field/field-store";
import { fitIntoCommit } from "../record/fit-into-commit";
import { readReferencedRecords } from "../record/referenced-records-store";
import { readClaims } from "../record/unique-store";
import { viewerOf } from "../record/visible-record";
import { writeCheckedRecords } from "../record/write-records";
import { failedItem } from "../task/apply-chunk";
import type { TaskType } from "../task/task-type";
import { findInTrash, takeFromTrash } from "../trash/trash-store";
import { excludeConflicts } from "./refused-writes";

/**
 * Restores deleted records; the items are their ids. A record stays deleted if another one has taken its unique value.
 */
export const restoreRecords: TaskType = {
  name: "bulk-restore",
  idOf: String,
  apply: async (tx, ctx, { entity_id }, items) => {
    const { teamId, now } = ctx;
    const kind = kindOf(entity_id);
    const trash = await Promise.all(items.map((id) => findInTrash(tx, teamId, String(id))));
    const viewer = viewerOf(ctx);
    const taken = fitIntoCommit(trash).map((record) =>
      record?.kind === kind && isVisible(record, viewer) ? record : undefined,
    );
    const deleted = taken.filter((record) => record !== undefined);
    const [fields, { pipelines }] = await Promise.all([
      getFields(tx, teamId, kind),
      readReferencedRecords(tx, teamId, deleted),
    ]);
    const back = deleted.map((record) => ({
      before: null,
      after: restoreFromTrash(record, pipelines.get(record.record_type_id ?? ""), now),
      deleted: record,
    }));
    const settled = excludeConflicts(await readClaims(tx, teamId, back, [fields]));
    const kept = back.filter(({ after }) => !settled.taken.has(after.id));
    writeCheckedRecords(tx, teamId, kept, settled.claims, now);
    for (const { after } of kept) takeFromTrash(tx, teamId, after.id);
    const results = taken.map((record, place): ItemResult => {
      const id = String(items[place]);
      if (!record) return failedItem(id, recordsTexts.recordNotFound);
      if (settled.taken.has(id)) return failedItem(id, recordsTexts.valueExists);
      return { id, status: "SUCCESS", message: null };
    });
    const events = kept.map(
      ({ after }): RecordsEvent => ({
        type: `${entityOf(after)}.restored`,
        before: null,
        after,
      }),
    );
    return { results, events };
  },
};
