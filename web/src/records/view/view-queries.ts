import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ViewAnswer } from "@dure/domain/records/view/view";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

export type Views = { private: readonly ViewAnswer[]; shared: readonly ViewAnswer[]; pinned: readonly ViewAnswer[] };

/** Views are kept by deal type; "" means all of them. */
export const typeQuery = (dealType: string) => (dealType ? { record_type_id: dealType } : {});

export const viewsQuery = (entityId: ListEntityId, dealType: string) =>
  api.records.listViews.queryOptions({ input: { params: { entityId }, query: typeQuery(dealType) }, context: JOINED });

/** The entity's views that the user sees; of those pinned, the order too. */
export const useViews = (entityId: ListEntityId, dealType: string) =>
  useQuery({
    ...viewsQuery(entityId, dealType),
    select: ({ data }): Views => ({ ...data, pinned: pinnedOf([...data.private, ...data.shared]) }),
  });

const pinnedOf = (views: readonly ViewAnswer[]): ViewAnswer[] =>
  views.filter(({ pinned }) => pinned).sort((a, b) => (a.pin_order ?? 0) - (b.pin_order ?? 0));

export const tableQuery = (entityId: ListEntityId) =>
  api.records.getTableSetting.queryOptions({ input: { params: { entityId } }, context: JOINED });

/** The user's own table setting for the entity's list; null if there is none yet. */
export const useTableSetting = (entityId: ListEntityId) =>
  useQuery({ ...tableQuery(entityId), select: ({ data }) => data });

/** Saves the user's own columns, with an optimistic update. */
export function useSaveTable(entityId: ListEntityId) {
  const queryClient = useQueryClient();
  const { queryKey } = tableQuery(entityId);
  return useMutation({
    ...api.records.setTableSetting.mutationOptions(),
    // One after the other, so that the last change is the last to be kept.
    scope: { id: `table of ${entityId}` },
    onMutate: async ({ body }) => {
      // A read begun before would restore the old table, and the next change would start from it.
      await queryClient.cancelQueries({ queryKey });
      const { columns, filter = null, sorting = null } = body;
      queryClient.setQueryData(queryKey, { data: { columns, filter, sorting } });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const refreshViews = () => refresh("records", "listViews");

export const useCreateView = () =>
  useMutation({ ...api.records.createView.mutationOptions(), onSuccess: refreshViews });
export const useChangeView = () =>
  useMutation({ ...api.records.changeView.mutationOptions(), onSuccess: refreshViews });
export const useDeleteView = () =>
  useMutation({ ...api.records.deleteView.mutationOptions(), onSuccess: refreshViews });
export const usePinView = () => useMutation({ ...api.records.pinView.mutationOptions(), onSuccess: refreshViews });
export const useOrderPins = () => useMutation({ ...api.records.orderPins.mutationOptions(), onSuccess: refreshViews });
export const useSetHome = () => useMutation({ ...api.records.setHomeView.mutationOptions(), onSuccess: refreshViews });
