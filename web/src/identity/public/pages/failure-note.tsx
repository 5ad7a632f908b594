/** @jsxImportSource preact */
import type { Failure } from "../../sign-in/explain-failure";
import { useEntryHost } from "../entry-host";
import { EntryLink } from "../entry-link";
import { EntryNote } from "../entry-note";
import { useEntryTexts } from "../entry-texts";
import { fill } from "../fill";

type FailureNoteProps = { failure: Failure | undefined; email: string };

/** Why a sign-in or a sign-up was refused, and what can be done about it. */
export function FailureNote({ failure, email }: FailureNoteProps) {
  const texts = useEntryTexts();
  const { config } = useEntryHost();
  if (!failure) return null;
  const { text, code, foundEmail, tries, isBlocked, isRegistered } = failure;
  return (
    <EntryNote look={foundEmail ? "info" : "error"} code={code}>
      {isRegistered ? (
        <p>
          {texts.signUpPage.registered}{" "}
          <EntryLink to={`/login?email=${encodeURIComponent(email)}`}>{texts.signUpPage.goToLogin}</EntryLink>
        </p>
      ) : (
        <p>{tries ? fill(texts.login.wrongPassword, { tries }) : text}</p>
      )}
      {tries && <p>{texts.login.wrongPasswordWarning}</p>}
      {isBlocked && config.supportEmail && <a href={`mailto:${config.supportEmail}`}>{texts.login.blockedContact}</a>}
    </EntryNote>
  );
}
