import type { EntityId } from "@dure/domain/records/entity";
import type { Sorting } from "@dure/domain/records/filter";
import type { RecordView } from "@dure/domain/records/record";
import { createColumnHelper, getCoreRowModel, useReactTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useFieldLabel } from "../../field/use-field-label";
import { COLUMNS, type ListColumn } from "./columns";

const helper = createColumnHelper<RecordView>();
const coreRowModel = getCoreRowModel<RecordView>();

declare module "@tanstack/react-table" {
  interface ColumnMeta<TData, TValue> {
    column: ListColumn;
  }
}

/** The columns and rows of a list; the server sorts. */
export function useRecordTable(entity: EntityId, records: RecordView[], { identifier, direction }: Sorting) {
  const fieldLabel = useFieldLabel();
  const columns = useMemo(
    () =>
      COLUMNS[entity].map((column) =>
        helper.display({ id: column.id, header: fieldLabel(column), size: column.width, meta: { column } }),
      ),
    [entity, fieldLabel],
  );
  return useReactTable({
    data: records,
    columns,
    getCoreRowModel: coreRowModel,
    getRowId: ({ id }) => id,
    manualSorting: true,
    state: { sorting: [{ id: identifier, desc: direction === "DESC" }] },
  });
}
