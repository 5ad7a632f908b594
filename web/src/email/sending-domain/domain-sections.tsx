import { Stack } from "@chakra-ui/react";
import type { SendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { useTranslation } from "react-i18next";
import { SettingsSection } from "../../ui/settings-section";
import { AllowanceSection } from "./allowance-section";
import { DmarcSection } from "./dmarc-section";
import { DnsRecordList } from "./dns-record-list";
import { DomainSummary } from "./domain-summary";

/** All that is known of a team's domain. */
export function DomainSections({ domain }: { domain: SendingDomain }) {
  const { t } = useTranslation("email");
  return (
    <>
      <SettingsSection title={t("domain.section")} description={t("domain.sectionHint")}>
        <Stack gap="5">
          <DomainSummary domain={domain} />
          <DnsRecordList domain={domain} />
        </Stack>
      </SettingsSection>
      <DmarcSection domain={domain} />
      {domain.verification_status === "success" && <AllowanceSection />}
    </>
  );
}
