import { SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { SettingsSection } from "../../ui/settings-section";

const CLAIMS = ["goldenTime", "opportunities", "conversion", "validLeads", "research", "perLead", "teams"] as const;

/** What Pro brings. */
export function ProClaims() {
  const { t } = useTranslation("teams");
  return (
    <SettingsSection title={t("plans.claims.title")} description={t("plans.claims.holds")}>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="3" listStyleType="none">
        {CLAIMS.map((claim) => (
          <Stack as="li" key={claim} gap="1" p="3" borderWidth="1px" rounded="l3" bg="bg.panel">
            <Text fontWeight="semibold" color="brand.fg">
              {t(`plans.claims.${claim}.figure`)}
            </Text>
            <Text color="fg.muted">{t(`plans.claims.${claim}.text`)}</Text>
          </Stack>
        ))}
      </SimpleGrid>
    </SettingsSection>
  );
}
