import { enqueue } from "../jobs/enqueue";
import type { Reaction } from "./reaction";
import { reactionJob } from "./reaction-job";

/**
 * Turns a new document of the outbox into jobs: one for each reaction that the team needs, named after both, so that a
 * repeated trigger adds none.
 */
export async function fanOut(
  reactions: readonly Reaction[],
  teamId: string,
  { id, types, traceparent }: { id: string; types: readonly string[]; traceparent?: string | undefined },
): Promise<void> {
  const job = reactionJob(reactions);
  const due = reactions.filter((one) => one.types.some((type) => types.includes(type)));
  await Promise.all(
    due.map(async ({ name, isNeeded }) => {
      if (await isNeeded(teamId))
        await enqueue(job, { teamId, payload: { events_id: id, reaction: name }, id: `${name}-${id}`, traceparent });
    }),
  );
}
