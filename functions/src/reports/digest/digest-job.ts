import { z } from "zod";
import type { Job } from "../../platform/jobs/define-job";

/** Identifies one mail: the dashboard, the recipient, and when the mail was due. */
export const DigestPayload = z.object({ dashboard_id: z.string(), user_id: z.string(), due_at: z.string() });
export type DigestPayload = z.infer<typeof DigestPayload>;

/** What the queue must know of the job. */
export const DIGEST_JOB: Pick<Job<DigestPayload>, "name" | "queue" | "schema"> = {
  name: "send-dashboard-digest",
  queue: "jobs",
  schema: DigestPayload,
};
