/** @jsxImportSource preact */
import { EntryButton } from "../entry-button";
import { EntryLink } from "../entry-link";
import { useEntryTexts } from "../entry-texts";
import { EmailBox } from "../form/email-box";
import { PasswordBox } from "../form/password-box";
import { FailureNote } from "./failure-note";
import type { useLogin } from "./use-login";

type PasswordLoginProps = Pick<ReturnType<typeof useLogin>, "fields" | "email" | "failure" | "busy" | "byPassword">;

export function PasswordLogin({ fields, email, failure, busy, byPassword }: PasswordLoginProps) {
  const texts = useEntryTexts();
  return (
    <form
      noValidate
      class="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        byPassword();
      }}
    >
      <EmailBox {...fields.box("email")} />
      <PasswordBox {...fields.box("password")} autocomplete="current-password" />
      <FailureNote failure={failure} email={email} />
      <EntryButton look="solid" isBusy={busy === "password"}>
        {texts.logIn}
      </EntryButton>
      <p class="entry-centered">
        <EntryLink to="/forgot-password">{texts.login.forgot}</EntryLink>
      </p>
    </form>
  );
}
