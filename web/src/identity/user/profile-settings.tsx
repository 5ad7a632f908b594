import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { DisplaySettings } from "./display-settings";
import { ProfileForm } from "./profile-form";

export function ProfileSettings() {
  const { t } = useTranslation("identity");
  return (
    <>
      <PageHeader title={t("profile.title")} />
      <SettingsSection title={t("profile.personal")} description={t("profile.personalHint")}>
        <ProfileForm />
      </SettingsSection>
      <SettingsSection title={t("profile.display")} description={t("profile.displayHint")}>
        <DisplaySettings />
      </SettingsSection>
    </>
  );
}
