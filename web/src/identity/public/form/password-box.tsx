/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { useEntryTexts } from "../entry-texts";
import { TextBox } from "./text-box";

type PasswordBoxProps = {
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  autocomplete: "current-password" | "new-password";
};

/** A password with a button that shows it. */
export function PasswordBox(props: PasswordBoxProps) {
  const texts = useEntryTexts();
  const [isShown, setShown] = useState(false);
  return (
    <TextBox {...props} name="password" label={texts.password} type={isShown ? "text" : "password"}>
      <button
        type="button"
        class="entry-eye"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 20 0 1 1 0 0 1 0 .7 10.8 10.8 0 0 1-20 0Z" />
          <circle cx="12" cy="12" r="3" />
          {isShown && <path d="m3 3 18 18" />}
        </svg>
      </button>
    </TextBox>
  );
}
