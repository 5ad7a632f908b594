/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import { useTexts } from "../shell/language";
import type { AnswerErrors, AnswerName, Answers } from "./answers";
import { checkAnswers } from "./check-answers";
import { PhoneField } from "./phone-field";
import { TextArea } from "./text-area";
import { TextInput } from "./text-input";

type BookingFormProps = {
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
  needsPhone: boolean;
  /** What the server refused, by field. */
  refused: AnswerErrors;
  failure: string | undefined;
  sending: boolean;
  onSubmit: () => void;
};

/** The invitee's details. A wrong field is named beside itself, and the first one gets the focus. */
export function BookingForm(props: BookingFormProps) {
  const { answers, onChange, needsPhone, refused, failure, sending, onSubmit } = props;
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [turn, setTurn] = useState(0);
  const found = isChecked ? checkAnswers(answers, needsPhone, texts) : {};
  const errors = { ...refused, ...found };

  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [turn, refused]);

  const submit = (event: Event) => {
    event.preventDefault();
    setChecked(true);
    setTurn(turn + 1);
    if (Object.keys(checkAnswers(answers, needsPhone, texts)).length === 0) onSubmit();
  };
  const field = (name: Exclude<AnswerName, "dialCode">) => ({
    name,
    label: texts[name],
    value: answers[name],
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });

  return (
    <form ref={form} class="form" noValidate onSubmit={submit}>
      <TextInput {...field("name")} required maxLength={100} autocomplete="name" />
      <TextInput {...field("email")} type="email" required maxLength={254} autocomplete="email" />
      {needsPhone && <PhoneField answers={answers} error={errors.phone} onChange={onChange} />}
      <TextInput {...field("company")} maxLength={200} autocomplete="organization" />
      <TextArea {...field("note")} maxLength={2000} hint={texts.noteHint} />
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <button type="submit" class="button primary" aria-disabled={sending}>
        {sending ? texts.booking : texts.book}
      </button>
    </form>
  );
}
