import { z } from "zod";
import { defineJob } from "../jobs/define-job";
import { readEvents } from "./outbox-store";
import type { Reaction } from "./reaction";

const Payload = z.object({ events_id: z.string(), reaction: z.string() });

/**
 * The job that runs one reaction for the events in a document of the outbox. After a failure, the next attempt starts
 * again with the first event.
 */
export const reactionJob = (reactions: readonly Reaction[]) =>
  defineJob("react", Payload, async (teamId, { events_id, reaction: name }, attempt) => {
    const reaction = reactions.find((one) => one.name === name);
    if (!reaction) throw new Error(`There is no reaction ${name}.`);
    for (const event of await readEvents(teamId, events_id)) await reaction.run(teamId, event, attempt);
  });
