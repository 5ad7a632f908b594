import { usePersistedState } from "../../../../lib/use-persisted-state";
import type { ListState } from "../../../view/use-list-state";
import { DEFAULT_LIST_APPEARANCE, type ListAppearance, MAX_FROZEN, ROW_HEIGHTS } from "./list-appearance";

/** How the member looks at a list, kept in the browser. */
export function useListAppearance(entity: ListState["entity"]): [ListAppearance, (look: ListAppearance) => void] {
  const [{ height, frozen }, setLook] = usePersistedState<ListAppearance>(`look.${entity}`, DEFAULT_LIST_APPEARANCE);
  return [
    {
      height: height in ROW_HEIGHTS ? height : DEFAULT_LIST_APPEARANCE.height,
      frozen: Math.min(Math.max(Math.trunc(frozen) || 1, 1), MAX_FROZEN),
    },
    setLook,
  ];
}
