/** @jsxImportSource preact */
import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import type { TenantInfo } from "@dure/domain/identity/sign-in";
import { useState } from "preact/hooks";
import { CodeQuestion } from "../code-question";
import { EntryButton } from "../entry-button";
import { useEntryTexts } from "../entry-texts";
import { OrDivider } from "../form/or-divider";
import { ProviderChoice } from "../form/provider-choice";
import { SsoChoice } from "../form/sso-choice";
import { FailureNote } from "./failure-note";
import { PasswordLogin } from "./password-login";
import { useLogin } from "./use-login";

type LoginFormProps = {
  sso: SsoProviders | undefined;
  /** The team at this address. */
  team: TenantInfo | undefined;
};

/** The ways to sign in. If the team requires SSO, only its admins may sign in another way. */
export function LoginForm({ sso, team }: LoginFormProps) {
  const texts = useEntryTexts();
  const login = useLogin(team, sso);
  const { busy, failure, question, email } = login;
  const [isOther, setOther] = useState(false);
  const ssoChoice = sso?.tenant_id && <SsoChoice providers={sso.providers} busy={busy} onChoose={login.bySaml} />;
  return (
    <>
      {sso?.required && !isOther ? (
        <>
          <p class="entry-muted">{texts.sso.only}</p>
          {ssoChoice}
          <FailureNote failure={failure} email={email} />
          <EntryButton look="plain" onClick={() => setOther(true)}>
            {texts.sso.adminWay}
          </EntryButton>
        </>
      ) : (
        <>
          <PasswordLogin {...login} />
          <OrDivider />
          {ssoChoice}
          <ProviderChoice busy={busy} onChoose={login.byProvider} />
        </>
      )}
      {question && <CodeQuestion key={String(question.failed)} question={question} />}
    </>
  );
}
