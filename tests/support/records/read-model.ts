import type { CrmRecord } from "@dure/domain/records/record/record";
import { KINDS } from "../../../functions/src/records/read-model/table";
import { openTeamModel, type TeamModel } from "../../../functions/src/records/read-model/team-model";
import { pause } from "../suite/wait";

/** A record that differs between two models of a team, and how. */
export type Difference = { kind: string; id: string; what: "missing" | "too many" | "record" | "columns" };

/** How many times models that differ are compared again, because a write may be in progress. */
const LOOKS = 3;

/**
 * Compares a new instance's model of a team, which is the snapshot and the changes since, with a model rebuilt from
 * Firestore. Empty if they agree.
 */
export async function differencesOf(teamId: string): Promise<{ records: number; differences: Difference[] }> {
  const model = await openTeamModel(teamId);
  const truth = await openTeamModel(teamId, { rebuild: true });
  try {
    await Promise.all([model.refresh(), truth.refresh()]);
    let found = await compare(model, truth);
    for (let look = 1; found.differences.length > 0 && look < LOOKS; look += 1) {
      await pause(500);
      await Promise.all([model.refresh(), truth.refresh()]);
      found = await compare(model, truth);
    }
    return found;
  } finally {
    model.close();
    truth.close();
  }
}

/** Compares all records and columns of two models. */
export async function compare(model: TeamModel, truth: TeamModel) {
  const differences: Difference[] = [];
  let records = 0;
  for (const kind of KINDS) {
    const columns = await columnsOf(truth, kind);
    // A sixteenth at a time, so that a million records are not in memory twice.
    for (const digit of "0123456789abcdef") {
      const [ours, theirs] = await Promise.all([
        rowsOf(model, kind, columns, digit),
        rowsOf(truth, kind, columns, digit),
      ]);
      records += theirs.size;
      const differ = (id: string, what: Difference["what"]) => differences.push({ kind, id, what });
      for (const [id, row] of theirs) {
        const own = ours.get(id);
        if (!own) differ(id, "missing");
        else if (textOf(own.record) !== textOf(row.record)) differ(id, "record");
        else if (own.columns !== row.columns) differ(id, "columns");
      }
      for (const id of ours.keys()) if (!theirs.has(id)) differ(id, "too many");
    }
  }
  return { records, differences };
}

async function columnsOf(model: TeamModel, kind: string): Promise<string> {
  const sql = `SELECT string_agg(column_name, ', ' ORDER BY column_name) AS names FROM duckdb_columns()
WHERE database_name = current_database() AND table_name = '${kind}' AND column_name LIKE 'f\\_%' ESCAPE '\\'`;
  const [row] = await model.read((read) => read<{ names: string }>({ sql, values: [] }));
  return row?.names ?? "1";
}

async function rowsOf(model: TeamModel, kind: string, columns: string, digit: string) {
  const sql = `SELECT doc, CAST(hash(${columns}) AS VARCHAR) AS columns FROM ${kind} WHERE starts_with(CAST(key AS VARCHAR), '${digit}')`;
  const rows = await model.read((read) => read<{ doc: Uint8Array; columns: string }>({ sql, values: [] }));
  const found = new Map<string, { record: CrmRecord; columns: string }>();
  for (const { doc, columns } of rows) {
    const record = model.decode(doc);
    // A duplicate record counts as one too many.
    found.set(found.has(record.id) ? `${record.id} again` : record.id, { record, columns });
  }
  return found;
}

const textOf = (record: CrmRecord): string => JSON.stringify(sorted(record));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
