import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { PictureField } from "../picture/picture-field";
import { SignatureSettings } from "../signature/signature-settings";
import { DisplaySettings } from "./display-settings";
import { ProfileForm } from "./profile-form";

export function ProfileSettings() {
  const { t } = useTranslation("identity");
  return (
    <>
      <PageHeader title={t("profile.title")} />
      <SettingsSection title={t("profile.personal")} description={t("profile.personalHint")}>
        <Stack gap="6">
          <PictureField />
          <ProfileForm />
        </Stack>
      </SettingsSection>
      <SettingsSection title={t("sign.title")} description={t("sign.description")}>
        <SignatureSettings />
      </SettingsSection>
      <SettingsSection title={t("profile.display")} description={t("profile.displayHint")}>
        <DisplaySettings />
      </SettingsSection>
    </>
  );
}
