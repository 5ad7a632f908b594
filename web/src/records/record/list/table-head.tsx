import { Box } from "@chakra-ui/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useListedLabel } from "../../filter/use-listed-label";
import { useListAddress } from "../../view/use-list-address";
import type { ListState } from "../../view/use-list-state";
import { GridPart } from "./grid-part";
import { HeadCell } from "./head-cell";
import type { ListSelection } from "./selection/use-selection";
import type { SeenColumn } from "./table-row";
import type { ColumnActions } from "./use-column-actions";
import { useHeadKeys } from "./use-head-keys";
import type { RecordRows } from "./use-record-rows";

type TableHeadProps = {
  list: ListState;
  rows: RecordRows;
  selection: ListSelection;
  columns: ColumnActions;
  seen: readonly SeenColumn[];
  widthPx: number;
};

/** The names of the columns: one of them in the Tab order, arrow keys from there, Enter sorts, Shift and arrows resize. */
export function TableHead({ list, rows, selection, columns, seen, widthPx }: TableHeadProps) {
  const { t, i18n } = useTranslation("records");
  const label = useListedLabel();
  const { setSorting } = useListAddress();
  const keys = useHeadKeys(list.columns, columns);
  const loaded = rows.loaded();
  const isAll = loaded.length > 0 && loaded.every(({ id }) => selection.isSelected(id));
  // Rows scroll by far more often than anything here changes.
  const [first, ...others] = useMemo(
    () =>
      seen.map((one, place) => (
        <HeadCell
          key={one.column.id}
          {...one}
          startPx={place === 0 ? undefined : one.startPx}
          label={label(one.column.field)}
          direction={list.sorting.identifier === one.column.id ? list.sorting.direction : undefined}
          isActive={keys.activeIndex === one.index}
          onSort={(direction) => setSorting(direction && { identifier: one.column.id, direction })}
          onResize={(size) => columns.resize(one.column.id, size)}
          onFocus={() => keys.setActiveIndex(one.index)}
        />
      )),
    [seen, list.sorting, columns, keys.activeIndex, setSorting, i18n.language],
  );
  return (
    <Box role="rowgroup" position="sticky" top="0" zIndex="2" bg="bg" borderBottomWidth="1px">
      <GridPart
        ref={keys.row}
        role="row"
        aria-rowindex={1}
        onKeyDown={keys.onKeyDown}
        tabIndex={-1}
        style={{ position: "relative", display: "flex", height: 36, width: widthPx }}
      >
        <GridPart className="held" role="presentation" style={{ height: 36, background: "inherit" }}>
          <Box role="columnheader" aria-colindex={1} className="pick" bg="bg">
            <input
              type="checkbox"
              aria-label={t("selection.loaded")}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && selection.count > 0;
              }}
              onChange={() =>
                isAll
                  ? selection.clear()
                  : selection.select(
                      loaded.map(({ id }) => id),
                      true,
                    )
              }
            />
          </Box>
          {first}
        </GridPart>
        {others}
      </GridPart>
    </Box>
  );
}
