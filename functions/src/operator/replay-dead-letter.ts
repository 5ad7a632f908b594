import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { jobs } from "../jobs";
import type { Context } from "../platform/context";
import { getDeadLetter, removeDeadLetter } from "../platform/jobs/dead-letter-store";
import { enqueue } from "../platform/jobs/enqueue";
import { transaction } from "../platform/transaction/transaction-store";

/**
 * Queues a job again that was given up, and removes its dead letter. The job is queued first, under an id of this failure: a
 * process that dies in between leaves the letter, and replaying it again queues nothing more.
 * @throws NOT_FOUND if there is no such dead letter, or the product has no such job any more
 */
export async function replayDeadLetter(ctx: Context, id: string): Promise<{ id: string; task: string }> {
  return transaction(ctx, async (tx) => {
    const letter = await getDeadLetter(tx, ctx.teamId, id);
    const job = jobs.find(({ name }) => name === letter?.task);
    if (!letter || !job) throw new AppError("NOT_FOUND", teamsTexts.deadLetterNotFound);
    const failure = letter.failed_at.replaceAll(/\D/g, "");
    await enqueue(job, { teamId: ctx.teamId, payload: letter.payload, id: `replay-${id}-${failure}` });
    removeDeadLetter(tx, ctx.teamId, id);
    const answer = { id, task: letter.task };
    return { answer, event: { type: "dead-letter.replayed", before: null, after: answer } };
  });
}
