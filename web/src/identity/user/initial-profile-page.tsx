import { useTranslation } from "react-i18next";
import { EntryPage } from "../entry/entry-page";
import { SignOutButton } from "../entry/sign-out-button";
import { PictureField } from "../picture/picture-field";
import { InitialProfileForm } from "./initial-profile-form";
import { useIsAdmin } from "./user-queries";

export function InitialProfilePage() {
  const { t } = useTranslation("identity");
  const isAdmin = useIsAdmin();
  return (
    <EntryPage
      title={t("profile.initialTitle")}
      description={t("profile.initialDescription")}
      footer={<SignOutButton />}
      // The admin who created the team answers a survey next; for others this is the last step.
      progress={{ at: 2, all: isAdmin ? 3 : 2 }}
    >
      <PictureField />
      <InitialProfileForm />
    </EntryPage>
  );
}
