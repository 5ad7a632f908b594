import { Box, Table, Text } from "@chakra-ui/react";
import { OTHER_LINKS } from "@dure/domain/email/event/link-matcher";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { useFormat } from "../../ui/use-format";
import { useLinkRows } from "./report-queries";
import { ReportSection } from "./report-section";

/** The clicked links, ten at a time. */
export function LinkTable({ id }: { id: string }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const links = useLinkRows(id);
  const rows = links.data?.pages.flatMap(({ data }) => data) ?? [];
  const labelOf = (url: string) =>
    url === OTHER_LINKS
      ? t("report.links.other")
      : url === "{{unsubscribe_link}}"
        ? t("report.links.unsubscribe")
        : url;
  return (
    <ReportSection title={t("report.links.title")}>
      {links.isPending && <ListSkeleton rows={3} />}
      {links.isError && <ErrorState error={links.error} onRetry={links.refetch} />}
      {links.isSuccess && rows.length === 0 && <Text color="fg.muted">{t("report.links.empty")}</Text>}
      {rows.length > 0 && (
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={t("report.links.title")}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t("report.links.url")}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{t("report.links.people")}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{t("report.links.clicks")}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{t("report.links.machines")}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ clicked_url, click_count, total_click_count, machine_click_count }) => (
                <Table.Row key={clicked_url}>
                  <Table.Cell overflowWrap="anywhere" minW="48">
                    {labelOf(clicked_url)}
                  </Table.Cell>
                  <Table.Cell textAlign="end">{format.number(click_count)}</Table.Cell>
                  <Table.Cell textAlign="end">{format.number(total_click_count)}</Table.Cell>
                  <Table.Cell textAlign="end">{format.number(machine_click_count)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      <MoreButton list={links} />
    </ReportSection>
  );
}
