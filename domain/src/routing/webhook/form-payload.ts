import { z } from "zod";
import { Id } from "../../shared/value";
import type { Intake } from "../submission/intake";
import { SubmissionRow } from "../submission/submission";

const { answers } = SubmissionRow.shape;

/** The `data` of `form-submitted` (docs/webhooks.md). */
export const FormPayload = z.object({
  submission: SubmissionRow.pick({
    id: true,
    name: true,
    email: true,
    phone: true,
    company: true,
    utm: true,
    page_url: true,
    language: true,
    timezone: true,
    record_id: true,
    assignee: true,
  }).extend({
    router: z.object({ id: Id, title: z.string() }),
    submitted_at: z.string(),
    disqualified: z.boolean(),
    answers: z.array(z.object({ name: z.string(), label: z.string(), value: answers.valueType })),
  }),
});
export type FormPayload = z.infer<typeof FormPayload>;

/** A form's submission as webhooks show it, unmasked; each answer with its question as it was asked. */
export function formPayload(
  row: SubmissionRow,
  intake: Pick<Intake, "router_title" | "labels"> | undefined,
): FormPayload {
  const { id, name, email, phone, company, utm, page_url, language, timezone, record_id, assignee } = row;
  const labels = new Map((intake?.labels ?? []).map((one) => [one.name, one.label]));
  return {
    submission: {
      ...{ id, name, email, phone, company, utm, page_url, language, timezone, record_id, assignee },
      router: { id: row.router_id, title: intake?.router_title ?? "" },
      submitted_at: row.submittedAt,
      disqualified: row.status === "disqualified",
      answers: Object.entries(row.answers).map(([question, value]) => ({
        name: question,
        label: labels.get(question) ?? question,
        value,
      })),
    },
  };
}
