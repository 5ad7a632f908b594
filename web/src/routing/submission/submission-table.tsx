import { Box, Checkbox, Table } from "@chakra-ui/react";
import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ShownRow } from "./rows/shown-row";
import { ROW_PX, SubmissionRow } from "./submission-row";

/** The overscan: rows rendered outside the viewport on each side. */
const OVERSCAN = 8;

type SubmissionTableProps = {
  rows: readonly ShownRow[];
  columns: SubmissionHeader["labels"];
  /** Undefined if deletion is not allowed. */
  selection: { ids: ReadonlySet<string>; set: (ids: ReadonlySet<string>) => void } | undefined;
  onOpen: (row: ShownRow) => void;
  /** Called when the last row becomes visible. */
  onEnd: () => void;
};

/** A virtualised table of submissions. */
export function SubmissionTable({ rows, columns, selection, onOpen, onEnd }: SubmissionTableProps) {
  const { t } = useTranslation("routing");
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const drawn = virtual.getVirtualItems();
  const [first, last] = [drawn.at(0), drawn.at(-1)];
  const isAtEnd = last !== undefined && last.index === rows.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, onEnd]);

  const chosen = selection ? rows.filter(({ id }) => selection.ids.has(id)).length : 0;
  const toggle = (id: string, isChosen: boolean) => {
    const ids = new Set(selection?.ids);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    selection?.set(ids);
  };
  return (
    <Box ref={scroller} overflow="auto" maxH="70dvh" borderWidth="1px" rounded="l3" bg="bg.panel">
      <Table.Root size="sm" stickyHeader aria-label={t("submissions.title")} aria-rowcount={rows.length + 1}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {selection && (
              <Table.ColumnHeader w="10">
                <Checkbox.Root
                  size="sm"
                  checked={chosen === 0 ? false : chosen === rows.length ? true : "indeterminate"}
                  onCheckedChange={({ checked }) =>
                    selection.set(new Set(checked === true ? rows.map(({ id }) => id) : []))
                  }
                >
                  <Checkbox.HiddenInput aria-label={t("submissions.selectAll")} />
                  <Checkbox.Control />
                </Checkbox.Root>
              </Table.ColumnHeader>
            )}
            <Table.ColumnHeader>{t("submissions.column.name")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("submissions.column.status")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("submissions.column.submittedAt")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("submissions.column.assignee")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("submissions.column.company")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("submissions.column.phone")}</Table.ColumnHeader>
            {columns.map(({ name, label }) => (
              <Table.ColumnHeader key={name} hideBelow="md" maxW="48" truncate>
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          <Spacer heightPx={first?.start ?? 0} />
          {drawn.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <SubmissionRow
                  key={row.id}
                  row={row}
                  rowIndex={index + 2}
                  columns={columns}
                  isChosen={selection?.ids.has(row.id)}
                  onChoose={(isChosen) => toggle(row.id, isChosen)}
                  onOpen={() => onOpen(row)}
                />
              )
            );
          })}
          <Spacer heightPx={virtual.getTotalSize() - (last?.end ?? 0)} />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** The height of the rows that are not rendered. */
const Spacer = ({ heightPx }: { heightPx: number }) => heightPx > 0 && <tr aria-hidden style={{ height: heightPx }} />;
