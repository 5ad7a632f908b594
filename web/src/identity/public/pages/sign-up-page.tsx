/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { EntryButton } from "../entry-button";
import { EntryFrame } from "../entry-frame";
import { useEntryHost } from "../entry-host";
import { EntryLink } from "../entry-link";
import { useEntryTexts } from "../entry-texts";
import { fill } from "../fill";
import { SignedInLine } from "../signed-in-line";
import { useEntryAction } from "../use-entry-action";
import { useSignedIn } from "../use-signed-in";
import { SignUpForm } from "./sign-up-form";

export function SignUpPage() {
  const texts = useEntryTexts();
  const { path } = useEntryHost();
  const { search, searchParams } = new URL(path, location.origin);
  const email = useSignedIn();
  const isInvited = searchParams.has("invitation_code");
  const [hasLeft, setLeft] = useState(false);
  const { busy, run } = useEntryAction(true);
  const isFree = !email || isInvited || hasLeft;
  const logOut = () =>
    void run({
      name: "logOut",
      work: async (account) => {
        await account.signOut();
        setLeft(true);
      },
    });
  return (
    <EntryFrame
      title={texts.signUpPage.title}
      description={texts.signUpPage.description}
      footer={
        isFree && (
          <>
            {texts.signUpPage.haveAccount} <EntryLink to={`/login${search}`}>{texts.logIn}</EntryLink>
          </>
        )
      }
    >
      {email && !hasLeft && (
        <SignedInLine text={fill(isFree ? texts.signUpPage.signedInAs : texts.signUpPage.alreadyIn, { email })} />
      )}
      {isFree ? (
        <SignUpForm />
      ) : (
        <EntryButton isBusy={busy === "logOut"} onClick={logOut}>
          {texts.signUpPage.signOut}
        </EntryButton>
      )}
    </EntryFrame>
  );
}
