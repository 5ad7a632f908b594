import type { recordsApi } from "@dure/domain/records/api";
import { entityOf, kindOf } from "@dure/domain/records/record/entity";
import { viewOf } from "@dure/domain/records/record/record-view";
import { restoreFromTrash } from "@dure/domain/records/record/trash";
import { isVisible } from "@dure/domain/records/record/visibility";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { viewerOf } from "../record/visible-record";
import { writeRecords } from "../record/write-records";
import { findInTrash, takeFromTrash } from "./trash-store";

/**
 * Restores a deleted record with its unique values, notes and files.
 * @throws CONFLICT if another record has taken a unique value meanwhile
 */
export const restoreRecord: Verb<typeof recordsApi.restoreRecord> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const { teamId, now } = ctx;
    const deleted = await findInTrash(tx, teamId, params.recordId);
    if (!deleted || deleted.kind !== kindOf(params.entityId) || !isVisible(deleted, viewerOf(ctx)))
      throw new AppError("NOT_FOUND", recordsTexts.recordNotFound);
    const [fields, referred] = await Promise.all([
      getFields(tx, teamId, deleted.kind),
      readReferencedRecords(tx, teamId, [deleted]),
    ]);
    const after = restoreFromTrash(deleted, referred.pipelines.get(deleted.record_type_id ?? ""), now);
    await writeRecords(tx, teamId, [{ before: null, after, deleted }], [fields], now);
    takeFromTrash(tx, teamId, after.id);
    return { answer: viewOf(after, referred), event: { type: `${entityOf(after)}.restored`, before: null, after } };
  });
