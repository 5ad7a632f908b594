import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ReadOnlyField } from "../../ui/form/read-only-field";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { DeletionSection } from "../deletion/deletion-section";
import { TeamExportSection } from "../team-export/team-export-section";
import { TeamForm } from "./team-form";
import { TeamNeedsSettings } from "./team-needs-settings";
import { useTeam } from "./team-queries";

export function TeamSettings() {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader title={t("team.title")} description={!isAdmin && t("team.adminOnly")} />
      <TeamForm readOnly={!isAdmin} />
      <TeamNeedsSettings readOnly={!isAdmin} />
      <TeamFacts />
      {isAdmin && <TeamExportSection />}
      {isAdmin && <DeletionSection />}
    </>
  );
}

/** The team's address and domain, which it cannot change. */
function TeamFacts() {
  const { t } = useTranslation("teams");
  const { teamSlug, domain } = useTeam();
  return (
    <SettingsSection title={t("team.address")} description={t("team.addressHint")}>
      <Stack gap="4">
        <ReadOnlyField label={t("team.url")} value={teamSlug} />
        <ReadOnlyField label={t("team.domain")} value={domain} />
      </Stack>
    </SettingsSection>
  );
}
