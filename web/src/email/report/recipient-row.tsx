import { IconButton, Table, Text, Link as TextLink } from "@chakra-ui/react";
import { SkipReason } from "@dure/domain/email/address/address";
import type { ReportRow } from "@dure/domain/email/report/report-row";
import { ListOrdered } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { recordPath } from "../../records/record/entity-pages";
import { useFormat } from "../../ui/use-format";
import type { ListColumn } from "./list-columns";

type RecipientRowProps = { row: ReportRow; columns: readonly ListColumn[]; onOpen: () => void };

/** A recipient; its address opens the record that it was taken from. */
export function RecipientRow({ row, columns, onOpen }: RecipientRowProps) {
  const { t } = useTranslation("email");
  const { record } = row;
  return (
    <Table.Row>
      <Table.Cell>
        {record ? (
          <TextLink asChild fontWeight="medium">
            <Link to={recordPath(record.kind === "deal" ? "deal" : "lead", record.id)}>{row.email}</Link>
          </TextLink>
        ) : (
          <Text color="fg.muted">{t("report.hidden")}</Text>
        )}
      </Table.Cell>
      {columns.map((column) => (
        <Table.Cell key={column} whiteSpace={column === "detail" ? "normal" : "nowrap"}>
          <Value row={row} column={column} />
        </Table.Cell>
      ))}
      <Table.Cell textAlign="end">
        {record && (
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("report.story.open", { email: row.email })}
            onClick={onOpen}
          >
            <ListOrdered />
          </IconButton>
        )}
      </Table.Cell>
    </Table.Row>
  );
}

function Value({ row, column }: { row: ReportRow; column: ListColumn }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  switch (column) {
    case "failure_reason":
      return row.failure_reason && t(`report.bounce.${row.failure_reason}`);
    case "detail":
      return row.failure_detail;
    case "skip_reason": {
      const { data: reason } = SkipReason.safeParse(row.skip_reason);
      return reason ? t(`report.skip.${reason}`) : row.skip_reason;
    }
    case "total_open_count":
      return <Times count={row.total_open_count} machines={row.machine_open_count} />;
    case "total_click_count":
      return <Times count={row.total_click_count} machines={row.machine_click_count} />;
    default: {
      const at = row[column];
      return at && format.dateTime(at);
    }
  }
}

function Times({ count, machines }: { count: number; machines: number }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  return (
    <>
      {format.number(count)}
      {machines > 0 && (
        <Text as="span" color="fg.muted" ms="2">
          {t("report.byMachines", { count: machines })}
        </Text>
      )}
    </>
  );
}
