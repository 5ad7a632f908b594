import { HStack, Text } from "@chakra-ui/react";
import { CERTIFICATE_WARNED_BEFORE_MS, type Certificate } from "@dure/domain/identity/saml/saml";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** A certificate's subject and end, which is highlighted when it is near. */
export function CertificateLine({ certificate: { subject, expires_at } }: { certificate: Certificate }) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const leftMs = Date.parse(expires_at) - Date.now();
  const isNear = leftMs < CERTIFICATE_WARNED_BEFORE_MS;
  return (
    <HStack gap="2" wrap="wrap">
      <Text>{t("sso.certificate", { subject: subject.replace(/^CN=/, "") })}</Text>
      <Text color={isNear ? "fg.error" : "fg.muted"}>
        {t(leftMs <= 0 ? "sso.expired" : "sso.expires", { date: format.date(expires_at) })}
      </Text>
    </HStack>
  );
}
