import { Button, Table, Text } from "@chakra-ui/react";
import { MailX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { useFormat } from "../../ui/use-format";
import { RemoveSuppressionDialog } from "./remove-suppression-dialog";
import type { useSuppressions } from "./suppression-queries";

type SuppressionListProps = { list: ReturnType<typeof useSuppressions>; isFiltered: boolean };

export function SuppressionList({ list, isFiltered }: SuppressionListProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const isAdmin = useIsAdmin();
  const [removed, setRemoved] = useState<{ id: string; email: string }>();
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (list.isPending) return <ListSkeleton />;
  if (list.isError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (rows.length === 0) {
    const texts = isFiltered ? "suppression.noneFound" : "suppression.empty";
    return <EmptyState icon={MailX} title={t(`${texts}.title`)} description={t(`${texts}.description`)} />;
  }
  return (
    <>
      <Text role="status" color="fg.muted" mb="2">
        {t("suppression.count", { count: list.data.pages[0]?.total ?? 0 })}
      </Text>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("suppression.column.email")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("suppression.column.reason")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("suppression.column.at")}</Table.ColumnHeader>
            {isAdmin && <Table.ColumnHeader textAlign="end">{t("suppression.column.actions")}</Table.ColumnHeader>}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ id, email, reason, at }) => (
            <Table.Row key={id}>
              <Table.Cell overflowWrap="anywhere">
                {email}
                <Text hideFrom="md" textStyle="xs" color="fg.muted">
                  {format.dateTime(at)}
                </Text>
              </Table.Cell>
              <Table.Cell>{t(`suppression.reason.${reason}`)}</Table.Cell>
              <Table.Cell hideBelow="md">{format.dateTime(at)}</Table.Cell>
              {isAdmin && (
                <Table.Cell textAlign="end">
                  <Button
                    size="xs"
                    variant="outline"
                    aria-label={t("suppression.removeOf", { email })}
                    onClick={() => setRemoved({ id, email })}
                  >
                    {t("suppression.remove")}
                  </Button>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <MoreButton list={list} />
      {removed && <RemoveSuppressionDialog address={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
