import type { recordsApi } from "@dure/domain/records/api";
import { type BulkAction, type BulkTarget, MAX_ENRICHED, type Property } from "@dure/domain/records/bulk/bulk";
import { blankRecordWith } from "@dure/domain/records/bulk/bulk-change";
import { bulkTexts } from "@dure/domain/records/bulk/texts";
import { stageFor } from "@dure/domain/records/pipeline/pipeline";
import { kindOf, type ListEntityId } from "@dure/domain/records/record/entity";
import { assertReferences } from "@dure/domain/records/record/references";
import { type Task, taskView } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks } from "../../platform/in-chunks";
import { type Tx, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { getPipeline } from "../pipeline/pipeline-store";
import { matchingIds } from "../read-model/query/matching";
import { assertMembers } from "../record/assignee-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { toRecordQuery } from "../record/to-record-query";
import { viewerOf } from "../record/visible-record";
import { startTask } from "../task/start-task";

/** Half of a chunk fits into one transaction; the other half saves a query for the next chunk. */
const CHUNK = 200;

/**
 * Acts on many records in a background task. The set of records is fixed here, by the caller's permissions: a record
 * that leaves the filter later is still processed, one that enters it later is not. A refusal that would apply to every
 * record is thrown at once. A retried request (its answer was lost) gets the first request's task, even if the filter
 * matches nothing any more.
 */
export const startBulkTask: Verb<typeof recordsApi.startBulkTask> = async (ctx, { params, body }) => {
  const task = await withIdempotentReplay(ctx, () => start(ctx, params.entityId, body));
  return taskView(task, { succeeded: 0, failed: 0 }, ctx.locale);
};

type BulkRequest = BulkAction & { target: BulkTarget };

async function start(ctx: Context, entityId: ListEntityId, { target, ...action }: BulkRequest): Promise<Task> {
  const ids = await idsOf(ctx, entityId, target);
  if (ids.length === 0) throw new AppError("NOT_ACCEPTABLE", bulkTexts.nothingChosen);
  if (action.action === "enrich" && ids.length > MAX_ENRICHED)
    throw new AppError("NOT_ACCEPTABLE", bulkTexts.tooManyToEnrich(MAX_ENRICHED));
  return startTask(
    ctx,
    { type: `bulk-${action.action}`, entity_id: entityId, payload: action, chunks: inChunks(ids, CHUNK) },
    async (tx) => {
      await assertPossible(tx, ctx, entityId, action);
      return [];
    },
  );
}

async function idsOf(ctx: Context, entityId: ListEntityId, target: BulkTarget): Promise<string[]> {
  if ("ids" in target) return [...new Set(target.ids)];
  const { excluded_ids, ...query } = target;
  const excluded = new Set(excluded_ids);
  const ids = await matchingIds(ctx.teamId, toRecordQuery(ctx, { entityId, ...query }));
  return ids.filter((id) => !excluded.has(id));
}

async function assertPossible(tx: Tx, ctx: Context, entityId: ListEntityId, action: BulkAction): Promise<void> {
  if (action.action === "delete") return;
  if (action.action === "enrich") {
    if (entityId !== "company") throw new AppError("NOT_ACCEPTABLE", bulkTexts.companiesOnly);
    return;
  }
  if (action.action === "update") return assertValues(tx, ctx, entityId, action.property);
  if (kindOf(entityId) !== "lead") throw new AppError("NOT_ACCEPTABLE", bulkTexts.leadsOnly);
  if (action.action === "deallocate") return;
  stageFor(await getPipeline(tx, ctx.teamId, action.record_type_id), action.stage_id);
  if (action.fill) await assertValues(tx, ctx, entityId, action.fill);
}

/** Refuses values that no record could have. */
async function assertValues(tx: Tx, ctx: Context, entityId: ListEntityId, property: Property): Promise<void> {
  const { teamId, now } = ctx;
  const fields = await getFields(tx, teamId, kindOf(entityId));
  const after = blankRecordWith(property, fields, now);
  const [referred] = await Promise.all([
    readReferencedRecords(tx, teamId, [after]),
    assertMembers(tx, teamId, [{ before: null, after }], fields),
  ]);
  assertReferences(null, after, referred, viewerOf(ctx));
}
