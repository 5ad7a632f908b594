import { Alert, Button } from "@chakra-ui/react";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { useWebhookSwitch } from "./use-webhook-switch";

/**
 * Why a webhook is off, or will be turned off; renders nothing while it works. If failures turned it off, the user can
 * choose to leave it off.
 */
export function WebhookBanner({ webhook }: { webhook: ListedWebhook }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const { id, off_reason, failing_since } = webhook;
  const { turn, isPending } = useWebhookSwitch(id);
  if (off_reason === null && failing_since === null) return null;
  const failing = failing_since ? t("webhook.banner.failing", { since: format.dateTime(failing_since) }) : "";
  const keepsEvents = off_reason === "failures";
  return (
    <Alert.Root status={off_reason ? "error" : "warning"} size="sm" mb="4" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title fontWeight="normal">{off_reason ? t(`webhook.banner.${off_reason}`) : failing}</Alert.Title>
        {keepsEvents && <Alert.Description>{t("webhook.banner.leaveOffHint")}</Alert.Description>}
      </Alert.Content>
      {keepsEvents && (
        <Button size="xs" variant="outline" loading={isPending} onClick={() => turn(false)}>
          {t("webhook.banner.leaveOff")}
        </Button>
      )}
    </Alert.Root>
  );
}
