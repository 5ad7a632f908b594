import type { Database } from "../database";
import type { Reader } from "../open-readers";
import type { Statement } from "../statement-cache";
import { LogMissing } from "./log-missing";
import { logClockMs, logSince, wholeLog } from "./log-store";
import type { LogTable } from "./log-table";
import { LOG_TABLES } from "./log-tables";

/** Entries of the log that are applied at once when all of it is read. */
const BATCH = 100;

/**
 * The tables of a team's read model that are made from logs. A log is read once a statement names its table, since most
 * teams never use it, and refreshed before each query from then on.
 */
export function teamLogs(teamId: string, database: Database) {
  const logs = LOG_TABLES.map((table) => teamLog(teamId, database, table));

  const guarded = (read: Reader): Reader =>
    Object.assign(
      <Row>(statement: Statement) => {
        const missing = logs.find(({ isRead, table }) => !isRead() && statement.sql.includes(table.name));
        if (missing) throw new LogMissing(missing.table);
        return read<Row>(statement);
      },
      { recordCache: read.recordCache },
    );

  return {
    /** Reads a log, or all of them, with the next refresh of the model and each one from then on. */
    loadBy: (refresh: () => Promise<void>, table?: LogTable): Promise<void> => {
      for (const log of logs) if (table === undefined || log.table === table) log.want();
      return refresh();
    },
    /** Reads what was logged since the last call; answers whether it changed anything. */
    refresh: async (): Promise<boolean> => (await Promise.all(logs.map((log) => log.refresh()))).includes(true),
    /**
     * Runs statements that all see the same state.
     * @throws LogMissing if one asks for a table before its log is read
     */
    read: <T>(work: (read: Reader) => Promise<T>): Promise<T> => database.read((read) => work(guarded(read))),
  };
}

function teamLog(teamId: string, database: Database, table: LogTable) {
  const state = { isWanted: false, readAtMs: undefined as number | undefined, seen: new Set() as ReadonlySet<string> };

  async function load(): Promise<void> {
    const readAtMs = await logClockMs(teamId, table);
    const sinceMs = await database.logReadAtMs(table);
    for await (const entries of wholeLog(teamId, table, sinceMs, BATCH))
      await database.applyLog(table, entries, sinceMs);
    await database.applyLog(table, [], readAtMs);
    state.readAtMs = readAtMs;
  }

  return {
    table,
    isRead: () => state.readAtMs !== undefined,
    want: () => {
      state.isWanted = true;
    },
    refresh: async (): Promise<boolean> => {
      if (!state.isWanted) return false;
      if (state.readAtMs === undefined) {
        await load();
        return true;
      }
      const { entries, seen, readAtMs } = await logSince(teamId, table, state.readAtMs, state.seen);
      if (entries.length > 0) await database.applyLog(table, entries, readAtMs);
      Object.assign(state, { seen, readAtMs });
      return entries.length > 0;
    },
  };
}
