import type { MergeMove } from "@dure/domain/records/merge/merge-move";
import { moveLinksBack } from "@dure/domain/records/merge/move-links-back";
import { RecordKind } from "@dure/domain/records/record/entity";
import { Actor } from "@dure/domain/shared/access";
import { LOCALES } from "@dure/domain/shared/text";
import { Id } from "@dure/domain/shared/value";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import { restoreStageEntries } from "./drop-stage-entries";
import { readFilenames, readMovedLinks, saveMoved } from "./links-store";
import { findMoves, removeMoves } from "./merge-move-store";
import { movedEvents } from "./moved-events";

/** How long one job moves links before it queues the next job. */
const JOB_MS = 20_000;
const AT_ONCE = 50;
const LINKS: readonly MergeMove["what"][] = ["note", "todo", "file", "record"];

const MovingBack = z.object({
  sourceId: Id,
  targetId: Id,
  actor: Actor,
  locale: z.enum(LOCALES),
  /** The undo's event, as in move-remaining-links.ts. */
  cause: z.string().default(""),
  part: z.int(),
});
type MovingBack = z.infer<typeof MovingBack>;

const EVENTS = ["lead.unmerged", "deal.unmerged", "company.unmerged", "contact.unmerged"] as const;

/** Moves links back to the source of a merge that was undone. Links that the target got since then stay there. */
export const moveLinksOfUndone = reaction(
  "move-links-back",
  EVENTS,
  (teamId, { id: cause, after, unmerged_from, actor, locale }) =>
    moveBackUntilDone(teamId, { sourceId: after.id, targetId: unmerged_from, actor, locale, cause, part: 0 }),
);

export const moveRemainingLinksBack = defineJob("move-links-back", MovingBack, moveBackUntilDone);

/** Each round forgets the moves that it took back, so a crashed or repeated job continues with the others. */
async function moveBackUntilDone(teamId: string, moving: MovingBack): Promise<void> {
  if (moving.part === 0) await restoreStageEntries(teamId, moving.sourceId);
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs) if (!(await moveSomeBack(teamId, moving))) return;
  const part = moving.part + 1;
  const id = `move-links-back-${teamId}-${moving.sourceId}-${moving.cause}-${part}`;
  await enqueue(moveRemainingLinksBack, { teamId, payload: { ...moving, part }, id });
}

/** @returns whether there was something to move */
function moveSomeBack(teamId: string, { sourceId, targetId, actor, locale }: MovingBack): Promise<boolean> {
  const ctx = { ...systemContext(teamId, "move-links-back"), actor, locale };
  return transaction(ctx, async (tx) => {
    const found = await findMoves(tx, teamId, sourceId, LINKS, AT_ONCE);
    const [{ links, moves }, filenames, fields] = await Promise.all([
      readMovedLinks(tx, teamId, found),
      readFilenames(tx, teamId, sourceId),
      Promise.all(RecordKind.options.map((kind) => getFields(tx, teamId, kind))),
    ]);
    const moved = moveLinksBack(links, moves, { sourceId, targetId }, filenames);
    await writeRecords(tx, teamId, moved.records, fields, ctx.now);
    saveMoved(tx, teamId, moved);
    removeMoves(tx, teamId, moves);
    return { answer: found.length > 0, event: movedEvents(moved) };
  });
}
