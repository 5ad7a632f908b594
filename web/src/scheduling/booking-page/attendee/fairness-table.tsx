import { Box, Table, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { FormError } from "../../../ui/form-error";
import { useFormat } from "../../../ui/use-format";
import { useFairness } from "../booking-page-queries";

/** Each organizer's share of the saved page's meetings, beside the share that their weight entitles them to. */
export function FairnessTable({ pageId }: { pageId: string }) {
  const { t } = useTranslation("scheduling");
  const format = useFormat();
  const { nameOf } = useMembers();
  const { data, error } = useFairness(pageId);
  if (error) return <FormError error={error} />;
  if (!data || data.length < 2) return null;
  const share = (part: number) => `${format.number(Math.round(part * 100))}%`;
  return (
    <Box overflowX="auto">
      <Table.Root size="sm" aria-describedby={`${pageId}-fairness`}>
        <Table.Caption captionSide="top" fontWeight="medium" color="fg" textAlign="start" pt="0">
          {t("fairness.title")}
        </Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("fairness.attendee")}</Table.ColumnHeader>
            {(["bookings", "credit", "expected", "actual"] as const).map((column) => (
              <Table.ColumnHeader key={column} textAlign="end">
                {t(`fairness.${column}`)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.map(({ id, bookings, credit, expected, actual }) => (
            <Table.Row key={id}>
              <Table.Cell>{nameOf(id) ?? t("attendee.gone")}</Table.Cell>
              <Table.Cell textAlign="end">{bookings}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(Math.round(credit * 10) / 10)}</Table.Cell>
              <Table.Cell textAlign="end">{share(expected)}</Table.Cell>
              <Table.Cell textAlign="end">{share(actual)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Text id={`${pageId}-fairness`} color="fg.muted" textStyle="xs" mt="2">
        {t("fairness.hint")}
      </Text>
    </Box>
  );
}
