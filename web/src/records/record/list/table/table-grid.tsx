import type { ListState } from "../../../view/use-list-state";
import type { ColumnActions } from "../columns/use-column-actions";
import type { ListSelection } from "../selection/use-selection";
import { TableFoot } from "../totals/table-foot";
import { useListTitle } from "../use-list-title";
import type { RecordRows } from "../use-record-rows";
import { GridPart } from "./grid-part";
import { type ListAppearance, ROW_HEIGHTS } from "./list-appearance";
import { TableHead } from "./table-head";
import { TableRows } from "./table-rows";
import { PICK_PX } from "./table-styles";
import { useVisibleColumns } from "./use-visible-columns";

type TableGridProps = {
  list: ListState;
  rows: RecordRows;
  selection: ListSelection;
  columns: ColumnActions;
  look: ListAppearance;
  scroller: HTMLElement | null;
};

/** The head and the rows of a list, in the columns that are in sight. */
export function TableGrid({ list, rows, selection, columns, look, scroller }: TableGridProps) {
  const listTitle = useListTitle();
  const { seen, frozen } = useVisibleColumns(list.columns, look.frozen, scroller);
  const widthPx = PICK_PX + list.columns.reduce((sum, { size }) => sum + size, 0);
  return (
    <GridPart
      role="grid"
      aria-label={listTitle(list.entity)}
      aria-rowcount={Math.max(rows.total ?? 0, rows.count) + 1}
      aria-colcount={list.columns.length + 1}
      aria-multiselectable
      aria-busy={rows.isStale || rows.isFetching}
      style={{ width: widthPx, minWidth: "100%", opacity: rows.isStale ? 0.6 : 1 }}
    >
      <TableHead
        list={list}
        rows={rows}
        selection={selection}
        columns={columns}
        seen={seen}
        frozen={frozen}
        widthPx={widthPx}
      />
      <TableRows
        list={list}
        rows={rows}
        selection={selection}
        seen={seen}
        frozen={frozen}
        rowPx={ROW_HEIGHTS[look.height]}
        widthPx={widthPx}
        scroller={scroller}
      />
      <TableFoot
        list={list}
        rowCount={Math.max(rows.total ?? 0, rows.count)}
        seen={seen}
        frozen={frozen}
        widthPx={widthPx}
        isRaised={selection.count > 0}
      />
    </GridPart>
  );
}
