import type { RecordView } from "@dure/domain/records/record/record";
import type { Virtualizer } from "@tanstack/react-virtual";
import type { FocusEvent, MouseEvent, RefObject } from "react";
import { useListedLabel } from "../../../filter/use-listed-label";
import type { ListColumn } from "../columns/columns";
import type { ListSelection } from "../selection/use-selection";
import { CellInput } from "../sheet/cell-input";
import { isOneCell } from "../sheet/cell-range";
import { openCell } from "../sheet/open-cell";
import { useSheetPointer } from "../sheet/pointer/use-sheet-pointer";
import { placeAt, useSheet } from "../sheet/use-sheet";
import { useSheetActions } from "../sheet/use-sheet-actions";
import { coveredEndPx } from "../totals/foot-height";
import type { RecordRows } from "../use-record-rows";
import { type CellTexts, cellText, subjectOf } from "./cell-text";
import { SheetDialogs } from "./sheet-dialogs";
import { useRowKeys } from "./use-row-keys";

type TableCells = {
  rows: RecordRows;
  virtual: Virtualizer<HTMLElement, Element>;
  area: RefObject<HTMLElement | null>;
  scroller: HTMLElement | null;
  selection: ListSelection;
  columns: readonly ListColumn[];
  /** The number of frozen columns. */
  frozen: number;
  words: CellTexts;
  onOpen: (record: RecordView) => void;
};

/** The key handlers of the rows, and the sheet that their cells form. */
export function useTableCells({
  rows,
  virtual,
  area,
  scroller,
  selection,
  columns,
  frozen,
  words,
  onOpen,
}: TableCells) {
  const label = useListedLabel();
  const keys = useRowKeys({ rows, virtual, area, selection, onOpen, onEnterRow: (index) => sheet.enter(index) });
  const { activeIndex, setActive } = keys;
  const sheet = useSheet({ columns, frozen, rows, activeIndex, setActive, virtual, scroller, area });
  const actions = useSheetActions({ rows, columns, sheet, words });
  const pointer = useSheetPointer({ sheet, actions, scroller, endPx: coveredEndPx(columns, selection.count) });
  const { place, range } = sheet;
  const record = place && rows.at(place.row);
  const field = place && columns[place.column]?.field;
  const subject = record && field && subjectOf(record, field, rows.referred(place.row));
  const text = subject && field ? cellText(subject, field, words) : "";

  const leave = () => {
    sheet.leave();
    rows.pending.release();
  };
  const input = record && field && (
    <CellInput
      key={`${record.id} ${field.identifier}`}
      {...{ record, field, sheet, actions, words }}
      label={[label(field), text, record.label].filter(Boolean).join(", ")}
      lastPlace={{ row: rows.count - 1, column: columns.length - 1 }}
      onLeave={() => {
        leave();
        keys.focusRow();
      }}
      onSelectRow={() => selection.select([record.id], !selection.isSelected(record.id))}
    />
  );
  return {
    keys,
    cells: {
      entered: place && input ? { column: place.column, input } : undefined,
      markedAt: (row: number) =>
        range && !isOneCell(range) && range.top <= row && row <= range.bottom
          ? `${range.left}:${range.right}`
          : undefined,
      /** The column of a row that has the handle of the marked cells. */
      handleAt: (row: number) => (range && !sheet.editing && row === range.bottom ? range.right : undefined),
      handlers: {
        ...pointer,
        onDoubleClick: (event: MouseEvent) => {
          if (placeAt(event.target) && record && field) openCell({ record, field, sheet, actions });
        },
        // A row that gets the focus becomes the active row, and its cells are left.
        onFocus: ({ target }: FocusEvent) => {
          const { index } = (target as HTMLElement).dataset;
          if (sheet.wantsFocus.current || index === undefined) return;
          leave();
          if (Number(index) !== activeIndex) setActive(Number(index));
        },
      },
      dialogs: <SheetDialogs actions={actions} />,
    },
  };
}
