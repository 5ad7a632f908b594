import type { EntityId } from "@dure/domain/records/record/entity";
import { readPersistedState, writePersistedState } from "../../lib/persisted-state";

/** A record that was opened recently, by the name that it had then. */
export type RecentRecord = { entity: EntityId; id: string; label: string };

const NAME = "recent-records";
const KEPT = 8;

export const recentRecords = (): RecentRecord[] => readPersistedState<RecentRecord[]>(NAME, []);

/** The latest first, each once. */
export const withRecent = (known: readonly RecentRecord[], opened: RecentRecord): RecentRecord[] =>
  [opened, ...known.filter(({ id }) => id !== opened.id)].slice(0, KEPT);

export const rememberRecord = (opened: RecentRecord): void =>
  writePersistedState(NAME, withRecent(recentRecords(), opened));
