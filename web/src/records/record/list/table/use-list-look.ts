import { usePersistedState } from "../../../../lib/use-persisted-state";
import type { ListState } from "../../../view/use-list-state";
import { FIRST_LOOK, type ListLook, MAX_FROZEN, ROW_HEIGHTS } from "./list-look";

/** How the member looks at a list, kept in the browser. */
export function useListLook(entity: ListState["entity"]): [ListLook, (look: ListLook) => void] {
  const [{ height, frozen }, setLook] = usePersistedState<ListLook>(`look.${entity}`, FIRST_LOOK);
  return [
    {
      height: height in ROW_HEIGHTS ? height : FIRST_LOOK.height,
      frozen: Math.min(Math.max(Math.trunc(frozen) || 1, 1), MAX_FROZEN),
    },
    setLook,
  ];
}
