import { useMemo } from "react";
import { useListParams } from "../../../view/use-list-params";
import type { ListState } from "../../../view/use-list-state";
import { useSaveTable } from "../../../view/view-queries";
import { type ColumnSetting, type ListColumn, MAX_COLUMN_PX, MIN_COLUMN_PX, tableColumns } from "./columns";

export type ColumnActions = ReturnType<typeof useColumnActions>;

/**
 * Changes the columns of a list. The user's own list keeps them at once and everywhere; those of a view wait in the
 * address until they are saved into it.
 */
export function useColumnActions(list: ListState) {
  const { setColumns } = useListParams();
  const { mutate } = useSaveTable(list.entity);
  const { entity, base, columns, chosen, fields } = list;
  return useMemo(() => {
    const set = (next: readonly ListColumn[]) => {
      if (chosen.view) return setColumns(next.map(({ id, size }) => ({ id, size })));
      const { filter, sorting } = base;
      mutate({ params: { entityId: entity }, body: { columns: tableColumns(next), filter, sorting } });
    };
    return {
      resize: (id: string, size: number) =>
        set(columns.map((column) => (column.id === id ? { ...column, size: clampColumnSize(size) } : column))),
      /** Keeps the columns of these identifiers, in their order. */
      order: (ids: readonly string[]) => set(ids.flatMap((id) => columns.find((column) => column.id === id) ?? [])),
      show: ({ id, size }: ColumnSetting) => {
        const field = fields.byId.get(id);
        if (field) set([...columns, { id, size, field }]);
      },
      hide: (id: string) => set(columns.filter((column) => column.id !== id)),
    };
  }, [entity, base, columns, chosen, fields, mutate, setColumns]);
}

export const clampColumnSize = (size: number): number =>
  Math.round(Math.min(Math.max(size, MIN_COLUMN_PX), MAX_COLUMN_PX));
