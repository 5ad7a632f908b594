/** @jsxImportSource preact */
import { useErrorFocus } from "../../../ui/public/field/use-error-focus";
import { useTexts } from "../shell/language";
import type { AnswerErrors, Answers, Question, Value } from "./answers";
import { checkAnswers } from "./check-answers";
import { QuestionField } from "./question-field";

type BookingFormProps = {
  questions: readonly Question[];
  answers: Answers;
  onAnswer: (name: string, value: Value) => void;
  onDialCode: (dialCode: string) => void;
  /** What the server refused, by question. */
  refused: AnswerErrors;
  failure: string | undefined;
  sending: boolean;
  onSubmit: () => void;
};

/** The page's questions. A wrong answer is named beside its question, and the first one gets the focus. */
export function BookingForm(props: BookingFormProps) {
  const { questions, answers, onAnswer, onDialCode, refused, failure, sending, onSubmit } = props;
  const texts = useTexts();
  const { form, hasTried, addTry } = useErrorFocus(refused);
  const errors = { ...refused, ...(hasTried ? checkAnswers(questions, answers, texts) : {}) };

  const submit = (event: Event) => {
    event.preventDefault();
    addTry();
    if (Object.keys(checkAnswers(questions, answers, texts)).length === 0) onSubmit();
  };

  return (
    <form ref={form} class="form" noValidate onSubmit={submit}>
      {questions.map((question) => (
        <QuestionField
          key={question.name}
          question={question}
          answers={answers}
          error={errors[question.name]}
          onAnswer={onAnswer}
          onDialCode={onDialCode}
        />
      ))}
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <button type="submit" class="button primary" aria-disabled={sending}>
        {sending ? texts.booking : texts.book}
      </button>
    </form>
  );
}
