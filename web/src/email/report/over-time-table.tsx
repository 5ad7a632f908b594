import { Box, Table } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import type { Point } from "./to-points";

export function OverTimeTable({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  return (
    <Box maxH="80" overflow="auto" tabIndex={0} role="region" aria-label={t("report.overTime.title")}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("report.overTime.at")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("report.tally.opened")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("report.tally.clicked")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("report.tally.unsubscribed")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {points.map(({ at, isDay, opened, clicked, unsubscribed }) => (
            <Table.Row key={at}>
              <Table.Cell>{isDay ? format.day(at) : format.dateTime(at)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(opened)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(clicked)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(unsubscribed)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
