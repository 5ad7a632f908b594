/** @jsxImportSource preact */
import { TextArea } from "../../../ui/public/field/text-area";
import { useTexts } from "../shell/language";

type GuestsFieldProps = { max: number; value: string; error: string | undefined; onChange: (value: string) => void };

/** The addresses of those whom an invitee brings along, as they type them. */
export function GuestsField({ max, value, error, onChange }: GuestsFieldProps) {
  const texts = useTexts();
  return (
    <TextArea
      name="guests"
      label={texts.guests}
      hint={texts.guestsHint(max)}
      required={false}
      maxLength={2600}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
