import { Box } from "@chakra-ui/react";
import type { CellError } from "@dure/domain/records/import/check-rows";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { GridPart } from "../../record/list/table/grid-part";
import { cellsOfRange, type Place } from "./cells-of-range";
import type { GridColumn } from "./grid-column";
import { GridHead } from "./grid-head";
import { GridRow } from "./grid-row";
import { GRID_STYLES } from "./grid-styles";
import { useGridClipboard } from "./use-grid-clipboard";
import { useGridKeys } from "./use-grid-keys";
import { useGridVirtualizers } from "./use-grid-virtualizers";
import { useShownCell } from "./use-shown-cell";

type CellGridProps = {
  mapping: Mapping;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** The indices of the rows that are shown. */
  places: readonly number[];
  errors: ReadonlyMap<string, CellError>;
  /** The cell to bring into sight; `row` counts from 1. */
  shown: { row: number; column: number } | undefined;
  /** Why rows are skipped, by the rows' indices. */
  skipped: ReadonlyMap<number, string>;
  /** `row` is the index of a row, `column` the column's index in the table. */
  onEdit: (cells: readonly { row: number; column: number; text: string }[]) => void;
  onSkip: (row: number, isSkipped: boolean) => void;
};

/**
 * The rows as they will be imported. Arrow keys move, Enter or typing edits, Delete empties, Ctrl+V pastes a range and
 * Ctrl+Z undoes an edit. On a row's number, Enter skips the row. Only visible cells are rendered.
 */
export function CellGrid({ mapping, header, rows, places, errors, shown, skipped, ...on }: CellGridProps) {
  const { t } = useTranslation("records");
  const scroller = useRef<HTMLDivElement>(null);
  const columns = mapping.flatMap((field, column): GridColumn[] => (field ? [{ field, column }] : []));
  const sight = useGridVirtualizers(scroller, places.length, columns.length);
  const cellsFrom = (at: Place, texts: readonly (readonly string[])[]) => cellsOfRange(at, texts, places, columns);
  const keys = useGridKeys({
    rowCount: places.length,
    columnCount: columns.length,
    ...sight,
    onClear: (at) => on.onEdit(cellsFrom(at, [[""]])),
  });
  const clipboard = useGridClipboard(keys, {
    copied: () => cellsFrom(keys.active, [[""]]).map(({ row, column }) => rows[row]?.[column] ?? "")[0] ?? "",
    onPaste: (texts) => on.onEdit(cellsFrom({ ...keys.active, column: Math.max(0, keys.active.column) }, texts)),
  });
  useShownCell(shown, ({ row, column }) =>
    keys.go({
      row: places.indexOf(row - 1),
      column: Math.max(
        0,
        columns.findIndex((one) => one.column === column),
      ),
    }),
  );

  return (
    <Box ref={scroller} flex="1" minH="0" overflow="auto" borderWidth="1px" rounded="l3" css={GRID_STYLES}>
      <GridPart
        role="grid"
        aria-label={t("import.grid")}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        style={{ position: "relative", width: sight.across.getTotalSize(), height: sight.down.getTotalSize() }}
        onKeyDown={keys.onKeyDown}
        {...clipboard}
      >
        <GridHead columns={columns} header={header} seen={sight.across.getVirtualItems()} />
        {sight.down.getVirtualItems().map(({ index, start }) => (
          <GridRow
            key={places[index]}
            index={index}
            place={places[index] ?? 0}
            cells={rows[places[index] ?? 0] ?? []}
            startPx={start}
            seen={sight.across.getVirtualItems()}
            columns={columns}
            errors={errors}
            keys={keys}
            isSkipped={skipped.has(places[index] ?? -1)}
            onEdit={(row, column, text) => on.onEdit([{ row, column, text }])}
            onSkip={on.onSkip}
          />
        ))}
      </GridPart>
    </Box>
  );
}
