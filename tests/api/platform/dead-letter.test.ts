import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import "../../support/suite/suite";
import { type Job, MAX_ATTEMPTS } from "../../../functions/src/platform/jobs/job";
import { runJob } from "../../../functions/src/platform/jobs/run-job";
import { stored } from "../../support/suite/stored";
import { createTenant } from "../../support/teams/tenant";

const failing = async () => {
  throw new Error("The provider is down.");
};

/** One try of a task, as Cloud Tasks makes it. */
const attempt = (job: Job, id: string, retryCount: number) =>
  runJob({ failing }, [], { data: job, id, retryCount } as Parameters<typeof runJob>[2]);

test("a job that keeps failing is tried again, then kept as a dead letter that an admin can list", async () => {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  const job = { teamId, name: "failing", payload: { about: "a meeting" } };
  const id = randomUUID();

  for (let tried = 0; tried < MAX_ATTEMPTS - 1; tried += 1) await expect(attempt(job, id, tried)).rejects.toThrow();
  expect(await stored(teamId, "dead-letters")).toEqual([]);

  // The last try ends the task, and may itself come twice.
  await attempt(job, id, MAX_ATTEMPTS - 1);
  await attempt(job, id, MAX_ATTEMPTS - 1);
  expect((await admin.client.teams.listDeadLetters({})).data).toEqual([
    { id, task: "failing", error: "Error: The provider is down.", failed_at: expect.any(String) },
  ]);
});

test("a job that nobody handles is not lost", async () => {
  const { teamId } = await createTenant();
  await attempt({ teamId, name: "unknown", payload: {} }, randomUUID(), MAX_ATTEMPTS - 1);
  expect(await stored(teamId, "dead-letters")).toMatchObject([{ task: "unknown" }]);
});
