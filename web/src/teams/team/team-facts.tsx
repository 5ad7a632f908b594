import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ReadOnlyField } from "../../ui/form/read-only-field";
import { SettingsSection } from "../../ui/settings-section";
import { useTeam } from "./team-queries";

/** What a team cannot change of itself. */
export function TeamFacts() {
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
