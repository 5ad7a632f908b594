import type { RecordView } from "@dure/domain/records/record/record";
import type { TFunction } from "i18next";
import { memo, type ReactNode } from "react";
import type { ListColumn } from "../columns/columns";
import type { FindReferred } from "../rows";
import type { CellTexts } from "./cell-text";
import { GridPart } from "./grid-part";
import { TableCell } from "./table-cell";

/** A visible column and its offset from the left edge, undefined for a frozen one, which keeps its natural position. */
export type VisibleColumn = { column: ListColumn; index: number; startPx: number | undefined };

type TableRowProps = {
  record: RecordView | undefined;
  index: number;
  widthPx: number;
  rowPx: number;
  columns: readonly VisibleColumn[];
  /** The number of frozen columns. */
  frozen: number;
  /** Whether this is the row in the tab order. */
  isActive: boolean;
  /** Whether the record is open in the side view. */
  isOpen: boolean;
  isSelected: boolean;
  words: CellTexts;
  t: TFunction<"records">;
  referred: FindReferred;
  hrefOf: (record: RecordView) => string;
  /** The marked columns of the row, as "first:last"; undefined for none. */
  marked: string | undefined;
  /** The column that has the handle of the marked cells. */
  handle: number | undefined;
  /** The active cell's column and input. */
  entered: EnteredCell | undefined;
};

export type EnteredCell = { column: number; input: ReactNode };

/** One record, or a placeholder while it is being read. The table handles presses in it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const {
    record,
    index,
    widthPx,
    rowPx,
    columns,
    frozen,
    isActive,
    isOpen,
    isSelected,
    t,
    marked,
    handle,
    entered,
    ...cells
  } = props;
  // Cells stay mounted while a record is being read, since the row's element is reused from another record.
  const [from = 0, to = -1] = marked?.split(":").map(Number) ?? [];
  const cell = ({ column, index: place, startPx }: VisibleColumn) => (
    <TableCell
      key={column.id}
      record={record}
      column={column}
      index={place}
      startPx={startPx}
      isMarked={from <= place && place <= to}
      hasHandle={handle === place}
      input={entered?.column === place ? entered.input : undefined}
      {...cells}
    />
  );
  return (
    <GridPart
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      data-index={index}
      data-record={record?.id}
      data-entered={entered ? "" : undefined}
      tabIndex={isActive ? 0 : -1}
      className="row"
      style={{ height: rowPx, width: widthPx, minWidth: "100%", transform: `translateY(${index * rowPx}px)` }}
    >
      <GridPart className="frozen" role="presentation">
        <GridPart role="gridcell" aria-colindex={1} className="pick">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t("selection.row", { label: record?.label ?? "" })}
            checked={isSelected}
            disabled={!record}
            readOnly
          />
        </GridPart>
        {columns.slice(0, frozen).map(cell)}
      </GridPart>
      {columns.slice(frozen).map(cell)}
    </GridPart>
  );
});
