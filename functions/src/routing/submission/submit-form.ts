import type { SubmittedFile } from "@dure/domain/forms/upload/form-upload";
import type { routingApi } from "@dure/domain/routing/api";
import { acceptSubmission, repeatAnswer, shownQuestions } from "@dure/domain/routing/submission/accept-submission";
import type { Intake } from "@dure/domain/routing/submission/intake";
import type { SubmissionAnswer, SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { submissionTexts } from "@dure/domain/routing/submission/texts";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { claimUploads } from "../../forms/upload/form-upload-store";
import { takeUploads } from "../../forms/upload/take-uploads";
import type { Context } from "../../platform/context";
import { runTransaction } from "../../platform/firebase";
import type { Verb } from "../../platform/http/endpoint";
import { isOverQuota } from "./count-month";
import { type OpenRouter, openRouter } from "./open-router";
import { queueLeadCreation } from "./queue-lead-creation";
import { createSubmission, findIntake } from "./submission-store";

/**
 * Accepts a submission: the server decides the outcome by the router's rules, and a job creates the lead. The id
 * deduplicates retries: a repeated id gets the first outcome, whatever it sends. If the honeypot field is filled in, the
 * answer looks the same but nothing is stored.
 */
export const submitForm: Verb<typeof routingApi.submitForm> = async (ctx, { params, body }) => {
  const [open, known] = await Promise.all([openRouter(params.id, ctx.now), findIntake(body.id)]);
  if (known) return firstAnswer(known, open, body);
  if (!open.isActive) throw new AppError("NOT_ACCEPTABLE", submissionTexts.notTaken);
  const over = await isOverQuota(open, ctx.now);
  const { answers, files } = await filesIn(ctx, open, body);
  const about = { isOverQuota: over, now: ctx.now, files };
  const taken = acceptSubmission(open.teamId, open.router, { ...body, answers }, about);
  if (body.website) return taken.answer;
  await claim(open.teamId, files, { submissionId: body.id, now: ctx.now });
  if (!(await createSubmission(taken))) return firstAnswer(await findIntake(body.id), open, body);
  // If queuing fails, the scheduled run finds the submission within a minute.
  await queueLeadCreation(open.teamId).catch((error: unknown) =>
    logger.warn("A submission was not queued.", { error }),
  );
  return taken.answer;
};

const filesIn = ({ now }: Context, { teamId, router }: OpenRouter, { answers }: SubmissionRequest) =>
  takeUploads({
    teamId,
    formId: router.id,
    questions: router.form_selector === null ? shownQuestions(router, answers) : [],
    answers,
    path: "body.answers",
    now,
  });

/** Assigns the files to the submission. Idempotent, for a submission that is retried. */
async function claim(teamId: string, files: readonly SubmittedFile[], to: { submissionId: string; now: string }) {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await runTransaction(async (tx) => (await claimUploads(tx, teamId, ids, to))());
}

/** If another router has the id, the answer only says that it is taken. */
function firstAnswer(
  known: Intake | undefined,
  { router }: OpenRouter,
  { answers }: SubmissionRequest,
): SubmissionAnswer {
  if (known?.router_id !== router.id) throw new AppError("CONFLICT", submissionTexts.idTaken);
  return repeatAnswer(router, known.answer, answers);
}
