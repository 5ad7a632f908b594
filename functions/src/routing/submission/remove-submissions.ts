import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { removeViews } from "../form-view/form-view-store";
import { removeRouterTurns } from "./group-turns-store";
import { removeRows } from "./submission-store";

/** Documents per batch, and how long a job removes them before it queues the next job. */
const CHUNK = 400;
const JOB_MS = 20_000;

/** Longer than any request: a submission in flight when its router was deleted is stored by then. */
const LAST_LOOK_MS = 10 * 60_000;
/** While a submission still waits for its lead, the job repeats, with backoff if that keeps failing. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 86_400_000;

const Removal = z.object({ routerId: z.string(), part: z.int(), waits: z.int(), isLast: z.boolean() });
type Removal = z.infer<typeof Removal>;

/** Removes the submissions and form views of a deleted router. Leads keep their data. */
export const removeSubmissions = reaction("remove-submissions", ["router.deleted"], (teamId, { before }) =>
  removeUntilDone(teamId, { routerId: before.id, part: 0, waits: 0, isLast: false }),
);

export const removeRemainingSubmissions = defineJob("remove-submissions", Removal, removeUntilDone);

/** Each round queries what is left, so a crashed or repeated job continues where it stopped. */
async function removeUntilDone(teamId: string, removal: Removal): Promise<void> {
  const { routerId, waits, isLast } = removal;
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs) {
    const rows = await removeRows(teamId, routerId, CHUNK);
    const views = await removeViews(routerId, CHUNK);
    if (rows.removed === CHUNK || views === CHUNK) continue;
    if (rows.isWaiting) {
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS);
      await goOn(teamId, { ...removal, waits: waits + 1 }, waitMs);
    } else if (isLast) await removeRouterTurns(teamId, routerId);
    else await goOn(teamId, { ...removal, isLast: true }, LAST_LOOK_MS);
    return;
  }
  await goOn(teamId, removal, 0);
}

function goOn(teamId: string, { part, ...removal }: Removal, inMs: number): Promise<void> {
  const payload = { ...removal, part: part + 1 };
  const at = new Date(Date.now() + inMs).toISOString();
  const id = `remove-submissions-${teamId}-${removal.routerId}-${payload.part}`;
  return enqueue(removeRemainingSubmissions, { teamId, payload, id, at });
}
