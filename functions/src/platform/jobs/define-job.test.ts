import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { defineJob, InvalidPayload, type Job } from "./define-job";
import type { enqueue } from "./enqueue";

const ATTEMPT = { number: 1, isLast: false };
const Payload = z.object({ id: z.string(), round: z.int().default(0) });

function recorded() {
  const runs: unknown[] = [];
  const job = defineJob("sync", Payload, async (teamId, payload, attempt) => {
    expectTypeOf(payload).toEqualTypeOf<{ id: string; round: number }>();
    runs.push({ teamId, payload, attempt });
  });
  return { runs, job };
}

describe("defineJob", () => {
  test("runs with the parsed payload, including defaults that an earlier deployment did not write", async () => {
    const { runs, job } = recorded();
    await job.run("team", { id: "a" }, ATTEMPT);
    expect(runs).toEqual([{ teamId: "team", payload: { id: "a", round: 0 }, attempt: ATTEMPT }]);
  });

  test("refuses a payload that doesn't match, by the field's name, before anything runs", async () => {
    const { runs, job } = recorded();
    const run = job.run("team", { id: 7 }, ATTEMPT);
    await expect(run).rejects.toThrow(InvalidPayload);
    await expect(run).rejects.toThrow(/The payload of sync is invalid: id: /);
    expect(runs).toEqual([]);
  });

  test("passes on an error of the work", async () => {
    const failing = defineJob("failing", Payload, async () => {
      Payload.parse({});
    });
    await expect(failing.run("team", { id: "a" }, ATTEMPT)).rejects.not.toBeInstanceOf(InvalidPayload);
  });

  test("checks the payload's type where the job is enqueued", () => {
    const { job } = recorded();
    expectTypeOf(job).toEqualTypeOf<Job<{ id: string; round?: number | undefined }>>();
    type Enqueue = typeof enqueue<{ id: string; round?: number | undefined }>;
    expectTypeOf<Parameters<Enqueue>[1]["payload"]>().toEqualTypeOf<{ id: string; round?: number | undefined }>();
    expectTypeOf(job).toExtend<Job>();
  });
});
