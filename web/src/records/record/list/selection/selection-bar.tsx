import { Button, Flex, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../ui/use-format";
import { BulkActions } from "../../../bulk/bulk-actions";
import { ExportSelected } from "../../../export/export-selected";
import type { ListState } from "../../../view/use-list-state";
import type { RecordRows } from "../use-record-rows";
import type { ListSelection } from "./use-selection";

type SelectionBarProps = { list: ListState; rows: RecordRows; selection: ListSelection };

/**
 * The number of selected records, and a button to select all matches instead of the loaded rows. It covers the end of
 * the list, so that no row moves under the pointer.
 */
export function SelectionBar({ list, rows, selection }: SelectionBarProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const total = rows.total ?? 0;
  if (selection.count === 0) return null;
  const isMore =
    selection.selection.mode === "ids" && selection.count >= rows.loaded().length && total > selection.count;
  return (
    <Flex
      role="region"
      aria-label={t("selection.title")}
      position="absolute"
      bottom="4"
      insetInline="4"
      mx="auto"
      w="fit-content"
      maxW="calc(100% - 2rem)"
      zIndex="docked"
      gap="2"
      px="3"
      py="2"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      shadow="lg"
    >
      <Text textStyle="sm" aria-live="polite" fontVariantNumeric="tabular-nums">
        {t("selection.count", { count: selection.count, text: format.number(selection.count) })}
      </Text>
      {isMore && (
        <Button size="xs" variant="outline" onClick={selection.selectAll}>
          {t("selection.all", { total: format.number(total) })}
        </Button>
      )}
      <Button size="xs" variant="ghost" onClick={selection.clear}>
        {t("selection.clear")}
      </Button>
      <BulkActions list={list} selection={selection} />
      <ExportSelected list={list} selection={selection} />
    </Flex>
  );
}
