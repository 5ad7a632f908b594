import { Table } from "@chakra-ui/react";
import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useApiKeys } from "./api-key-queries";
import { ApiKeyRow } from "./api-key-row";

/** @param onShown called with a rotated key, which is shown once */
export function ApiKeyList({ onShown }: { onShown: (key: ApiKeyView) => void }) {
  const { t } = useTranslation("teams");
  const keys = useApiKeys();
  if (keys.isPending) return <ListSkeleton rows={3} />;
  if (keys.isError) return <ErrorState error={keys.error} onRetry={keys.refetch} />;
  if (keys.data.data.length === 0)
    return <EmptyState icon={KeyRound} title={t("apiKeys.none")} description={t("apiKeys.noneHint")} />;
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t("apiKeys.name")}</Table.ColumnHeader>
          <Table.ColumnHeader hideBelow="md">{t("apiKeys.scopes")}</Table.ColumnHeader>
          <Table.ColumnHeader hideBelow="md">{t("apiKeys.lastUse")}</Table.ColumnHeader>
          <Table.ColumnHeader>{t("apiKeys.expiry")}</Table.ColumnHeader>
          <Table.ColumnHeader w="12" aria-label={t("members.actions")} />
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {keys.data.data.map((one) => (
          <ApiKeyRow key={one.id} stored={one} onShown={onShown} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}
