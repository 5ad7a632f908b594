import { Box } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/entity";
import { useTranslation } from "react-i18next";
import { useSideRecord } from "../side/use-side-record";
import { columnTemplate } from "./columns";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import { useListState } from "./use-list-state";
import type { RecordRows } from "./use-record-rows";
import { useRecordTable } from "./use-record-table";
import { useRowKeys } from "./use-row-keys";
import { useVirtualRows } from "./use-virtual-rows";

const ROW_PX = 40;

/** The list as a table: one row in the Tab order, arrow keys from there, Enter opens. */
export function RecordTable({ entity, rows }: { entity: EntityId; rows: RecordRows }) {
  const { t } = useTranslation("records");
  const { sorting, setSorting } = useListState();
  const { side, open, linkTo } = useSideRecord();
  const table = useRecordTable(entity, rows.records, sorting);
  const keys = useRowKeys(rows.records, (record) => open(record.entity, record.id));
  const { scroller, virtual } = useVirtualRows(rows, ROW_PX, keys.hasActive ? keys.activeIndex : -1);
  const tableRows = table.getRowModel().rows;

  return (
    <Box ref={scroller} flex="1" minH="0" overflow="auto" px={{ base: "4", md: "6" }} pb="6" tabIndex={-1}>
      <Box
        role="grid"
        aria-label={t(`entities.${entity}`)}
        aria-rowcount={(rows.total ?? tableRows.length) + 1}
        aria-busy={rows.isStale || rows.isLoadingMore}
        minW="fit-content"
        css={{ "--columns": columnTemplate(entity) }}
        transition="opacity 120ms"
        opacity={rows.isStale ? 0.6 : 1}
      >
        <TableHead headers={table.getFlatHeaders()} sorting={sorting} onSort={setSorting} />
        <Box
          ref={keys.rows}
          role="rowgroup"
          position="relative"
          h={`${virtual.getTotalSize()}px`}
          onKeyDown={(event) => keys.onKeyDown(event, virtual)}
        >
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = tableRows[index];
            return (
              row && (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  box={{ startPx: start, heightPx: ROW_PX }}
                  isActive={index === keys.activeIndex}
                  isOpen={side?.id === row.id}
                  to={linkTo(row.original.entity, row.id)}
                  onFocus={() => keys.setActiveId(row.id)}
                  onOpen={() => open(row.original.entity, row.id)}
                />
              )
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
