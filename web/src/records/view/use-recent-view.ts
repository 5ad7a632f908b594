import type { ListEntityId } from "@dure/domain/records/record/entity";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { recentViewQuery } from "./recent-view-query";

/**
 * The tab that was open last when the list came up (docs/product/records-lists.md#views); the one that is open now is
 * kept for next time. Undefined until it is known. It is home if it can't be read: a list is worth more than its tab.
 * @param opened the tab that the address names
 */
export function useRecentView(entity: ListEntityId, opened: string | null): string | undefined {
  const { data, isError } = useQuery(recentViewQuery(entity));
  const queryClient = useQueryClient();
  const { mutate } = useSetRecentView(entity);
  const [first, setFirst] = useState<string>();
  const known = data?.id ?? (isError ? HOME_TAB : undefined);
  // It stays while the list is open, or a tab opened in another browser would replace this one.
  if (first === undefined && known !== undefined) setFirst(known);

  const isKnown = known !== undefined;
  // Only what is opened here is kept: two browsers at different tabs would overwrite each other's whenever one reloads it.
  useEffect(() => {
    if (!isKnown || opened === null) return;
    const kept = queryClient.getQueryData(recentViewQuery(entity).queryKey);
    if (kept?.id !== opened) mutate({ params: { entityId: entity }, body: { id: opened } });
  }, [isKnown, opened, entity, mutate, queryClient]);
  return first;
}

/** A tab that can't be kept is no matter for the user: the next one is. */
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
