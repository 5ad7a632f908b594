import { Badge } from "@chakra-ui/react";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { useTranslation } from "react-i18next";

const COLORS = { on: "green", off: "gray", failing: "orange", stopped: "red" } as const;

function stateOf({ active, off_reason, failing_since }: ListedWebhook): keyof typeof COLORS {
  if (!active) return off_reason ? "stopped" : "off";
  return failing_since ? "failing" : "on";
}

/** Whether a webhook is on, and whether it works. */
export function WebhookState({ webhook }: { webhook: ListedWebhook }) {
  const { t } = useTranslation("teams");
  const state = stateOf(webhook);
  return (
    <Badge colorPalette={COLORS[state]} whiteSpace="nowrap">
      {t(`webhook.state.${state}`)}
    </Badge>
  );
}
