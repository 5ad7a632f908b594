import type { ListEntityId } from "@dure/domain/records/record/entity";
import { ColumnTotals } from "@dure/domain/records/view/view";
import { useMemo, useSyncExternalStore } from "react";
import { z } from "zod";
import { readPersistedState, writePersistedState } from "../../lib/persisted-state";

const Group = z.string().catch("");
const Totals = ColumnTotals.catch({});
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(name: string, value: unknown): void {
  writePersistedState(name, value);
  for (const listener of listeners) listener();
}

/** A value in the browser's storage, as JSON text. A change reaches all components at once. */
const useKept = (name: string): string =>
  useSyncExternalStore(subscribe, () => JSON.stringify(readPersistedState<unknown>(name, null)));

/** The member's own groups and calculations in a list without a view, which the browser keeps. */
export function useOwnGrouping(entity: ListEntityId) {
  const names = { group: `group.${entity}`, totals: `totals.${entity}` };
  const [group, totals] = [useKept(names.group), useKept(names.totals)];
  const own = useMemo(
    () => ({ group: Group.parse(JSON.parse(group)), totals: Totals.parse(JSON.parse(totals)) }),
    [group, totals],
  );
  return {
    own,
    setGroup: (next: string) => write(names.group, next),
    setTotals: (next: ColumnTotals) => write(names.totals, next),
  };
}
