import { Alert, Link as TextLink } from "@chakra-ui/react";
import type { MailNumbers } from "@dure/domain/email/automation/automation-api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Says that a step's mails are paused, and links to the page where they can be resumed. */
export function MailPause({ mail: { campaign_id, pause } }: { mail: MailNumbers }) {
  const { t } = useTranslation("email");
  if (!pause || campaign_id === null) return null;
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("mailStep.paused")}</Alert.Title>
        <TextLink asChild>
          <Link to={`/email/campaigns/${campaign_id}`}>{t("mailStep.openMails")}</Link>
        </TextLink>
      </Alert.Content>
    </Alert.Root>
  );
}
