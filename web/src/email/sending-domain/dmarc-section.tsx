import { Stack, Text } from "@chakra-ui/react";
import { suggestedDmarc } from "@dure/domain/email/sending-domain/dmarc";
import type { SendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { useTranslation } from "react-i18next";
import { SettingsSection } from "../../ui/settings-section";
import { DnsRecordCard } from "./dns-record-card";

/** What DMARC is, which DMARC record was found, and a record to set if there is none. */
export function DmarcSection({ domain: { domain, dmarc, checked_at } }: { domain: SendingDomain }) {
  const { t } = useTranslation("email");
  return (
    <SettingsSection title={t("domain.dmarc.title")} description={t("domain.dmarc.hint")}>
      <Stack gap="3">
        {dmarc.policy && <Text>{t(`domain.dmarc.policy.${dmarc.policy}`, { host: dmarc.host })}</Text>}
        {!dmarc.policy && checked_at && <Text>{t("domain.dmarc.missing")}</Text>}
        {!dmarc.policy && <DnsRecordCard title={t("domain.dmarc.suggestion")} record={suggestedDmarc(domain)} />}
        <Text color="fg.muted">{t("domain.dmarc.aligned")}</Text>
      </Stack>
    </SettingsSection>
  );
}
