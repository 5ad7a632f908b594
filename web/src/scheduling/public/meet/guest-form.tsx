/** @jsxImportSource preact */

import { TextInput } from "../../../ui/public/field/text-input";
import { useErrorFocus } from "../../../ui/public/field/use-error-focus";
import { useTexts } from "../shell/language";
import { checkGuest, type Guest } from "./guest";
import { useMeetTexts } from "./use-meet-texts";

type GuestFormProps = {
  guest: Guest;
  onChange: (changes: Partial<Guest>) => void;
  failure: string | undefined;
  sending: boolean;
  onSubmit: () => void;
};

/** Name and address of who takes up the suggestion. The first wrong field gets the focus. */
export function GuestForm({ guest, onChange, failure, sending, onSubmit }: GuestFormProps) {
  const texts = useTexts();
  const own = useMeetTexts();
  const { form, hasTried, addTry } = useErrorFocus();
  const errors = hasTried ? checkGuest(guest, texts) : {};

  const submit = (event: Event) => {
    event.preventDefault();
    addTry();
    if (Object.keys(checkGuest(guest, texts)).length === 0) onSubmit();
  };
  const field = (name: keyof Guest) => ({
    name,
    label: texts[name],
    value: guest[name],
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <form ref={form} class="form" noValidate onSubmit={submit}>
      <TextInput {...field("name")} required maxLength={100} autocomplete="name" />
      <TextInput {...field("email")} type="email" required maxLength={254} autocomplete="email" />
      <div role="alert">{failure && <p class="form-failure">{failure}</p>}</div>
      <button type="submit" class="button primary" aria-disabled={sending}>
        {sending ? texts.booking : own.confirmTime}
      </button>
    </form>
  );
}
