import { moveLinks } from "@dure/domain/records/merge/merge-links";
import { movesOf } from "@dure/domain/records/merge/move-links-back";
import { RecordKind } from "@dure/domain/records/record/entity";
import { Actor } from "@dure/domain/shared/access";
import { LOCALES } from "@dure/domain/shared/text";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import { dropStageEntries } from "./drop-stage-entries";
import { customReferencePaths, readFilenames, readLinks, STANDARD_REFERENCE_PATHS, saveMoved } from "./links-store";
import { saveMoves } from "./merge-move-store";
import { readMergeChain } from "./merge-redirect-store";
import { movedEvents } from "./moved-events";

/** How long one job moves links before it queues the next job. */
const JOB_MS = 20_000;

const Moving = z.object({
  sourceId: z.string(),
  kind: RecordKind,
  actor: Actor,
  locale: z.enum(LOCALES),
  /** The merge's event: a record that was merged, brought back and merged again has jobs of its own for each merge. */
  cause: z.string().default(""),
  part: z.int(),
});
type Moving = z.infer<typeof Moving>;

const EVENTS = ["lead.merged", "deal.merged", "company.merged", "contact.merged"] as const;

/**
 * Moves the remaining links of a merged record to its target. The merged record's stays at stages are removed, since
 * the target has its own.
 */
export const moveLinksOfMerged = reaction("move-links", EVENTS, (teamId, { id: cause, before, actor, locale }) =>
  moveUntilDone(teamId, { sourceId: before.id, kind: before.kind, actor, locale, cause, part: 0 }),
);

export const moveRemainingLinks = defineJob("move-links", Moving, moveUntilDone);

/** Each round queries the remaining links, so a crashed or repeated job continues where the links are. */
async function moveUntilDone(teamId: string, moving: Moving): Promise<void> {
  const paths = [...STANDARD_REFERENCE_PATHS[moving.kind], ...(await customReferencePaths(teamId, moving.kind))];
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs)
    if (!(await moveSome(teamId, moving, paths))) return dropStageEntries(teamId, moving.sourceId);
  const part = moving.part + 1;
  const id = `move-links-${teamId}-${moving.sourceId}-${moving.cause}-${part}`;
  await enqueue(moveRemainingLinks, { teamId, payload: { ...moving, part }, id });
}

/** @returns whether there were links to move */
function moveSome(teamId: string, { sourceId, actor, locale }: Moving, paths: readonly string[]): Promise<boolean> {
  const ctx = { ...systemContext(teamId, "move-links"), actor, locale };
  return transaction(ctx, async (tx) => {
    const { sourceIds, targetId } = await readMergeChain(tx, teamId, sourceId);
    // The merge was undone meanwhile.
    if (sourceIds.length === 0) return { answer: false, event: [] };
    const [links, filenames, fields] = await Promise.all([
      readLinks(tx, teamId, [sourceId], paths),
      readFilenames(tx, teamId, targetId),
      Promise.all(RecordKind.options.map((kind) => getFields(tx, teamId, kind))),
    ]);
    const moved = moveLinks(links, new Set([sourceId]), targetId, filenames);
    const event = movedEvents(moved);
    if (event.length === 0) return { answer: false, event };
    await writeRecords(tx, teamId, moved.records, fields, ctx.now);
    saveMoved(tx, teamId, moved);
    const moves = movesOf(moved, [sourceId]);
    saveMoves(
      tx,
      teamId,
      sourceIds.flatMap((source_id) => moves.map((move) => ({ ...move, source_id }))),
      ctx.now,
    );
    return { answer: true, event };
  });
}
