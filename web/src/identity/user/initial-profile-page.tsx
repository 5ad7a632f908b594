import { useTranslation } from "react-i18next";
import { EntryPage } from "../entry/entry-page";
import { SignOutButton } from "../entry/sign-out-button";
import { PictureField } from "../picture/picture-field";
import { InitialProfileForm } from "./initial-profile-form";

export function InitialProfilePage() {
  const { t } = useTranslation("identity");
  return (
    <EntryPage
      title={t("profile.initialTitle")}
      description={t("profile.initialDescription")}
      footer={<SignOutButton />}
    >
      <PictureField />
      <InitialProfileForm />
    </EntryPage>
  );
}
