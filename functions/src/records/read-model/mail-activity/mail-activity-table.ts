import {
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBTimestampValue,
  type DuckDBValue,
  TIMESTAMP,
  VARCHAR,
} from "@duckdb/node-api";
import { normalizeText } from "@dure/domain/records/filter/filter-field";
import { MAIL_ACTS, type MailActivity } from "@dure/domain/records/filter/mail-activity";
import type { MailActivityEntry } from "./mail-activity-store";

/** What is known of each address by campaign. Addresses are compared as those of records are. */
export const MAIL_TABLE = "mail_activity";
/** Rows that wait to replace those of the table. */
const INCOMING = "mail_incoming";
/** One row: up to when, by Firestore's clock, the table has the log. */
const READ_AT = "mail_read_at";

const CHUNK_ROWS = 2048;
const TYPES = [VARCHAR, VARCHAR, ...MAIL_ACTS.map(() => TIMESTAMP)];
const COLUMNS = `email VARCHAR, campaign VARCHAR, ${MAIL_ACTS.map((act) => `${act} TIMESTAMP`).join(", ")}`;

export async function createMailTables(writer: DuckDBConnection): Promise<void> {
  await writer.run(`CREATE TABLE IF NOT EXISTS ${MAIL_TABLE} (${COLUMNS})`);
  await writer.run(`CREATE OR REPLACE TEMP TABLE ${INCOMING} (${COLUMNS})`);
  await writer.run(`CREATE TABLE IF NOT EXISTS ${READ_AT} (at_ms DOUBLE)`);
}

/** Copies the tables into an attached database. */
export async function copyMailTables(writer: DuckDBConnection, to: string): Promise<void> {
  await writer.run(`CREATE TABLE ${to}.${MAIL_TABLE} AS SELECT * FROM ${MAIL_TABLE} ORDER BY campaign, email`);
  await writer.run(`CREATE TABLE ${to}.${READ_AT} AS SELECT * FROM ${READ_AT}`);
}

/** Up to when the table has the log; 0 before it has any of it. */
export async function mailReadAtMs(writer: DuckDBConnection): Promise<number> {
  const [row] = (await writer.runAndReadAll(`SELECT at_ms FROM ${READ_AT}`)).getRowObjectsJS();
  return Number(row?.at_ms ?? 0);
}

/** Applies entries of the log, in their order. Entries that are applied already change nothing. */
export async function applyMailActivity(
  writer: DuckDBConnection,
  entries: readonly MailActivityEntry[],
  readAtMs: number,
): Promise<void> {
  const gone = entries.filter(({ rows }) => !rows).map(({ campaignId }) => campaignId);
  if (gone.length > 0)
    await writer.run(
      `DELETE FROM ${MAIL_TABLE} WHERE campaign IN (${gone.map((_, n) => `$${n + 1}`).join(", ")})`,
      gone,
    );
  const last = new Map<string, MailActivity>();
  for (const { campaignId, rows } of entries)
    if (!gone.includes(campaignId)) for (const row of rows ?? []) last.set(`${campaignId} ${row.email}`, row);
  if (last.size > 0) await replaceRows(writer, [...last.values()]);
  await writer.run(`DELETE FROM ${READ_AT}`);
  await writer.run(`INSERT INTO ${READ_AT} VALUES ($1)`, [readAtMs]);
}

async function replaceRows(writer: DuckDBConnection, rows: readonly MailActivity[]): Promise<void> {
  const appender = await writer.createAppender(INCOMING);
  try {
    for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
      const chunk = DuckDBDataChunk.create(TYPES);
      chunk.setRows(rows.slice(from, from + CHUNK_ROWS).map(toCells));
      appender.appendDataChunk(chunk);
      await new Promise(setImmediate);
    }
    appender.flushSync();
  } finally {
    appender.closeSync();
  }
  await writer.run(
    `DELETE FROM ${MAIL_TABLE} m USING ${INCOMING} i WHERE m.campaign = i.campaign AND m.email = i.email`,
  );
  await writer.run(`INSERT INTO ${MAIL_TABLE} SELECT * FROM ${INCOMING}`);
  await writer.run(`DELETE FROM ${INCOMING}`);
}

const toCells = (row: MailActivity): DuckDBValue[] => [
  normalizeText(row.email),
  row.campaign_id,
  ...MAIL_ACTS.map((act) => toTimestamp(row[act])),
];

const toTimestamp = (at: string | null) =>
  at === null ? null : new DuckDBTimestampValue(BigInt(Date.parse(at)) * 1000n);
