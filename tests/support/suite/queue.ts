import { randomUUID } from "node:crypto";
import { getFunctions } from "firebase-admin/functions";
import { REGION } from "../../../emulators/src/addresses";
import "./admin";

/** Puts a job into the queue, as a repeated delivery or a schedule would. */
export const queueJob = (job: { teamId: string; name: string; payload: unknown }): Promise<void> =>
  getFunctions().taskQueue(`locations/${REGION}/functions/jobs`).enqueue(job, { id: randomUUID() });
