import { Box } from "@chakra-ui/react";
import type { CellError } from "@dure/domain/records/import/check-rows";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GridPart } from "../../record/list/table/grid-part";
import { useImportLabel } from "../use-import-label";
import type { GridColumn } from "./grid-column";
import { GridRow } from "./grid-row";
import { GRID_STYLES } from "./grid-styles";
import { useGridKeys } from "./use-grid-keys";
import { useGridVirtualizers } from "./use-grid-virtualizers";

type CellGridProps = {
  mapping: Mapping;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Which rows are shown, by their index. */
  places: readonly number[];
  errors: ReadonlyMap<string, CellError>;
  /** The cell to bring into sight; `row` counts from 1. */
  shown: { row: number; column: number } | undefined;
  onEdit: (row: number, column: number, text: string) => void;
};

/** The rows as they will be imported: arrow keys move, Enter or typing edits. Only what is in sight is drawn. */
export function CellGrid({ mapping, header, rows, places, errors, shown, onEdit }: CellGridProps) {
  const { t } = useTranslation("records");
  const label = useImportLabel();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = mapping.flatMap((field, column): GridColumn[] => (field ? [{ field, column }] : []));
  const sight = useGridVirtualizers(scroller, places.length, columns.length);
  const keys = useGridKeys({ rowCount: places.length, columnCount: columns.length, ...sight });
  const last = useRef(shown);
  useEffect(() => {
    // Only a new wish moves the grid, not each edit.
    if (!shown || last.current === shown) return;
    last.current = shown;
    keys.go({
      row: places.indexOf(shown.row - 1),
      column: columns.findIndex(({ column }) => column === shown.column),
    });
  });

  return (
    <Box ref={scroller} flex="1" minH="0" overflow="auto" borderWidth="1px" rounded="l3" css={GRID_STYLES}>
      <GridPart
        role="grid"
        aria-label={t("import.grid")}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        style={{ position: "relative", width: sight.across.getTotalSize(), height: sight.down.getTotalSize() }}
        onKeyDown={keys.onKeyDown}
      >
        <GridPart role="row" aria-rowindex={1} className="head">
          {sight.across.getVirtualItems().map(({ index, start }) => {
            const one = columns[index];
            return (
              one && (
                <GridPart
                  role="columnheader"
                  key={index}
                  className="cell"
                  style={{ left: start }}
                  title={header[one.column]}
                >
                  {label(one.field)}
                </GridPart>
              )
            );
          })}
        </GridPart>
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
            onEdit={onEdit}
          />
        ))}
      </GridPart>
    </Box>
  );
}
