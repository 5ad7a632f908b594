import type { RecordView } from "@dure/domain/records/record/record";
import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ListState } from "../../../view/use-list-state";
import { useSideRecord } from "../../side/use-side-record";
import { GroupRow } from "../grouped/group-row";
import type { ListSelection } from "../selection/use-selection";
import { coveredEndPx } from "../totals/foot-height";
import type { RecordRows } from "../use-record-rows";
import { GridPart } from "./grid-part";
import { inOrderOf, rowSlots } from "./row-slots";
import { TableRow, type VisibleColumn } from "./table-row";
import { HEAD_PX } from "./table-styles";
import { useCellTexts } from "./use-cell-texts";
import { useRowPress } from "./use-row-press";
import { useTableCells } from "./use-table-cells";
import { OVERSCAN_ROWS, useVirtualRows } from "./use-virtual-rows";

type TableRowsProps = {
  list: ListState;
  rows: RecordRows;
  selection: ListSelection;
  seen: readonly VisibleColumn[];
  /** The number of frozen columns. */
  frozen: number;
  rowPx: number;
  widthPx: number;
  scroller: HTMLElement | null;
};

/** The visible rows, and the one in the tab order wherever it is. Scrolling renders only these. */
export function TableRows(props: TableRowsProps) {
  const { list, rows, selection, seen, frozen, rowPx, widthPx, scroller } = props;
  const { columns } = list;
  const { t } = useTranslation("records");
  const { side, hrefOf, open } = useSideRecord();
  const words = useCellTexts();
  const area = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows(rows, rowPx, scroller, HEAD_PX + coveredEndPx(columns, selection.count));
  const drawn = useRenderedRows(virtual, rows.count, rowPx);
  const onOpen = (record: RecordView) => open(record.entity, record.id);
  const { keys, cells } = useTableCells({ rows, virtual, area, scroller, selection, columns, frozen, words, onOpen });
  const press = useRowPress({ rows, selection, onOpen, onActive: keys.setActive });

  const row = (index: number, key: number | "away") => {
    const isActive = index === keys.activeIndex;
    const shared = { index, widthPx, rowPx, frozen, columns: seen, isActive, words };
    const group = rows.groupAt(index);
    if (group) return <GroupRow key={key} list={list} group={group} onActive={keys.setActive} {...shared} />;
    const record = rows.at(index);
    return (
      <TableRow
        key={key}
        record={record}
        isOpen={record !== undefined && side?.id === record.id}
        isSelected={record !== undefined && selection.isSelected(record.id)}
        t={t}
        referred={rows.referred(index)}
        hrefOf={hrefOf}
        marked={cells.markedAt(index)}
        handle={cells.handleAt(index)}
        entered={record && isActive ? cells.entered : undefined}
        {...shared}
      />
    );
  };
  const [anyDrawn] = drawn;
  const isAway = anyDrawn && !drawn.some(({ index }) => index === keys.activeIndex);
  const away = isAway && row(keys.activeIndex, "away");
  const isAbove = isAway && keys.activeIndex < anyDrawn.index;
  return (
    <GridPart
      ref={area}
      role="rowgroup"
      style={{ position: "relative", height: virtual.getTotalSize() }}
      onKeyDown={keys.onKeyDown}
      onClick={press}
      {...cells.handlers}
    >
      {isAbove && away}
      {drawn.map(({ index, slot }) => row(index, slot))}
      {!isAbove && away}
      {cells.dialogs}
    </GridPart>
  );
}

/** Rows are added in steps of this many: frames in between render nothing, and the browser alone scrolls. */
const STEP_ROWS = 4;

/**
 * The rows to render. At rest their elements are in document order, for screen readers. During scrolling no element is
 * moved, since that costs as much as creating it.
 */
function useRenderedRows(virtual: Virtualizer<HTMLElement, Element>, count: number, rowPx: number) {
  const order = useRef<number[]>([]);
  const seen = Math.ceil((virtual.scrollRect?.height ?? 0) / rowPx) + STEP_ROWS;
  const startIndex = virtual.range?.startIndex ?? 0;
  const rows = rowSlots(startIndex - (startIndex % STEP_ROWS), seen, OVERSCAN_ROWS, count);
  const drawn = virtual.isScrolling ? inOrderOf(rows, order.current) : rows;
  useLayoutEffect(() => {
    order.current = drawn.map(({ slot }) => slot);
  });
  return drawn;
}
