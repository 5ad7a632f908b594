/** @jsxImportSource preact */
import { visibleQuestions } from "@dure/domain/forms/question/visible-questions";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useErrorFocus } from "../../ui/public/field/use-error-focus";
import type { AllowUpload, AnswerErrors, Answers, Value, VisitorQuestion } from "./answers";
import { type AnswerTexts, checkAnswers } from "./check-answers";
import { FormProgress } from "./form-progress";
import { QuestionField } from "./question-field";
import { StepButtons } from "./step-buttons";
import { usePages } from "./use-pages";

type VisitorFormProps = {
  questions: readonly VisitorQuestion[];
  answers: Answers;
  /** The errors that the server found, by question name. */
  refused: AnswerErrors;
  texts: AnswerTexts;
  layout?: "vertical" | "horizontal";
  /** Whether a form of several steps says how far the visitor is. */
  showsProgress?: boolean;
  onAnswer: (name: string, value: Value) => void;
  onDialCode: (name: string, dialCode: string) => void;
  onSend: () => void;
  /** Omitted in a preview, which takes no files. */
  allowUpload?: AllowUpload | undefined;
  /** What follows the last questions, with the submit button. */
  children: ComponentChildren;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The questions of a form that the answers so far show, a step at a time. An error is shown at its question, and the
 * first one gets the focus.
 */
export function VisitorForm(props: VisitorFormProps) {
  const { answers, refused, texts, layout, showsProgress = true, onAnswer, onDialCode, onSend, children } = props;
  const questions = visibleQuestions(props.questions, (name) => answers.values[name]);
  const { form, addTry } = useErrorFocus(refused);
  const { shown, page, count, isLast, go, pageWith, top } = usePages(questions, refused);
  // The names of the questions that a submit has checked: a question that appears later has no error yet.
  const [tried, setTried] = useState(NONE);
  const found = checkAnswers(questions, answers, texts);

  const submit = (event: Event) => {
    event.preventDefault();
    const asked = isLast ? questions : shown;
    setTried((before) => new Set([...before, ...asked.map(({ name }) => name)]));
    addTry();
    if (asked.some(({ name }) => found[name])) {
      const wrong = pageWith(found);
      if (wrong >= 0 && wrong < page) go(wrong);
    } else if (isLast) onSend();
    else go(page + 1);
  };
  return (
    <form ref={form} class="form" data-layout={layout} noValidate onSubmit={submit}>
      {count > 1 && <FormProgress top={top} step={page + 1} count={count} isShown={showsProgress} />}
      {shown.map((question) => (
        <QuestionField
          key={question.name}
          question={question}
          answers={answers}
          error={refused[question.name] ?? (tried.has(question.name) ? found[question.name] : undefined)}
          onAnswer={onAnswer}
          onDialCode={onDialCode}
          allowUpload={props.allowUpload}
        />
      ))}
      {isLast && children}
      {count > 1 && <StepButtons isFirst={page === 0} isLast={isLast} onBack={() => go(page - 1)} />}
    </form>
  );
}
