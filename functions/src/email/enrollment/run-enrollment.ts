import type { Enrollment } from "@dure/domain/email/automation/enrollment";
import { MAX_STEPS } from "@dure/domain/email/automation/steps";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";

/** `now` is the time that a schedule was due; the instance's clock counts where it is later. */
const Payload = z.object({ id: z.string(), now: z.string().default("") });

/**
 * Takes a person's steps until one has to wait. Each step is a transaction that checks the person's current step;
 * external calls carry a key of the enrollment and the step. So a job that runs twice, or dies anywhere, does nothing
 * twice, and the schedule queues what a lost job left.
 */
export const runEnrollment = defineJob("run-enrollment", Payload, async (teamId, { id, now }, { isLast }) => {
  const { takeStep } = await import("./take-step");
  for (let turn = 0; turn <= MAX_STEPS * 2; turn++) {
    const clock = new Date().toISOString();
    const enrollment = await takeStep(teamId, id, { now: now > clock ? now : clock, isLast });
    if (!enrollment) return;
    if (enrollment.waiting) return queueEnrollment(teamId, enrollment);
  }
});

/**
 * Queues a person's next step for its due time. If that is further off than Cloud Tasks allows, the schedule queues it
 * (`wake-enrollments.ts`).
 */
export async function queueEnrollment(teamId: string, { id, due_at, passed }: Enrollment): Promise<void> {
  if (Date.parse(due_at) > Date.now() + MAX_DELAY_MS) return;
  const key = `enrollment-${teamId}-${id}-${passed.length}-${due_at}`;
  await enqueue(runEnrollment, { teamId, payload: { id }, id: key, at: due_at });
}
