import { allowsJourney } from "../../forms/answer/allows-journey";
import { emailConsentsIn } from "../../forms/answer/email-consents";
import { visibleQuestions } from "../../forms/question/visible-questions";
import type { SubmittedFile } from "../../forms/upload/form-upload";
import { AppError } from "../../shared/error";
import { toLogicInput } from "../logic/run-logic";
import { OutcomeSettings } from "../router/group";
import type { Router } from "../router/router";
import { checkSubmission } from "./check-submission";
import { contactOf } from "./contact";
import { decideOutcome, withDetails } from "./decide-outcome";
import type { Intake } from "./intake";
import type { Answers, SubmissionAnswer, SubmissionRequest, SubmissionRow } from "./submission";
import { submissionHeader } from "./submission-header";

/** A submission for the team, the server-only part of it, and its visitor's answer. */
export type AcceptedSubmission = { row: SubmissionRow; intake: Intake; answer: SubmissionAnswer };

/**
 * Validates a submission and decides its outcome.
 * @param files the files of its answers, in which the answers have the files' names
 * @throws BAD_REQUEST naming every missing or invalid answer
 */
export function acceptSubmission(
  teamId: string,
  router: Router,
  request: SubmissionRequest,
  { isOverQuota, now, files = [] }: { isOverQuota: boolean; now: string; files?: readonly SubmittedFile[] },
): AcceptedSubmission {
  const { id, language, timezone, visitor_id, utm = {}, page_url } = request;
  const asked = withShownQuestions(router, request.answers);
  const { stored, compared } = checkSubmission(asked, request.answers);
  const contact = contactOf(asked, stored);
  const isTracked = allowsJourney(asked.form.components, request.answers);
  const visitor = isTracked ? visitor_id : undefined;
  const decision = decideOutcome(router, { ...request, visitor_id: visitor, compared }, isOverQuota);
  const { outcome, settings, assignees, ...decided } = decision;
  const { name, email, phone, company } = contact;
  const row: SubmissionRow = {
    ...decided,
    ...UNBOOKED,
    ...{ id, router_id: router.id, name, email, phone, company, answers: stored, utm, language, timezone },
    submittedAt: now,
    updated_at: now,
    // With several candidates, the assignee is chosen by turn when the lead is created.
    assignee: assignees.length === 1 ? (assignees[0] ?? null) : null,
    visitor_id: visitor_id ?? null,
    page_url: page_url ?? null,
  };
  const intake: Intake = {
    ...{
      id,
      team_id: teamId,
      router_id: router.id,
      router_title: router.title,
      owner_id: router.created_by,
      contact,
      assignees,
    },
    router_timezone: router.timezone,
    nice_id: request.nice_id ?? null,
    visitor_id: visitor ?? null,
    email_consents: emailConsentsIn(asked.form.components, request.answers),
    settings: OutcomeSettings.parse(settings),
    answer: { id, outcome, disqualified: decided.status === "disqualified" },
    labels: submissionHeader(router).labels,
    files: [...files],
    form_field_mapping: router.form_field_mapping,
    recorded: false,
    submitted_at: now,
  };
  return { row, intake, answer: { ...intake.answer, outcome: withDetails(outcome, contact) } };
}

/**
 * Repeats the first answer for a retried request. The booking page is prefilled from the resent answers, so no answers
 * are stored for it, and an id alone reveals nobody's answers. Answers that are not accepted prefill nothing.
 */
export function repeatAnswer(router: Router, first: SubmissionAnswer, answers: Answers): SubmissionAnswer {
  const asked = withShownQuestions(router, answers);
  try {
    const contact = contactOf(asked, checkSubmission(asked, answers).stored);
    return { ...first, outcome: withDetails(first.outcome, contact) };
  } catch (error) {
    if (error instanceof AppError) return first;
    throw error;
  }
}

/** The router with the questions that the visitor saw: hidden ones are neither required nor stored. */
const withShownQuestions = (router: Router, answers: Answers): Router => ({
  ...router,
  form: { ...router.form, components: shownQuestions(router, answers) },
});

/** The questions of a router's own form that a visitor with these answers sees. */
export function shownQuestions({ form }: Pick<Router, "form">, answers: Answers) {
  const given = toLogicInput(answers);
  return visibleQuestions(form.components, (name) => given.get(name));
}

const UNBOOKED = {
  meetingAt: null,
  confirmedAt: null,
  rescheduledAt: null,
  cancelledAt: null,
  scheduledEventId: null,
  organizer: null,
  record_id: null,
  recorded: false,
} as const;
