import type { RecordsEvent } from "@dure/domain/records/events";
import { entityOf, kindOf } from "@dure/domain/records/record/entity";
import { putBack } from "@dure/domain/records/record/trash";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { ItemResult } from "@dure/domain/records/task/task";
import { recordsTexts } from "@dure/domain/records/texts";
import { getFields } from "../field/field-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { takeFitting } from "../record/take-fitting";
import { readClaims } from "../record/unique-store";
import { viewerOf } from "../record/visible-record";
import { keepRecords } from "../record/write-records";
import { failure } from "../task/apply-chunk";
import type { TaskType } from "../task/task-type";
import { findInTrash, takeFromTrash } from "../trash/trash-store";
import { withoutTaken } from "./refused-writes";

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
    const taken = takeFitting(trash).map((record) =>
      record?.kind === kind && isVisible(record, viewer) ? record : undefined,
    );
    const deleted = taken.filter((record) => record !== undefined);
    const [fields, { pipelines }] = await Promise.all([
      getFields(tx, teamId, kind),
      readReferencedRecords(tx, teamId, deleted),
    ]);
    const back = deleted.map((record) => ({
      before: null,
      after: putBack(record, pipelines.get(record.record_type_id ?? "")),
    }));
    const settled = withoutTaken(await readClaims(tx, teamId, back, [fields]));
    const kept = back.filter(({ after }) => !settled.taken.has(after.id));
    keepRecords(tx, teamId, kept, settled.claims, now);
    for (const { after } of kept) takeFromTrash(tx, teamId, after.id);
    const results = taken.map((record, place): ItemResult => {
      const id = String(items[place]);
      if (!record) return failure(id, recordsTexts.recordNotFound);
      if (settled.taken.has(id)) return failure(id, recordsTexts.valueExists);
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
