import { Alert } from "@chakra-ui/react";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** Why a webhook is off, or will be; nothing while it does well. */
export function WebhookBanner({ webhook }: { webhook: ListedWebhook }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const { off_reason, failing_since } = webhook;
  if (off_reason === null && failing_since === null) return null;
  const failing = failing_since ? t("webhook.banner.failing", { since: format.dateTime(failing_since) }) : "";
  return (
    <Alert.Root status={off_reason ? "error" : "warning"} size="sm" mb="4">
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">{off_reason ? t(`webhook.banner.${off_reason}`) : failing}</Alert.Title>
    </Alert.Root>
  );
}
