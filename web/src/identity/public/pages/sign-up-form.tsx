/** @jsxImportSource preact */
import { useEffect } from "preact/hooks";
import { writePersistedState } from "../../../lib/persisted-state";
import { INVITATION_CODE } from "../../session/invitation-code";
import { EntryButton } from "../entry-button";
import { useEntryHost } from "../entry-host";
import { useEntryTexts } from "../entry-texts";
import { EmailBox } from "../form/email-box";
import { OrDivider } from "../form/or-divider";
import { PasswordBox } from "../form/password-box";
import { ProviderChoice } from "../form/provider-choice";
import { FailureNote } from "./failure-note";
import { TermsBox } from "./terms-box";
import { useSignUp } from "./use-sign-up";

export function SignUpForm() {
  const texts = useEntryTexts();
  const { path } = useEntryHost();
  useInvitationCode(new URL(path, location.origin).searchParams.get("invitation_code"));
  const { busy, failure, fields, email, byPassword, byProvider } = useSignUp();
  return (
    <>
      <form
        noValidate
        class="entry-form"
        onSubmit={(event) => {
          event.preventDefault();
          byPassword();
        }}
      >
        <EmailBox {...fields.box("email")} hint={texts.signUpPage.companyOnly} />
        <PasswordBox {...fields.box("password")} hint={texts.passwordRule} autocomplete="new-password" />
        <TermsBox
          isChecked={fields.values.terms}
          error={fields.error("terms")}
          onChange={(hasAgreed) => fields.set("terms", hasAgreed)}
        />
        <FailureNote failure={failure} email={email} />
        <EntryButton look="solid" isBusy={busy === "password"}>
          {texts.signUp}
        </EntryButton>
      </form>
      <OrDivider />
      <ProviderChoice busy={busy} onChoose={byProvider} />
    </>
  );
}

/** Saves the code of an invitation link for the step after sign-up. */
function useInvitationCode(code: string | null): void {
  useEffect(() => {
    if (code) writePersistedState(INVITATION_CODE, code);
  }, [code]);
}
