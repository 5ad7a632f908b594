import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useEffect, useState } from "react";
import { readPersistedState, writePersistedState } from "../../lib/persisted-state";
import { HOME } from "./list-base";
import { useListAddress } from "./use-list-address";

const nameOf = (entity: ListEntityId) => `recent-view.${entity}`;

/**
 * The view that was last open when the list came up (docs/product/records-lists.md#views); what is opened now is kept
 * for next time.
 */
export function useRecentView(entity: ListEntityId): string {
  const [recent] = useState(() => readPersistedState<string>(nameOf(entity), HOME));
  const { view } = useListAddress().address;
  useEffect(() => {
    if (view !== null) writePersistedState(nameOf(entity), view);
  }, [entity, view]);
  return recent;
}
