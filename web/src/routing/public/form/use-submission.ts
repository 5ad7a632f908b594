import { visibleQuestions } from "@dure/domain/forms/question/visible-questions";
import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import type { Outcome, SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { useState } from "preact/hooks";
import type { AnswerErrors, Value } from "../../../forms/public/answers";
import { prefilled } from "../../../forms/public/prefilled";
import { refusedAnswers } from "../../../forms/public/refused-answers";
import { useAnswers } from "../../../forms/public/use-answers";
import { wireAnswers } from "../../../forms/public/wire-answers";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { originOf } from "../../../lib/public/origin";
import { useSubmit } from "../../../lib/public/use-submit";
import { visitorId } from "../../../lib/public/visitor-id";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { isEmbedded, tellParent } from "../../../ui/public/shell/embed";
import { useChosenLanguage } from "../../../ui/public/shell/language";
import { submitForm } from "../router-calls";
import { useTexts } from "../texts/use-texts";
import { chosenCompany } from "./chosen-company";
import { follow } from "./follow-outcome";
import { questionsOf } from "./questions-of";

type Submission = { refused: AnswerErrors; failure: string | undefined };

const NOTHING: AnswerErrors = {};
const FRESH: Submission = { refused: NOTHING, failure: undefined };

/**
 * A form's questions and answers, their submission, and its outcome. The same answers sent again count as one
 * submission.
 */
export function useSubmission({ id, form, mappings }: Pick<PublicRouter, "id" | "form" | "mappings">) {
  const { locale } = useChosenLanguage();
  const texts = useTexts();
  const questions = questionsOf(form.components, mappings, texts);
  const filled = useAnswers(() => prefilled(location.search, questions));
  const { answers } = filled;
  const [website, setWebsite] = useState("");
  const [{ refused, failure }, setResult] = useState(FRESH);
  const [outcome, setOutcome] = useState<Outcome>();

  const failed = (error: unknown) => {
    const isRefused = error instanceof CallError && error.status === 400;
    const found = isRefused ? refusedAnswers(error.details, questions, ["body.answers."]) : NOTHING;
    const isNamed = Object.keys(found).length > 0;
    setResult({ refused: found, failure: isNamed ? texts.fixFields : failureText(error, texts) });
  };
  const { sending, submit } = useSubmit(
    (body: Omit<SubmissionRequest, "id">, key: string) => submitForm(id, { ...body, id: key }),
    ({ id: submissionId, outcome: reached }) => {
      setOutcome(reached);
      tellParent("submitted", { form_id: id, submission_id: submissionId, outcome: reached.type });
      follow(reached, locale);
    },
    failed,
  );

  const send = () => {
    setResult(FRESH);
    const shown = visibleQuestions(questions, (name) => answers.values[name]);
    void submit({
      answers: wireAnswers(shown, answers),
      ...chosenCompany(shown, answers),
      language: locale,
      timezone: browserTimeZone(),
      visitor_id: visitorId(),
      ...utmOf(location.search),
      ...pageUrl(),
      website,
    });
  };
  const answer = (name: string, value: Value) => {
    filled.answer(name, value);
    setResult(FRESH);
  };
  const say = (text: string) => setResult({ refused: NOTHING, failure: text });
  return { ...filled, questions, answer, website, setWebsite, refused, failure, say, sending, send, outcome };
}

function utmOf(search: string) {
  const { utm } = originOf(search);
  return utm && { utm };
}

/**
 * The URL of the page that the visitor is on: this page or, in a frame, the website's, as far as its referrer policy
 * allows.
 */
function pageUrl() {
  const url = isEmbedded() ? document.referrer : `${location.origin}${location.pathname}`;
  return /^https?:/.test(url) ? { page_url: url.slice(0, 2_000) } : undefined;
}
