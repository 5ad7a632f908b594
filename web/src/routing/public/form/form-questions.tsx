/** @jsxImportSource preact */
import type { Mappings } from "@dure/domain/routing/router/router";
import { useErrorFocus } from "../../../ui/public/field/use-error-focus";
import { useTexts } from "../texts/use-texts";
import type { Value } from "./answers";
import { checkAnswers } from "./check-answers";
import { QuestionField } from "./question-field";
import { autocompleteOf } from "./questions";
import { Trap } from "./trap";
import type { useSubmission } from "./use-submission";

type FormQuestionsProps = {
  submission: ReturnType<typeof useSubmission>;
  mappings: Mappings;
  layout: "vertical" | "horizontal";
  submitText: string;
  onAnswered: (question: string) => void;
  onSend: () => void;
};

/** A form's questions. A wrong answer is named beside its question, and the first one gets the focus. */
export function FormQuestions(props: FormQuestionsProps) {
  const { submission, mappings, layout, submitText, onAnswered, onSend } = props;
  const { questions, answers, refused, failure, sending } = submission;
  const texts = useTexts();
  const { form, hasTried, addTry } = useErrorFocus(refused);
  const errors = { ...refused, ...(hasTried ? checkAnswers(questions, answers, texts) : {}) };

  const submit = (event: Event) => {
    event.preventDefault();
    addTry();
    if (Object.keys(checkAnswers(questions, answers, texts)).length === 0) onSend();
  };
  const answer = (name: string, value: Value) => {
    onAnswered(name);
    submission.answer(name, value);
  };
  return (
    <form ref={form} class="form" data-layout={layout} noValidate onSubmit={submit}>
      {questions.map((question) => (
        <QuestionField
          key={question.name}
          question={question}
          answers={answers}
          error={errors[question.name]}
          autocomplete={autocompleteOf(question, mappings)}
          onAnswer={answer}
          onDialCode={submission.setDialCode}
        />
      ))}
      <Trap value={submission.website} onChange={submission.setWebsite} />
      <div class="form-send">
        <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
        <button type="submit" class="button primary" aria-disabled={sending}>
          {sending ? texts.submitting : submitText || texts.submit}
        </button>
      </div>
    </form>
  );
}
