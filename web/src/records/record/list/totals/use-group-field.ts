import { usePersistedState } from "../../../../lib/use-persisted-state";
import type { ListState } from "../../../view/use-list-state";

/** By which field the list is grouped, kept in the browser; "" for none. */
export const useGroupField = (entity: ListState["entity"]) => usePersistedState(`group.${entity}`, "");
