import type { DuplicateGroup, MergedGroup } from "@dure/domain/records/duplicate/duplicate-group";
import { useState } from "react";

/** The most groups that one task merges. */
const MAX_CHOSEN = 200;

/** A group is identified by its records' ids. Its first record is the most recently changed one. */
const idOf = ({ records }: DuplicateGroup): string => records.map(({ id }) => id).join(" ");

/** Which groups are to be merged, and which record of each stays. */
export function useGroupChoice(groups: readonly DuplicateGroup[]) {
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const targetOf = (group: DuplicateGroup) => targets.get(idOf(group)) ?? group.records[0]?.id ?? "";
  const possible = groups.slice(0, MAX_CHOSEN);
  return {
    idOf,
    targetOf,
    isChosen: (group: DuplicateGroup) => chosen.has(idOf(group)),
    choose: (group: DuplicateGroup, isChosen: boolean) =>
      setChosen(
        isChosen
          ? new Set([...chosen, idOf(group)].slice(-MAX_CHOSEN))
          : new Set([...chosen].filter((id) => id !== idOf(group))),
      ),
    chooseAll: (isChosen: boolean) => setChosen(new Set(isChosen ? possible.map(idOf) : [])),
    setTarget: (group: DuplicateGroup, id: string) => setTargets(new Map([...targets, [idOf(group), id]])),
    possible: possible.length,
    /** The chosen groups in the form that the merge call takes. */
    merged: groups
      .filter((group) => chosen.has(idOf(group)))
      .map((group): MergedGroup => {
        const target_id = targetOf(group);
        return { target_id, source_ids: group.records.map(({ id }) => id).filter((id) => id !== target_id) };
      }),
  };
}
