import { Table } from "@chakra-ui/react";
import type { DeliveryState } from "@dure/domain/teams/webhook/delivery";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { DeliveryDialog } from "./delivery-dialog";
import { DeliveryRow } from "./delivery-row";
import { useDeliveries } from "./webhook-queries";

type DeliveryListProps = { webhook: ListedWebhook; state: DeliveryState | undefined };

export function DeliveryList({ webhook, state }: DeliveryListProps) {
  const { t } = useTranslation("teams");
  const deliveries = useDeliveries(webhook.id, state);
  const [shown, setShown] = useState<string>();
  if (deliveries.isPending) return <ListSkeleton />;
  if (deliveries.isError) return <ErrorState error={deliveries.error} onRetry={deliveries.refetch} />;
  const all = deliveries.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return (
      <EmptyState
        icon={Send}
        title={t("webhook.deliveries.empty")}
        description={t("webhook.deliveries.emptyDescription")}
      />
    );
  return (
    <>
      <Table.Root size="sm" interactive>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("webhook.deliveries.column.trigger")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("webhook.deliveries.column.state")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("webhook.deliveries.column.at")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("webhook.deliveries.column.answer")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("webhook.deliveries.column.attempts")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {all.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setShown(delivery.id)} />
          ))}
        </Table.Body>
      </Table.Root>
      <MoreButton list={deliveries} />
      {shown && <DeliveryDialog webhook={webhook} deliveryId={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
