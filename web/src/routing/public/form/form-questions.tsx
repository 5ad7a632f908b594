/** @jsxImportSource preact */
import type { FormMetadata } from "@dure/domain/routing/router/form";
import type { ComponentChildren } from "preact";
import type { AllowUpload, Value } from "../../../forms/public/answers";
import { VisitorForm } from "../../../forms/public/visitor-form";
import { useTexts } from "../texts/use-texts";
import { Honeypot } from "./honeypot";
import type { useSubmission } from "./use-submission";

type FormQuestionsProps = {
  submission: ReturnType<typeof useSubmission>;
  layout: "vertical" | "horizontal";
  metadata: Pick<FormMetadata, "submit_text" | "shows_progress">;
  /** Content below the submit button of the last step, and below the other steps' buttons. */
  footer?: ComponentChildren;
  onAnswered: (question: string) => void;
  onSend: () => void;
  allowUpload?: AllowUpload;
};

/** A form's questions and its submit button. */
export function FormQuestions({
  submission,
  layout,
  metadata,
  footer,
  onAnswered,
  onSend,
  allowUpload,
}: FormQuestionsProps) {
  const { questions, answers, refused, failure, sending, website } = submission;
  const texts = useTexts();
  const answer = (name: string, value: Value) => {
    onAnswered(name);
    submission.answer(name, value);
  };
  return (
    <>
      <VisitorForm
        questions={questions}
        answers={answers}
        refused={refused}
        texts={texts}
        layout={layout}
        showsProgress={metadata.shows_progress}
        onAnswer={answer}
        onDialCode={submission.setDialCode}
        onSend={onSend}
        allowUpload={allowUpload}
      >
        <Honeypot value={website} onChange={submission.setWebsite} />
        <div class="form-send">
          <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
          <button type="submit" class="button primary" aria-disabled={sending}>
            {sending ? texts.submitting : metadata.submit_text || texts.submit}
          </button>
        </div>
      </VisitorForm>
      {footer}
    </>
  );
}
