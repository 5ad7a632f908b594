import { Box } from "@chakra-ui/react";
import { type CSSProperties, useState } from "react";
import type { ListState } from "../../../view/use-list-state";
import type { ColumnActions } from "../columns/use-column-actions";
import type { ListSelection } from "../selection/use-selection";
import { SELECTION_BAR_PX } from "../totals/foot-height";
import type { RecordRows } from "../use-record-rows";
import { type ListAppearance, ROW_HEIGHTS } from "./list-appearance";
import { TableGrid } from "./table-grid";
import { TABLE_STYLES } from "./table-styles";

type RecordTableProps = {
  list: ListState;
  rows: RecordRows;
  selection: ListSelection;
  columns: ColumnActions;
  look: ListAppearance;
};

/** The list as a table: one row in the Tab order, arrow keys from there, Enter opens, Space selects. */
export function RecordTable(props: RecordTableProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <Box
      ref={setScroller}
      data-scroll="list"
      flex="1"
      minH="0"
      overflow="auto"
      tabIndex={-1}
      borderTopWidth="1px"
      css={TABLE_STYLES}
      data-height={props.look.height}
      style={
        {
          "--row-px": `${ROW_HEIGHTS[props.look.height]}px`,
          // The last rows can be scrolled out from under the bar of what is selected.
          ...(props.selection.count > 0 && { paddingBottom: SELECTION_BAR_PX }),
        } as CSSProperties
      }
    >
      <TableGrid {...props} scroller={scroller} />
    </Box>
  );
}
