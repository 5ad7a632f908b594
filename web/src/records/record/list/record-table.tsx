import { Box } from "@chakra-ui/react";
import type { ListState } from "../../view/use-list-state";
import { useSideRecord } from "../side/use-side-record";
import { GridPart } from "./grid-part";
import type { ListSelection } from "./selection/use-selection";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import { PICK_PX, ROW_PX, TABLE_STYLES } from "./table-styles";
import { useCellWords } from "./use-cell-words";
import type { ColumnActions } from "./use-column-actions";
import { useListTitle } from "./use-list-title";
import type { RecordRows } from "./use-record-rows";
import { useRowKeys } from "./use-row-keys";
import { useRowPress } from "./use-row-press";
import { useSeenColumns } from "./use-seen-columns";
import { useVirtualRows } from "./use-virtual-rows";

type RecordTableProps = { list: ListState; rows: RecordRows; selection: ListSelection; columns: ColumnActions };

/** The list as a table: one row in the Tab order, arrow keys from there, Enter opens, Space selects. */
export function RecordTable({ list, rows, selection, columns }: RecordTableProps) {
  const listTitle = useListTitle();
  const { side, hrefOf, open } = useSideRecord();
  const words = useCellWords();
  const { scroller, virtual } = useVirtualRows(rows, ROW_PX);
  const seen = useSeenColumns(list.columns, scroller);
  const widthPx = PICK_PX + list.columns.reduce((sum, { size }) => sum + size, 0);
  const keys = useRowKeys({ rows, virtual, scroller, selection, onOpen: (record) => open(record.entity, record.id) });
  const press = useRowPress({
    rows,
    selection,
    onOpen: (record) => open(record.entity, record.id),
    onActive: keys.setActive,
  });

  return (
    <Box ref={scroller} flex="1" minH="0" overflow="auto" tabIndex={-1} borderTopWidth="1px" css={TABLE_STYLES}>
      <GridPart
        role="grid"
        aria-label={listTitle(list.entity)}
        aria-rowcount={(rows.total ?? 0) + 1}
        aria-colcount={list.columns.length + 1}
        aria-multiselectable
        aria-busy={rows.isStale || rows.isFetching}
        style={{ width: widthPx, minWidth: "100%", opacity: rows.isStale ? 0.6 : 1 }}
      >
        <TableHead list={list} rows={rows} selection={selection} columns={columns} seen={seen} widthPx={widthPx} />
        <GridPart
          ref={keys.area}
          role="rowgroup"
          style={{ position: "relative", height: virtual.getTotalSize() }}
          onKeyDown={keys.onKeyDown}
          onClick={press}
        >
          {virtual.getVirtualItems().map(({ index }) => {
            const record = rows.at(index);
            return (
              <TableRow
                key={index}
                record={record}
                index={index}
                widthPx={widthPx}
                columns={seen}
                isActive={index === keys.activeIndex}
                isOpen={record !== undefined && side?.id === record.id}
                isSelected={record !== undefined && selection.isSelected(record.id)}
                words={words}
                referred={rows.referred}
                hrefOf={hrefOf}
              />
            );
          })}
        </GridPart>
      </GridPart>
    </Box>
  );
}
