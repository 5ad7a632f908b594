import type { routingApi } from "@dure/domain/routing/api";
import { acceptSubmission } from "@dure/domain/routing/submission/accept-submission";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionAnswer } from "@dure/domain/routing/submission/submission";
import { submissionTexts } from "@dure/domain/routing/submission/texts";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import type { Verb } from "../../platform/http/endpoint";
import { isOverQuota } from "./count-month";
import { openRouter } from "./open-router";
import { queueRecording } from "./queue-recording";
import { createSubmission, findIntake } from "./submission-store";

/**
 * Accepts a submission: the server decides the outcome by the router's rules, and a job creates the lead. The id
 * deduplicates retries: a repeated id gets the first answer, whatever it sends. If the honeypot field is filled in, the
 * answer looks the same but nothing is stored.
 */
export const submitForm: Verb<typeof routingApi.submitForm> = async (ctx, { params, body }) => {
  const [open, known] = await Promise.all([openRouter(params.id, ctx.now), findIntake(body.id)]);
  if (known) return firstAnswer(known, params.id);
  if (!open.isActive) throw new AppError("NOT_ACCEPTABLE", submissionTexts.notTaken);
  const over = await isOverQuota(open, ctx.now);
  const taken = acceptSubmission(open.teamId, open.router, body, { isOverQuota: over, now: ctx.now });
  if (body.website) return taken.intake.answer;
  if (!(await createSubmission(taken))) return firstAnswer(await findIntake(body.id), params.id);
  // If queuing fails, the scheduled run finds the submission within a minute.
  await queueRecording(open.teamId).catch((error: unknown) => logger.warn("A submission was not queued.", { error }));
  return taken.intake.answer;
};

/** If another router has the id, the answer only says that it is taken. */
function firstAnswer(known: Intake | undefined, routerId: string): SubmissionAnswer {
  if (known?.router_id !== routerId) throw new AppError("CONFLICT", submissionTexts.idTaken);
  return known.answer;
}
