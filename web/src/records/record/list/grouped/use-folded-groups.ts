import { usePersistedState } from "../../../../lib/use-persisted-state";
import type { ListState } from "../../../view/use-list-state";

/** The groups of a list whose rows are folded away, kept in the browser. */
export function useFoldedGroups(entity: ListState["entity"], group: string) {
  const [folded, setFolded] = usePersistedState<readonly string[]>(`folded.${entity}.${group}`, []);
  return {
    isFolded: (key: string): boolean => folded.includes(key),
    toggle: (key: string) =>
      setFolded(folded.includes(key) ? folded.filter((other) => other !== key) : [...folded, key]),
  };
}
