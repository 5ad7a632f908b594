import type { ListEntityId } from "@dure/domain/records/record/entity";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { recentViewQuery } from "./recent-view-query";

/**
 * The tab that was open last when the list was opened (docs/product/records-lists.md#views). The open tab is saved for
 * the next time. Undefined until it is known; home if it can't be read, since the list matters more than its tab.
 * @param opened the tab that the address names
 */
export function useRecentView(entity: ListEntityId, opened: string | null): string | undefined {
  const { data, isError } = useQuery(recentViewQuery(entity));
  const queryClient = useQueryClient();
  const { mutate } = useSetRecentView(entity);
  const [first, setFirst] = useState<string>();
  const known = data?.id ?? (isError ? HOME_TAB : undefined);
  // Fixed while the list is open. Otherwise a tab opened in another browser would replace this one.
  if (first === undefined && known !== undefined) setFirst(known);

  const isKnown = known !== undefined;
  // Only a tab opened here is saved. Otherwise two browsers at different tabs would overwrite each other at every
  // reload.
  useEffect(() => {
    if (!isKnown || opened === null) return;
    const kept = queryClient.getQueryData(recentViewQuery(entity).queryKey);
    if (kept?.id !== opened) mutate({ params: { entityId: entity }, body: { id: opened } });
  }, [isKnown, opened, entity, mutate, queryClient]);
  return first;
}

/** Saves the recent tab. An error is not shown, since the next tab is saved anyway. */
function useSetRecentView(entityId: ListEntityId) {
  const queryClient = useQueryClient();
  const { queryKey } = recentViewQuery(entityId);
  return useMutation({
    ...api.records.setRecentView.mutationOptions(),
    // One after the other, so that the last tab is the last to be kept.
    scope: { id: `recent view of ${entityId}` },
    onMutate: async ({ body }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, body);
    },
  });
}
