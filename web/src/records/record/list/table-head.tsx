import { Box } from "@chakra-ui/react";
import type { Sorting } from "@dure/domain/records/filter";
import type { RecordView } from "@dure/domain/records/record";
import type { Header } from "@tanstack/react-table";
import { isNumeric } from "./columns";
import { SortButton } from "./sort-button";

type TableHeadProps = {
  headers: Header<RecordView, unknown>[];
  sorting: Sorting;
  onSort: (sorting: Sorting | null) => void;
};

/** The names of the columns; each sorts by itself. */
export function TableHead({ headers, sorting, onSort }: TableHeadProps) {
  return (
    <Box role="rowgroup" position="sticky" top="0" zIndex="1" bg="bg">
      <Box
        role="row"
        aria-rowindex={1}
        display="grid"
        gridTemplateColumns="var(--columns)"
        h="9"
        alignItems="center"
        borderBottomWidth="1px"
      >
        {headers.map(({ id, column }) => {
          const direction = sorting.identifier === id ? sorting.direction : undefined;
          const type = column.columnDef.meta?.column.type;
          const numeric = type !== undefined && isNumeric(type);
          return (
            <Box
              key={id}
              role="columnheader"
              aria-sort={direction && (direction === "ASC" ? "ascending" : "descending")}
              ps="2"
              pe={numeric ? "5" : "2"}
              minW="0"
              textAlign={numeric ? "end" : "start"}
            >
              <SortButton
                direction={direction}
                reverse={numeric}
                onSort={(next) => onSort(next && { identifier: id, direction: next })}
              >
                {String(column.columnDef.header)}
              </SortButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
