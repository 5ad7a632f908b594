import { IconButton, Stack, Table, Text } from "@chakra-ui/react";
import type { SkippedInAudience } from "@dure/domain/email/segment/audience-count";
import type { SegmentView } from "@dure/domain/email/segment/segment";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { AudienceRow } from "./audience-row";
import { type AskedAudience, useAudienceRecords, useRemoveFromSegment } from "./segment-queries";

type AudienceRecordsProps = {
  asked: AskedAudience;
  reason: SkippedInAudience | undefined;
  segment: SegmentView | undefined;
};

/** The records of an audience, page by page. */
export function AudienceRecords({ asked, reason, segment }: AudienceRecordsProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const records = useAudienceRecords(asked, reason);
  const remove = useRemoveFromSegment();
  const errorText = useErrorText();
  const rows = records.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = records.data?.pages[0]?.total ?? 0;
  const isStatic = segment?.segment_type === "static";
  const takeOut = (id: string) =>
    segment &&
    remove.mutate(
      { params: { id: segment.id }, body: { ids: [id] } },
      { onError: (error) => notify.error({ title: errorText(error) }) },
    );
  if (records.error) return <ErrorState error={records.error} onRetry={records.refetch} />;
  if (!records.data) return <ListSkeleton />;
  if (rows.length === 0)
    return (
      <Text color="fg.muted" py="4">
        {t(isStatic ? "audience.emptyPicked" : "audience.empty")}
      </Text>
    );
  return (
    <Stack gap="3" aria-busy={records.isPlaceholderData} opacity={records.isPlaceholderData ? 0.6 : 1}>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Caption captionSide="top" textAlign="start" mt="0">
            {reason ? t(`audience.who.${reason}`) : t("audience.all", { count: total, shown: format.number(total) })}
          </Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t("audience.column.record")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{t("audience.column.email")}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">{t("audience.column.company")}</Table.ColumnHeader>
              {isStatic && <Table.ColumnHeader textAlign="end">{t("segments.column.actions")}</Table.ColumnHeader>}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((record) => (
              <AudienceRow key={record.id} record={record}>
                {isStatic && (
                  <IconButton
                    variant="ghost"
                    size="xs"
                    disabled={remove.isPending}
                    aria-label={t("segments.takeOut", { name: record.deal.name })}
                    onClick={() => takeOut(record.id)}
                  >
                    <X />
                  </IconButton>
                )}
              </AudienceRow>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      <MoreButton list={records} />
    </Stack>
  );
}
