import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import type { Outcome, SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { useState } from "preact/hooks";
import { browserTimeZone } from "../../../lib/browser-time-zone";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { originOf } from "../../../lib/public/origin";
import { useSubmit } from "../../../lib/public/use-submit";
import { visitorId } from "../../../lib/public/visitor-id";
import { isEmbedded, tellParent } from "../../../ui/public/shell/embed";
import { useChosenLanguage } from "../../../ui/public/shell/language";
import { submitForm } from "../router-calls";
import { useTexts } from "../texts/use-texts";
import { type AnswerErrors, chosenCompany, toWire, type Value } from "./answers";
import { serverErrors } from "./check-answers";
import { follow } from "./follow-outcome";
import { useAnswers } from "./use-answers";

type Submission = { refused: AnswerErrors; failure: string | undefined };

const NOTHING: AnswerErrors = {};
const FRESH: Submission = { refused: NOTHING, failure: undefined };

/** The sending of a form's answers, and what comes of it. The same answers sent again are one submission. */
export function useSubmission({ id, form }: Pick<PublicRouter, "id" | "form">) {
  const { locale } = useChosenLanguage();
  const texts = useTexts();
  const filled = useAnswers(form);
  const { questions, answers, website } = filled;
  const [{ refused, failure }, setResult] = useState(FRESH);
  const [outcome, setOutcome] = useState<Outcome>();

  const failed = (error: unknown) => {
    const found = error instanceof CallError && error.status === 400 ? serverErrors(error.details, questions) : NOTHING;
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
    void submit({
      answers: toWire(questions, answers),
      ...chosenCompany(questions, answers),
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
  return { ...filled, answer, refused, failure, say, sending, send, outcome };
}

function utmOf(search: string) {
  const { utm } = originOf(search);
  return utm && { utm };
}

/** The page that the visitor is on: this one, or in a frame the website's, as far as its policy lets it be known. */
function pageUrl() {
  const url = isEmbedded() ? document.referrer : `${location.origin}${location.pathname}`;
  return /^https?:/.test(url) ? { page_url: url.slice(0, 2_000) } : undefined;
}
