import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSideRecord } from "../../side/use-side-record";
import type { ListSelection } from "../selection/use-selection";
import type { RecordRows } from "../use-record-rows";
import { GridPart } from "./grid-part";
import { TableRow, type VisibleColumn } from "./table-row";
import { HEAD_PX, ROW_PX } from "./table-styles";
import { useCellTexts } from "./use-cell-texts";
import { useRenderedRows } from "./use-rendered-rows";
import { useRowKeys } from "./use-row-keys";
import { useRowPress } from "./use-row-press";
import { useVirtualRows } from "./use-virtual-rows";

type TableRowsProps = {
  rows: RecordRows;
  selection: ListSelection;
  seen: readonly VisibleColumn[];
  widthPx: number;
  scroller: HTMLElement | null;
};

/** The rows in sight, and the one that Tab reaches wherever it is. Alone drawn again when they scroll. */
export function TableRows({ rows, selection, seen, widthPx, scroller }: TableRowsProps) {
  const { t } = useTranslation("records");
  const { side, hrefOf, open } = useSideRecord();
  const words = useCellTexts();
  const area = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows(rows, ROW_PX, scroller, HEAD_PX);
  const drawn = useRenderedRows(virtual, rows.count);
  const keys = useRowKeys({
    rows,
    virtual,
    area,
    scroller,
    selection,
    onOpen: (record) => open(record.entity, record.id),
  });
  const press = useRowPress({
    rows,
    selection,
    onOpen: (record) => open(record.entity, record.id),
    onActive: keys.setActive,
  });

  const row = (index: number, key: number | "away") => {
    const record = rows.at(index);
    return (
      <TableRow
        key={key}
        record={record}
        index={index}
        widthPx={widthPx}
        columns={seen}
        isActive={index === keys.activeIndex}
        isOpen={record !== undefined && side?.id === record.id}
        isSelected={record !== undefined && selection.isSelected(record.id)}
        words={words}
        t={t}
        referred={rows.referred(index)}
        hrefOf={hrefOf}
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
    >
      {isAbove && away}
      {drawn.map(({ index, slot }) => row(index, slot))}
      {!isAbove && away}
    </GridPart>
  );
}
