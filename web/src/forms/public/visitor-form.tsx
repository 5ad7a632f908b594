/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useErrorFocus } from "../../ui/public/field/use-error-focus";
import type { AnswerErrors, Answers, Value, VisitorQuestion } from "./answers";
import { type AnswerTexts, checkAnswers } from "./check-answers";
import { QuestionField } from "./question-field";

type VisitorFormProps = {
  questions: readonly VisitorQuestion[];
  answers: Answers;
  /** The errors that the server found, by question name. */
  refused: AnswerErrors;
  texts: AnswerTexts;
  layout?: "vertical" | "horizontal";
  onAnswer: (name: string, value: Value) => void;
  onDialCode: (name: string, dialCode: string) => void;
  onSend: () => void;
  /** What follows the questions, with the submit button. */
  children: ComponentChildren;
};

/** The questions of a form. An error is shown at its question, and the first one gets the focus. */
export function VisitorForm(props: VisitorFormProps) {
  const { questions, answers, refused, texts, layout, onAnswer, onDialCode, onSend, children } = props;
  const { form, hasTried, addTry } = useErrorFocus(refused);
  const found = checkAnswers(questions, answers, texts);
  const errors = { ...refused, ...(hasTried ? found : {}) };

  const submit = (event: Event) => {
    event.preventDefault();
    addTry();
    if (Object.keys(found).length === 0) onSend();
  };
  return (
    <form ref={form} class="form" data-layout={layout} noValidate onSubmit={submit}>
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
      {children}
    </form>
  );
}
