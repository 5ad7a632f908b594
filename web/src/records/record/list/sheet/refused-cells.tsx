import { Button, Table, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../../../ui/modal";
import { useListedLabel } from "../../../filter/use-listed-label";
import type { RefusedCell } from "./cell-change";

/** The most cells listed; of the others only the number is shown. */
const SHOWN = 200;

/** What could not be written: where, what was meant and why. */
export function RefusedCells({ cells, onClose }: { cells: readonly RefusedCell[]; onClose: () => void }) {
  const { t } = useTranslation(["records", "ui"]);
  const label = useListedLabel();
  return (
    <Modal
      open
      size="lg"
      title={t("records:sheet.refused", { count: cells.length })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("ui:close")}</Button>}
    >
      <Text color="fg.muted" mb="3">
        {t("records:sheet.refusedHint")}
      </Text>
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {(["record", "field", "text", "reason"] as const).map((column) => (
                <Table.ColumnHeader key={column}>{t(`records:sheet.columns.${column}`)}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {cells.slice(0, SHOWN).map(({ record, field, text, reason }) => (
              <Table.Row key={`${record.id} ${field.identifier}`}>
                <Table.Cell>{record.label}</Table.Cell>
                <Table.Cell>{label(field)}</Table.Cell>
                <Table.Cell whiteSpace="normal" wordBreak="break-word">
                  {text}
                </Table.Cell>
                <Table.Cell whiteSpace="normal" color="fg.error">
                  {reason}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {cells.length > SHOWN && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          {t("records:sheet.moreRefused", { count: cells.length - SHOWN })}
        </Text>
      )}
    </Modal>
  );
}
