import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useUser } from "reactfire";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { PageLoading } from "../../ui/page-loading";
import { EntryPage } from "../entry/entry-page";
import { SignedInNote } from "../entry/signed-in-note";
import { TextLink } from "../entry/text-link";
import { endOnServer } from "../session/end-on-server";
import { leaveSession } from "../session/leave-session";
import { SignUpForm } from "./sign-up-form";

export function SignUpPage() {
  const { t } = useTranslation("identity");
  const { search } = useLocation();
  const { status, data: user } = useUser();
  const isInvited = new URLSearchParams(search).has("invitation_code");
  // Signing up signs in, too: then the form stays until it leads on.
  const [isFree, setFree] = useState<boolean>();
  if (isFree === undefined && status !== "loading") setFree(!user || isInvited);
  const logOut = useMutation({
    mutationFn: async () => {
      await endOnServer(() => client.identity.signOut({}));
      await leaveSession();
      setFree(true);
    },
  });
  if (isFree === undefined) return <PageLoading minH="100dvh" />;
  return (
    <EntryPage
      title={t("signUpPage.title")}
      description={t("signUpPage.description")}
      footer={
        isFree && (
          <>
            {t("signUpPage.haveAccount")} <TextLink to={`/login${search}`}>{t("logIn")}</TextLink>
          </>
        )
      }
    >
      {isFree ? (
        <>
          <SignedInNote text={(email) => t("signUpPage.signedInAs", { email })} />
          <SignUpForm />
        </>
      ) : (
        <>
          <SignedInNote text={(email) => t("signUpPage.alreadyIn", { email })} />
          <Button variant="outline" loading={logOut.isPending} onClick={() => logOut.mutate()}>
            {t("signUpPage.signOut")}
          </Button>
        </>
      )}
    </EntryPage>
  );
}
