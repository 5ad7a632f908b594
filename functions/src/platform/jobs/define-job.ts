import type { z } from "zod";

/** Which attempt this is, from 1 on; the failure of the last one leaves a dead letter. */
export type Attempt = { number: number; isLast: boolean };

/**
 * The task queues, each with a function of its own; `snapshots` has the memory of a whole team's records twice, `webhooks`
 * waits for users' servers, `campaigns` sends to many people.
 */
export type QueueName = "jobs" | "snapshots" | "webhooks" | "campaigns";

/** A kind of background work. `Payload` is the input of `enqueue`. */
export type Job<Payload = unknown> = {
  /** The name in the queue. It must not change when code is renamed, since queued jobs outlive a deployment. */
  name: string;
  queue: QueueName;
  schema: z.ZodType<unknown, Payload>;
  /** @throws InvalidPayload if the queued payload doesn't match the schema */
  run: (teamId: string, payload: unknown, attempt: Attempt) => Promise<void>;
};

/** A queued payload that doesn't match its job's schema: no retry can help. */
export class InvalidPayload extends Error {
  override readonly name = "InvalidPayload";
}

/**
 * Defines a background job.
 * @param schema of the payload, which must also read payloads that an earlier deployment has queued
 * @param run must be idempotent. If the code that enqueues the job should not load the job's code, `run` imports it
 *   lazily.
 */
export function defineJob<Output, Input>(
  name: string,
  schema: z.ZodType<Output, Input>,
  run: (teamId: string, payload: Output, attempt: Attempt) => Promise<void>,
  { queue = "jobs" }: { queue?: QueueName } = {},
): Job<Input> {
  return {
    name,
    queue,
    schema,
    run: async (teamId, payload, attempt) => {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) throw new InvalidPayload(`The payload of ${name} is invalid: ${issuesOf(parsed.error)}`);
      await run(teamId, parsed.data, attempt);
    },
  };
}

const issuesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
