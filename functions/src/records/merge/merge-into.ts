import type { RecordsEvent } from "@dure/domain/records/events";
import { moveLinks } from "@dure/domain/records/merge/merge-links";
import type { MergeBody } from "@dure/domain/records/merge/merge-records";
import { movesOf } from "@dure/domain/records/merge/move-links-back";
import { mergeUndosOf } from "@dure/domain/records/merge/undo-merge";
import { type EntityId, entityOf } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { writeRecords } from "../record/write-records";
import { readFilenames, readLinks, STANDARD_REFERENCE_PATHS, saveMoved } from "./links-store";
import { assertNoneMovesBack, saveMoves } from "./merge-move-store";
import { saveMergeRedirect } from "./merge-redirect-store";
import { saveMergeUndos } from "./merge-undo-store";
import { movedEvents } from "./moved-events";
import { planMerge } from "./plan-merge";

/**
 * Merges records. One transaction writes the records, their unique values, the redirects and the first links; its
 * events start a job that moves the remaining links (move-remaining-links.ts). After the commit nobody can link to a source,
 * because linking reads the record in its transaction: so the job finds every link, even after a crash.
 */
export async function mergeInto(
  tx: Tx,
  ctx: Context,
  entityId: EntityId,
  body: MergeBody,
): Promise<{ answer: RecordView; event: RecordsEvent[] }> {
  const { teamId, now } = ctx;
  const plan = await planMerge(tx, ctx, entityId, body);
  const { target, sources, merged, answer, fields } = plan;
  const [links, filenames] = await Promise.all([
    readLinks(tx, teamId, body.source_ids, STANDARD_REFERENCE_PATHS[target.kind]),
    readFilenames(tx, teamId, target.id),
    assertNoneMovesBack(tx, teamId, [target.id, ...body.source_ids]),
  ]);
  const moved = moveLinks(links, new Set(body.source_ids), target.id, filenames);
  const gone = sources.map((before) => ({ before, after: null }));
  const changes = [
    { before: target, after: merged },
    ...gone.map((change) => ({ ...change, merged: true })),
    ...moved.records,
  ];
  await writeRecords(tx, teamId, changes, fields, now);
  saveMoved(tx, teamId, moved);
  saveMoves(tx, teamId, movesOf(moved, body.source_ids), now);
  saveMergeUndos(tx, teamId, mergeUndosOf(plan, ctx.actor, now));
  for (const source of sources) saveMergeRedirect(tx, teamId, source, target.id, now);
  const { email, subscribe_status } = target;
  const event: RecordsEvent[] = [
    { type: `${entityOf(merged)}.changed`, before: target, after: merged },
    ...gone.map(
      (source): RecordsEvent => ({
        type: `${entityOf(source.before)}.merged`,
        ...source,
        merged_into: target.id,
        target: { email: merged.email, was: { email, subscribe_status } },
      }),
    ),
    ...movedEvents(moved),
  ];
  return { answer, event };
}
