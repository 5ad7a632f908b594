import type { OutboxEvent } from "@dure/domain/events";
import { moveLinks } from "@dure/domain/records/merge/merge-links";
import { RecordKind } from "@dure/domain/records/record/entity";
import type { Actor } from "@dure/domain/shared/access";
import type { Locale } from "@dure/domain/shared/text";
import { systemContext } from "../../platform/context";
import { enqueue, type JobHandler } from "../../platform/jobs/job";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import { customPaths, OWN_PATHS, readFilenames, readLinks, saveMoved } from "./links-store";
import { followMergeIn } from "./merge-redirect-store";
import { movedEvents } from "./moved-events";

/** How long one job moves links before it hands over to the next. */
const JOB_MS = 20_000;

type Moving = {
  teamId: string;
  sourceId: string;
  kind: RecordKind;
  actor: Actor;
  locale: Locale;
  part: number;
};

/** Moves to the merged record what still hangs on one that was absorbed. */
export async function moveLinksOfMerged(teamId: string, event: OutboxEvent): Promise<void> {
  if (!("merged_into" in event)) return;
  const { before, actor, locale } = event;
  await moveUntilDone({ teamId, sourceId: before.id, kind: before.kind, actor, locale, part: 0 });
}

export const moveMoreLinks: JobHandler = ({ teamId, payload }) =>
  moveUntilDone({ ...(payload as Omit<Moving, "teamId">), teamId });

/** What is left is asked for each time, so a job that died or runs twice goes on where the links are. */
async function moveUntilDone(moving: Moving): Promise<void> {
  const { teamId, ...payload } = moving;
  const paths = [...OWN_PATHS[moving.kind], ...(await customPaths(teamId, moving.kind))];
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs) if (!(await moveSome(moving, paths))) return;
  const part = moving.part + 1;
  const id = `move-links-${teamId}-${moving.sourceId}-${part}`;
  await enqueue({ teamId, name: "move-links", payload: { ...payload, part } }, id);
}

/** Answers whether there were any. */
function moveSome({ teamId, sourceId, actor, locale }: Moving, paths: readonly string[]): Promise<boolean> {
  const ctx = { ...systemContext(teamId, "move-links"), actor, locale };
  return transaction(ctx, async (tx) => {
    const targetId = await followMergeIn(tx, teamId, sourceId);
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
    return { answer: true, event };
  });
}
