import { Box } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { useListedLabel } from "../../../filter/use-listed-label";
import { useListParams } from "../../../view/use-list-params";
import type { ListState } from "../../../view/use-list-state";
import type { ColumnActions } from "../columns/use-column-actions";
import type { ListSelection } from "../selection/use-selection";
import type { RecordRows } from "../use-record-rows";
import { GridPart } from "./grid-part";
import { HeadCell } from "./head-cell";
import type { VisibleColumn } from "./table-row";
import { HEAD_PX } from "./table-styles";
import { useHeadKeys } from "./use-head-keys";

type TableHeadProps = {
  list: ListState;
  rows: RecordRows;
  selection: ListSelection;
  columns: ColumnActions;
  seen: readonly VisibleColumn[];
  /** The number of frozen columns. */
  frozen: number;
  widthPx: number;
};

/** The names of the columns: one of them in the Tab order, arrow keys from there, Enter sorts, Shift and arrows resize. */
export function TableHead({ list, rows, selection, columns, seen, frozen, widthPx }: TableHeadProps) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const { setSorting } = useListParams();
  const keys = useHeadKeys(list.columns, columns);
  const loaded = selection.count > 0 ? rows.loaded() : [];
  const isAll = loaded.length > 0 && loaded.every(({ id }) => selection.isSelected(id));
  const heads = seen.map((one) => (
    <HeadCell
      key={one.column.id}
      {...one}
      label={label(one.column.field)}
      direction={list.sorting.identifier === one.column.id ? list.sorting.direction : undefined}
      isActive={keys.activeIndex === one.index}
      onSort={setSorting}
      onResize={columns.resize}
      onFocus={keys.setActiveIndex}
    />
  ));
  return (
    <Box role="rowgroup" position="sticky" top="0" zIndex="2" bg="bg" borderBottomWidth="1px">
      <GridPart
        ref={keys.row}
        role="row"
        aria-rowindex={1}
        onKeyDown={keys.onKeyDown}
        tabIndex={-1}
        style={{ position: "relative", display: "flex", height: HEAD_PX, width: widthPx }}
      >
        <GridPart className="frozen" role="presentation" style={{ height: HEAD_PX, background: "inherit" }}>
          <Box role="columnheader" aria-colindex={1} className="pick" bg="bg">
            <input
              type="checkbox"
              aria-label={t("selection.loaded")}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && selection.count > 0;
              }}
              onChange={() => (isAll ? selection.clear() : selection.select(idsOf(rows.loaded()), true))}
            />
          </Box>
          {heads.slice(0, frozen)}
        </GridPart>
        {heads.slice(frozen)}
      </GridPart>
    </Box>
  );
}

const idsOf = (records: readonly RecordView[]): string[] => records.map(({ id }) => id);
