import { Heading, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { SendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { useTranslation } from "react-i18next";
import { DnsRecordCard } from "./dns-record-card";

/** The records that the team sets at its registrar; none until the mail service has named them. */
export function DnsRecordList({ domain: { records, verification_error } }: { domain: SendingDomain }) {
  const { t } = useTranslation("email");
  if (verification_error === "refused") return null;
  if (records.length === 0)
    return (
      <Stack role="status">
        <Text color="fg.muted">{t("domain.naming")}</Text>
        <Skeleton h="24" />
      </Stack>
    );
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm" fontWeight="semibold">
        {t("domain.records")}
      </Heading>
      {records.map((record) => (
        <DnsRecordCard key={record.host} title={t(`domain.record.${record.purpose}`)} record={record} />
      ))}
    </Stack>
  );
}
