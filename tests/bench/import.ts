import { MAX_ROWS, MAX_TABLE_ROWS } from "@dure/domain/records/import/table-limits";
import { pause } from "../support/suite/wait";
import { createTenant, type Member } from "../support/teams/tenant";
import { percentile, report } from "./support/report";

/** The largest table (docs/product/records-transfer.md#large-tables), or fewer rows for a look: ROWS=10000. */
const ROWS = Number(process.env.ROWS ?? MAX_TABLE_ROWS - 1);
const PART_ROWS = MAX_ROWS - 1;
/** People of one company, as in lists that are bought or exported. */
const PEOPLE = 4;
const POLL_MS = 1_000;
const MAX_PART_MS = 3_000;
const MIN_ROWS_PER_SECOND = 50;

const TARGET = { params: { entityId: "lead" as const, recordTypeId: "lead" }, query: { version: "20250905" } };
const FIELDS = [
  "lead:deal_name",
  "lead:email",
  "lead:phone_number",
  "lead:contract_amount",
  "lead:close_date",
  "lead:incoming_source",
  "company:name",
  "contact:name",
  "contact:email",
  "contact:role",
];

const rowOf = (row: number): string[] => [
  `도입 상담 ${row}`,
  `buyer${row}@customer.example`,
  `010${String(10_000_000 + row)}`,
  String(row * 1000),
  "2026-12-31",
  "전시회",
  `회사 ${Math.floor(row / PEOPLE)}`,
  "김민수",
  `buyer${row}@customer.example`,
  "팀장",
];

const { client } = await (await createTenant()).member("admin");
const { importId, parts } = await sendParts(client);
const runMs = await run(client, importId);
const rowsPerSecond = Math.round((ROWS / runMs) * 1000);

report(
  "import",
  {
    rows: ROWS,
    parts: parts.length,
    part_p50_ms: percentile(parts, 0.5),
    part_max_ms: percentile(parts, 1),
    sent_s: Math.round(parts.reduce((sum, ms) => sum + ms, 0) / 1000),
    run_s: Math.round(runMs / 1000),
    rows_per_second: rowsPerSecond,
  },
  {
    [`part ≤ ${MAX_PART_MS} ms`]: percentile(parts, 0.5) <= MAX_PART_MS,
    [`${MIN_ROWS_PER_SECOND} rows a second`]: rowsPerSecond >= MIN_ROWS_PER_SECOND,
  },
);

async function sendParts({ records }: Member["client"]): Promise<{ importId: string; parts: number[] }> {
  const { id: importId } = await records.beginImport({ params: TARGET.params });
  const parts: number[] = [];
  for (let from = 0; from < ROWS; from += PART_ROWS) {
    const rows = Array.from({ length: Math.min(PART_ROWS, ROWS - from) }, (_, row) => rowOf(from + row));
    const params = { ...TARGET.params, importId, part: parts.length };
    const began = performance.now();
    const body = { fields: FIELDS, data: [FIELDS, ...rows], first_row: from + 1 };
    await records.addImportPart({ params, query: TARGET.query, body });
    parts.push(performance.now() - began);
  }
  return { importId, parts };
}

/** The time from the start of the import to the end of its task. */
async function run({ records }: Member["client"], id: string): Promise<number> {
  const began = performance.now();
  await records.startImport({ params: { id }, body: { file: "bench.csv" } });
  for (;;) {
    const { task } = await records.getImport({ params: { id } });
    if (task?.state === "done" && task.succeeded === ROWS) return performance.now() - began;
    if (task?.state !== "pending" && task?.state !== "running")
      throw new Error(`${task?.succeeded} of ${ROWS} rows came in; the task is ${task?.state}.`);
    await pause(POLL_MS);
  }
}
