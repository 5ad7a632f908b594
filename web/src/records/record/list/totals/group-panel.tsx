import { Box, Button, Skeleton, Table, Text } from "@chakra-ui/react";
import type { SummaryGroup } from "@dure/domain/records/group/summary-api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../ui/use-format";
import { useListedLabel } from "../../../filter/use-listed-label";
import { useListAddress } from "../../../view/use-list-address";
import type { ListState } from "../../../view/use-list-state";
import { valueText } from "../table/cell-text";
import { useCellTexts } from "../table/use-cell-texts";
import { groupCondition, withCondition } from "./group-condition";
import { summaryQuery } from "./summary-query";
import { useTotals } from "./use-totals";

/** The groups of the list with their totals, over every record that matches; pressing one filters the list by it. */
export function GroupPanel({ list, identifier }: { list: ListState; identifier: string }) {
  const { t } = useTranslation("records");
  const { numbers } = useTotals(list);
  const field = list.fields.byId.get(identifier);
  const { data, isError } = useQuery({
    ...summaryQuery(list.entity, list.body, numbers, identifier),
    enabled: field !== undefined,
  });
  if (!field || isError) return null;
  return (
    <Box hideBelow="md" mb="3" maxH="14rem" overflowY="auto" borderWidth="1px" rounded="l2">
      {!data && <Skeleton h="24" />}
      {data?.is_too_many && (
        <Text p="3" color="fg.muted">
          {t("group.tooMany")}
        </Text>
      )}
      {data && !data.is_too_many && <GroupTable list={list} identifier={identifier} groups={data.groups} />}
    </Box>
  );
}

type GroupTableProps = { list: ListState; identifier: string; groups: readonly SummaryGroup[] };

function GroupTable({ list, identifier, groups }: GroupTableProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const words = useCellTexts();
  const label = useListedLabel();
  const { setFilter } = useListAddress();
  const { numbers } = useTotals(list);
  const field = list.fields.byId.get(identifier);
  const show = (group: SummaryGroup) => {
    const condition = field && groupCondition(field, group);
    if (condition) setFilter(withCondition(list.filter, condition));
  };
  const columns = numbers.flatMap((number, place) => {
    const of = list.fields.byId.get(number.identifier);
    return of ? [{ ...number, place, field: of }] : [];
  });
  return (
    <Table.Root size="sm" stickyHeader>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{field && label(field)}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t("group.count")}</Table.ColumnHeader>
          {columns.map((column) => (
            <Table.ColumnHeader key={column.identifier} textAlign="end">
              {label(column.field)}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {groups.map((group) => (
          <Table.Row key={group.key ?? ""}>
            <Table.Cell>
              <Button variant="plain" size="xs" px="0" onClick={() => show(group)}>
                {group.label}
              </Button>
            </Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {format.number(group.records)}
            </Table.Cell>
            {columns.map((column) => (
              <Table.Cell key={column.identifier} textAlign="end" fontVariantNumeric="tabular-nums">
                {valueText(column.field, group.values[column.place], words)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
