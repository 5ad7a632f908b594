import { HStack, Switch, Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { History, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { ActionMenu } from "../../ui/action-menu";
import { useWebhookSwitch } from "./use-webhook-switch";
import { WebhookState } from "./webhook-state";

type WebhookRowProps = { webhook: ListedWebhook; onEdit: () => void; onDelete: () => void };

export function WebhookRow({ webhook, onEdit, onDelete }: WebhookRowProps) {
  const { t } = useTranslation("teams");
  const navigate = useNavigate();
  const { id, target_url: url, trigger_types: types, active } = webhook;
  const { turn, isPending } = useWebhookSwitch(id);
  return (
    <Table.Row>
      <Table.Cell>
        <TextLink asChild fontWeight="medium" wordBreak="break-all">
          <Link to={id}>{url}</Link>
        </TextLink>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {t("webhook.column.triggers")} {t("webhook.count", { count: types.length })}
        </Text>
      </Table.Cell>
      <Table.Cell hideBelow="md" maxW="72">
        <Text truncate title={types.map((type) => t(`webhook.trigger.${type}`)).join(", ")}>
          {types.map((type) => t(`webhook.trigger.${type}`)).join(", ")}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <HStack gap="3">
          <Switch.Root size="sm" checked={active} disabled={isPending} onCheckedChange={({ checked }) => turn(checked)}>
            <Switch.HiddenInput aria-label={t("webhook.activeOf", { url })} />
            <Switch.Control />
          </Switch.Root>
          <WebhookState webhook={webhook} />
        </HStack>
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ActionMenu
          label={t("webhook.actionsOf", { url })}
          actions={[
            { id: "edit", label: t("webhook.edit"), icon: Pencil, onSelect: onEdit },
            { id: "deliveries", label: t("webhook.open"), icon: History, onSelect: () => navigate(id) },
            { id: "delete", label: t("webhook.delete"), icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      </Table.Cell>
    </Table.Row>
  );
}
