/** @jsxImportSource preact */
import { ACCOUNT_GONE } from "../../../lib/session/account-gone";
import { EntryFrame } from "../entry-frame";
import { useEntryHost } from "../entry-host";
import { EntryLink } from "../entry-link";
import { EntryNote } from "../entry-note";
import { useEntryTexts } from "../entry-texts";
import { fill } from "../fill";
import { SignedInLine } from "../signed-in-line";
import { useSignedIn } from "../use-signed-in";
import { useTeamHere } from "../use-team-here";
import { LoginForm } from "./login-form";

export function LoginPage() {
  const texts = useEntryTexts();
  const { path, reason } = useEntryHost();
  const { isLoading, team, sso } = useTeamHere();
  const email = useSignedIn();
  const isSsoOnly = sso?.required === true;
  return (
    <EntryFrame
      title={team?.team_name ? fill(texts.login.titleTeam, { team: team.team_name }) : texts.login.title}
      description={isSsoOnly ? undefined : texts.login.description}
      footer={
        !isSsoOnly && (
          <>
            {texts.login.noAccount}{" "}
            <EntryLink to={`/sign-up${new URL(path, location.origin).search}`}>{texts.signUp}</EntryLink>
          </>
        )
      }
    >
      {reason && (
        <EntryNote look="warning">
          <p>{reason === ACCOUNT_GONE ? texts.login.accountGone : reason}</p>
        </EntryNote>
      )}
      {email && <SignedInLine text={fill(texts.login.signedInAs, { email })} />}
      {!isLoading && <LoginForm team={team} sso={sso} />}
    </EntryFrame>
  );
}
