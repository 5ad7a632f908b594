import { Stack, Table } from "@chakra-ui/react";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { Webhook } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { DeleteWebhookDialog } from "./delete-webhook-dialog";
import { WebhookDialog } from "./webhook-dialog";
import { useWebhooks } from "./webhook-queries";
import { WebhookRow } from "./webhook-row";

type Opened = { dialog: "edit" | "delete"; webhook: ListedWebhook };

export function WebhookList() {
  const { t } = useTranslation("teams");
  const webhooks = useWebhooks();
  const [opened, setOpened] = useState<Opened>();
  if (webhooks.isPending) return <ListSkeleton />;
  if (webhooks.isError) return <ErrorState error={webhooks.error} onRetry={webhooks.refetch} />;
  if (webhooks.data.length === 0)
    return <EmptyState icon={Webhook} title={t("webhook.empty.title")} description={t("webhook.empty.description")} />;
  const close = () => setOpened(undefined);
  return (
    <Stack gap="4">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("webhook.column.url")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("webhook.column.triggers")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("webhook.column.state")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("webhook.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {webhooks.data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpened({ dialog: "edit", webhook })}
              onDelete={() => setOpened({ dialog: "delete", webhook })}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {opened?.dialog === "edit" && <WebhookDialog webhook={opened.webhook} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteWebhookDialog webhook={opened.webhook} onClose={close} />}
    </Stack>
  );
}
