import type { Database, Reader, Statement } from "../database";
import { MailActivityMissing } from "./mail-activity-missing";
import { allMailActivity, mailActivityClockMs, mailActivitySince } from "./mail-activity-store";
import { MAIL_TABLE } from "./mail-activity-table";

/** Entries of the log that are applied at once when all of it is read. */
const BATCH = 100;

/**
 * What happened to a team's mails, in its read model. Most teams never filter by it: the log is read from the first
 * statement on that asks for it, and before each query from then on.
 */
export function teamMailActivity(teamId: string, database: Database) {
  const state = { isWanted: false, readAtMs: undefined as number | undefined, seen: new Set() as ReadonlySet<string> };

  async function load(): Promise<void> {
    const readAtMs = await mailActivityClockMs(teamId);
    const sinceMs = await database.mailReadAtMs();
    for await (const entries of allMailActivity(teamId, sinceMs, BATCH)) await database.applyMails(entries, sinceMs);
    await database.applyMails([], readAtMs);
    state.readAtMs = readAtMs;
  }

  const guarded = (read: Reader): Reader =>
    Object.assign(
      <Row>(statement: Statement) => {
        if (state.readAtMs === undefined && statement.sql.includes(MAIL_TABLE)) throw new MailActivityMissing();
        return read<Row>(statement);
      },
      { recordCache: read.recordCache },
    );

  return {
    /** Reads the log with the next refresh of the model and each one from then on. */
    loadBy: (refresh: () => Promise<void>): Promise<void> => {
      state.isWanted = true;
      return refresh();
    },
    /** Reads what was logged since the last call; answers whether it changed anything. */
    refresh: async (): Promise<boolean> => {
      if (!state.isWanted) return false;
      if (state.readAtMs === undefined) {
        await load();
        return true;
      }
      const { entries, seen, readAtMs } = await mailActivitySince(teamId, state.readAtMs, state.seen);
      if (entries.length > 0) await database.applyMails(entries, readAtMs);
      Object.assign(state, { seen, readAtMs });
      return entries.length > 0;
    },
    /**
     * Runs statements that all see the same state.
     * @throws MailActivityMissing if one asks for mails before they are read
     */
    read: <T>(work: (read: Reader) => Promise<T>): Promise<T> => database.read((read) => work(guarded(read))),
  };
}
