/** @jsxImportSource preact */
import { recentEmails } from "../../session/recent-emails";
import { useEntryTexts } from "../entry-texts";
import { TextBox } from "./text-box";

type EmailBoxProps = {
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** The company e-mail; it suggests the e-mails that signed in here before. */
export function EmailBox(props: EmailBoxProps) {
  const texts = useEntryTexts();
  return (
    <>
      <TextBox
        {...props}
        name="email"
        label={texts.email}
        type="email"
        autocomplete="username"
        placeholder="name@company.com"
        list="recent-emails"
      />
      <datalist id="recent-emails">
        {recentEmails().map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </>
  );
}
