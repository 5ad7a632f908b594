import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { EntryPage } from "../entry/entry-page";
import { SignedInNote } from "../entry/signed-in-note";
import { TextLink } from "../entry/text-link";
import { SignUpForm } from "./sign-up-form";

export function SignUpPage() {
  const { t } = useTranslation("identity");
  const { search } = useLocation();
  return (
    <EntryPage
      title={t("signUpPage.title")}
      description={t("signUpPage.description")}
      footer={
        <>
          {t("signUpPage.haveAccount")} <TextLink to={`/login${search}`}>{t("logIn")}</TextLink>
        </>
      }
    >
      <SignedInNote text={(email) => t("signUpPage.signedInAs", { email })} />
      <SignUpForm />
    </EntryPage>
  );
}
