import { catalogOf } from "@dure/domain/records/filter/filter-field";
import type { MailActivity } from "@dure/domain/records/filter/mail-activity";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { newDatabasePath } from "../database-file";
import { MAIL_LOG } from "./mail-log";

const AT = "2026-11-21T03:00:00.000Z";
const LATER = "2026-11-22T03:00:00.000Z";
const row = (email: string, values: Partial<MailActivity> = {}): MailActivity => ({
  ...{ campaign_id: "k1", email, received: AT, opened: null, clicked: null, bounced: null, unsubscribed: null },
  ...values,
});
const entry = (...rows: MailActivity[]) => MAIL_LOG.toEntry({ is_gone: false, rows: JSON.stringify(rows) });
const opened = (database: Database) =>
  database.read(async (read) => {
    const sql = "SELECT email, epoch_ms(opened) AS ms FROM mail_activity ORDER BY email";
    const rows = await read<{ email: string; ms: bigint | null }>({ sql, values: [] });
    return rows.map(({ email, ms }) => [email, ms === null ? null : new Date(Number(ms)).toISOString()]);
  });

test("the later of two entries about an address counts, even if both are repeated", async () => {
  const database = await openDatabase(catalogOf([], []), { samples: [] });
  const [first, second] = [entry(row("a@x.example"), row("b@x.example")), entry(row("a@x.example", { opened: LATER }))];
  for (const entries of [[first, second], [first, second], [second]]) await database.applyLog(MAIL_LOG, entries, 1);
  expect(await opened(database)).toEqual([
    ["a@x.example", LATER],
    ["b@x.example", null],
  ]);
  database.close();
});

test("a deleted campaign leaves no entries, and a copy continues from the database's state", async () => {
  const database = await openDatabase(catalogOf([], []), { samples: [] });
  await database.applyLog(MAIL_LOG, [entry(row("a@x.example")), entry(row("a@x.example", { campaign_id: "k2" }))], 7);
  await database.applyLog(MAIL_LOG, [MAIL_LOG.toEntry({ campaign_id: "k2", is_gone: true })], 8);
  const file = newDatabasePath();
  await database.copyTo(file);
  database.close();
  const copy = await openDatabase(catalogOf([], []), { file });
  expect(await opened(copy)).toEqual([["a@x.example", null]]);
  expect(await copy.logReadAtMs(MAIL_LOG)).toBe(8);
  copy.close();
});
