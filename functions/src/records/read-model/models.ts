import { openTeamModel, type TeamModel } from "./team-model";

/** Rows that an instance of 2 GiB holds beside everything else: 1.5 to 2 kB each. */
const MAX_ROWS = 500_000;
/** A model unused for so long is dropped: bringing it up to date would cost as much as filling it. */
const MAX_IDLE_MS = 30 * 60_000;

type Entry = { opening: Promise<TeamModel>; users: number; usedAtMs: number; rows: number };

const entries = new Map<string, Entry>();

/**
 * Lends a team's model, up to date: it holds every write that was acknowledged before this call. The first call in an
 * instance fills it.
 */
export async function withModel<T>(teamId: string, work: (model: TeamModel) => Promise<T>): Promise<T> {
  const entry = entryOf(teamId);
  entry.users += 1;
  try {
    const model = await entry.opening;
    await model.refresh();
    if (model.isOutdated()) {
      forget(teamId, entry);
      return await withModel(teamId, work);
    }
    const result = await work(model);
    entry.rows = model.rows();
    return result;
  } catch (error) {
    if (isBroken(error)) forget(teamId, entry);
    throw error;
  } finally {
    entry.users -= 1;
    entry.usedAtMs = Date.now();
    closeUnused(entry, teamId);
    evict(entry.usedAtMs);
  }
}

function entryOf(teamId: string): Entry {
  const known = entries.get(teamId);
  if (known) return known;
  const entry: Entry = { opening: openTeamModel(teamId), users: 0, usedAtMs: Date.now(), rows: 0 };
  entry.opening.catch(() => forget(teamId, entry));
  entries.set(teamId, entry);
  return entry;
}

/** DuckDB refuses everything after a fatal error. */
const isBroken = (error: unknown): boolean => /invalidated|FATAL/.test(String(error));

function forget(teamId: string, entry: Entry): void {
  if (entries.get(teamId) === entry) entries.delete(teamId);
}

/** A forgotten model closes when its last user is done. */
function closeUnused(entry: Entry, teamId: string): void {
  if (entry.users > 0 || entries.get(teamId) === entry) return;
  entry.opening.then(
    (model) => model.close(),
    () => {},
  );
}

/** Drops models, the longest unused first, until the rest is in use, recent and small enough. */
function evict(nowMs: number): void {
  let rows = [...entries.values()].reduce((sum, entry) => sum + entry.rows, 0);
  const unused = [...entries].filter(([, { users }]) => users === 0).sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
  for (const [teamId, entry] of unused) {
    if (rows <= MAX_ROWS && nowMs - entry.usedAtMs < MAX_IDLE_MS) return;
    rows -= entry.rows;
    forget(teamId, entry);
    closeUnused(entry, teamId);
  }
}
