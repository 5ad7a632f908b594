import type { routingApi } from "@dure/domain/routing/api";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionAnswer } from "@dure/domain/routing/submission/submission";
import { takeSubmission } from "@dure/domain/routing/submission/take-submission";
import { submissionTexts } from "@dure/domain/routing/submission/texts";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import type { Verb } from "../../platform/http/endpoint";
import { isOverQuota } from "./count-month";
import { openRouter } from "./open-router";
import { queueRecording } from "./queue-recording";
import { createSubmission, findIntake } from "./submission-store";

/**
 * Takes a submission: the server decides its outcome by the router's rules, and the lead is made in the background. Its
 * id makes it one however often it is sent, with whatever else: the first answer is given again. Whoever fills in the
 * field that people don't see is answered likewise, and nothing is kept.
 */
export const submitForm: Verb<typeof routingApi.submitForm> = async (ctx, { params, body }) => {
  const [open, known] = await Promise.all([openRouter(params.id, ctx.now), findIntake(body.id)]);
  if (known) return firstAnswer(known, params.id);
  if (!open.isActive) throw new AppError("NOT_ACCEPTABLE", submissionTexts.notTaken);
  const over = await isOverQuota(open, ctx.now);
  const taken = takeSubmission(open.teamId, open.router, body, { isOverQuota: over, now: ctx.now });
  if (body.website) return taken.intake.answer;
  if (!(await createSubmission(taken))) return firstAnswer(await findIntake(body.id), params.id);
  // Without it, the next minute's schedule finds the submission.
  await queueRecording(open.teamId).catch((error: unknown) => logger.warn("A submission was not queued.", { error }));
  return taken.intake.answer;
};

/** An id that another router has says no more than that it is taken. */
function firstAnswer(known: Intake | undefined, routerId: string): SubmissionAnswer {
  if (known?.router_id !== routerId) throw new AppError("CONFLICT", submissionTexts.idTaken);
  return known.answer;
}
