import type { CellError } from "@dure/domain/records/import/check-rows";
import type { VirtualItem } from "@tanstack/react-virtual";
import { useTranslation } from "react-i18next";
import { GridPart } from "../../record/list/table/grid-part";
import { GridCell } from "./grid-cell";
import type { GridColumn } from "./grid-column";
import { placeOf } from "./use-cell-errors";
import { type GridKeys, ROW_HEADER } from "./use-grid-keys";

type GridRowProps = {
  /** The row's index in the grid. */
  index: number;
  /** The row's index in the table. */
  place: number;
  cells: readonly string[];
  startPx: number;
  /** The columns in sight. */
  seen: readonly VirtualItem[];
  columns: readonly GridColumn[];
  errors: ReadonlyMap<string, CellError>;
  keys: GridKeys;
  isSkipped: boolean;
  onEdit: (row: number, column: number, text: string) => void;
  onSkip: (row: number, isSkipped: boolean) => void;
};

/**
 * A row under its number in the spreadsheet, where the header is row 1. A press on the number skips the row, or
 * includes it again.
 */
export function GridRow(props: GridRowProps) {
  const { index, place, cells, startPx, seen, columns, errors, keys, isSkipped, onEdit, onSkip } = props;
  const { t } = useTranslation("records");
  const name = t(isSkipped ? "import.takeRow" : "import.skipRow", { row: place + 2 });
  return (
    <GridPart
      role="row"
      aria-rowindex={place + 2}
      className={isSkipped ? "row skipped" : "row"}
      style={{ top: startPx }}
    >
      <GridPart role="rowheader" className="number" aria-label={String(place + 2)}>
        <button
          type="button"
          data-place={`${index}:${ROW_HEADER}`}
          tabIndex={keys.active.row === index && keys.active.column === ROW_HEADER ? 0 : -1}
          title={name}
          aria-label={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSkip(place, !isSkipped)}
        >
          {place + 2}
        </button>
      </GridPart>
      {seen.map(({ index: at, start }) => {
        const one = columns[at];
        if (!one) return null;
        const { field, column } = one;
        return (
          <GridCell
            key={column}
            at={{ row: index, column: at }}
            field={field}
            text={cells[column] ?? ""}
            startPx={start}
            problem={errors.get(placeOf({ row: place + 1, column }))?.code}
            keys={keys}
            onEdit={(text) => onEdit(place, column, text)}
          />
        );
      })}
    </GridPart>
  );
}
