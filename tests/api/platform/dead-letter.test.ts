import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import "../../support/suite/suite";
import { defineJob } from "../../../functions/src/platform/jobs/define-job";
import type { QueuedJob } from "../../../functions/src/platform/jobs/enqueue";
import { MAX_ATTEMPTS } from "../../../functions/src/platform/jobs/retry-policy";
import { runJob } from "../../../functions/src/platform/jobs/run-job";
import { stored } from "../../support/suite/stored";
import { createTenant } from "../../support/teams/tenant";

const failing = defineJob("failing", z.object({ about: z.string() }), async () => {
  throw new Error("The provider is down.");
});

/** One attempt of a task, as Cloud Tasks makes it. */
const attempt = (job: QueuedJob, id: string, retryCount: number) =>
  runJob([failing], { data: job, id, retryCount } as Parameters<typeof runJob>[1]);

test("a failing job is retried, then becomes a dead letter that admins can list", async () => {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  const job = { teamId, name: "failing", payload: { about: "a meeting" } };
  const id = randomUUID();

  for (let tried = 0; tried < MAX_ATTEMPTS - 1; tried += 1) await expect(attempt(job, id, tried)).rejects.toThrow();
  expect(await stored(teamId, "dead-letters")).toEqual([]);

  // The last attempt ends the task. It may be delivered twice.
  await attempt(job, id, MAX_ATTEMPTS - 1);
  await attempt(job, id, MAX_ATTEMPTS - 1);
  expect((await admin.client.teams.listDeadLetters({})).data).toEqual([
    { id, task: "failing", error: "Error: The provider is down.", failed_at: expect.any(String) },
  ]);
});

test("a job without a handler becomes a dead letter", async () => {
  const { teamId } = await createTenant();
  await attempt({ teamId, name: "unknown", payload: {} }, randomUUID(), MAX_ATTEMPTS - 1);
  expect(await stored(teamId, "dead-letters")).toMatchObject([{ task: "unknown" }]);
});

test("a job with an invalid payload is a dead letter at once", async () => {
  const { teamId } = await createTenant();
  await attempt({ teamId, name: "failing", payload: { about: 7 } }, randomUUID(), 0);
  const [letter] = await stored(teamId, "dead-letters");
  expect(letter).toMatchObject({ task: "failing", payload: { about: 7 } });
  expect(letter?.error).toMatch(/^InvalidPayload: The payload of failing is invalid: about: /);
});
