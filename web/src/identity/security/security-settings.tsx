import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../lib/area-parts";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { useIsAdmin } from "../user/user-queries";
import { DeviceList } from "./device-list";
import { SecondFactorSettings } from "./second-factor-settings";
import { TeamDemand } from "./team-demand";

/** The user's second factor and devices; for admins, what the team demands. */
export function SecuritySettings() {
  const { t } = useTranslation("identity");
  const isAdmin = useIsAdmin();
  const { IpListSettings } = useAreaParts();
  return (
    <>
      <PageHeader title={t("security.title")} />
      <SettingsSection title={t("security.app")} description={t("security.appHint")}>
        <SecondFactorSettings />
      </SettingsSection>
      {isAdmin && (
        <SettingsSection title={t("security.team")} description={t("security.teamHint")}>
          <TeamDemand />
        </SettingsSection>
      )}
      {isAdmin && IpListSettings && <IpListSettings />}
      <SettingsSection title={t("security.devices")} description={t("security.devicesHint")}>
        <DeviceList />
      </SettingsSection>
    </>
  );
}
