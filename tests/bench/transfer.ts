import { CustomField } from "@dure/domain/records/field/custom-field";
import { fetchExport } from "../support/records/fetch-export";
import { firestore } from "../support/suite/admin";
import { pause } from "../support/suite/wait";
import { createTenant, type Member } from "../support/teams/tenant";
import { createBenchClient, startInstance } from "./records/product-instance";
import { startRequestWorker } from "./records/start-request-worker";
import { teamOf } from "./records/team";
import { percentile, report } from "./support/report";
import { untilMachineIdle } from "./support/until-machine-idle";

/** The largest table (docs/product/records-transfer.md#table-limits). */
const ROWS = 999;
const COLUMNS = 100;
const COMPANIES = 400;
const VALIDATIONS = 5;
const IMPORTS = 5;
const MAX_VALIDATE_MS = 2_000;
const MAX_COMMIT_MS = 5_000;

const EXPORTED = 100_000;
/** Four fifths of the bench's records are leads and deals. */
const RECORDS = EXPORTED / 0.8;
const MAX_EXPORT_MS = 15_000;
const MAX_GROWTH_MB = 300;
const SAMPLE_MS = 100;

type Body = Parameters<Member["client"]["records"]["validateImport"]>[0]["body"];
const TARGET = { params: { entityId: "lead" as const, recordTypeId: "lead" }, query: { version: "20250905" } };

const STANDARD_FIELDS = [
  "lead:deal_name",
  "lead:name",
  "lead:email",
  "lead:phone_number",
  "lead:assignee",
  "lead:contract_amount",
  "lead:close_date",
  "lead:incoming_source",
  "company:name",
  "company:url",
  "company:address",
  "contact:name",
  "contact:phone",
  "contact:email",
  "contact:role",
];
const TYPES = ["text", "number", "date", "select", "checkbox", "textarea", "email", "url"] as const;
const OPTIONS = Array.from({ length: 12 }, (_, index) => ({ value: `o${index}`, label: `옵션 ${index}` }));

const CELLS: Record<(typeof TYPES)[number], (seed: number) => string> = {
  text: (seed) => `두레 ${seed} Annual plan`,
  number: (seed) => String(seed * 7),
  date: (seed) => `2026-${String((seed % 12) + 1).padStart(2, "0")}-15`,
  select: (seed) => `옵션 ${seed % OPTIONS.length}`,
  checkbox: (seed) => (seed % 2 === 0 ? "True" : "False"),
  textarea: (seed) => `첫 줄 ${seed}\n둘째 줄`,
  email: (seed) => `person${seed}@customer.example`,
  url: (seed) => `https://customer.example/${seed}`,
};

const importing = await measureImport();
const exporting = await measureExport();

report(
  "transfer",
  { rows: ROWS + 1, columns: COLUMNS, ...importing, exported_rows: EXPORTED, ...exporting },
  {
    [`validate ≤ ${MAX_VALIDATE_MS} ms`]: importing.validate_p50_ms <= MAX_VALIDATE_MS,
    [`import ≤ ${MAX_COMMIT_MS} ms`]: importing.import_p50_ms <= MAX_COMMIT_MS,
    [`xlsx of ${EXPORTED} rows ≤ ${MAX_EXPORT_MS} ms`]: exporting.xlsx_ms <= MAX_EXPORT_MS,
    [`memory grows ≤ ${MAX_GROWTH_MB} MB`]: exporting.xlsx_growth_mb <= MAX_GROWTH_MB,
  },
);

async function measureImport() {
  const tenant = await createTenant();
  const member = await tenant.member("admin");
  const fields = await defineFields(tenant.teamId);
  // The first call fills the instance's read model, which is measured elsewhere.
  await member.client.records.validateImport({ ...TARGET, body: tableOf(member, fields, "warm") });
  const validations: number[] = [];
  for (let round = 0; round < VALIDATIONS; round += 1) {
    const body = tableOf(member, fields, `v${round}`);
    validations.push(await timed(() => member.client.records.validateImport({ ...TARGET, body })));
  }
  const imports: number[] = [];
  for (let round = 0; round < IMPORTS; round += 1) {
    const body = tableOf(member, fields, `i${round}`);
    // Waits for the snapshot after the last import: in the cloud, another machine writes it.
    await untilMachineIdle();
    imports.push(
      await timed(async () => {
        const { task } = await member.client.records.importRecords({ ...TARGET, body });
        if (task?.succeeded !== ROWS) throw new Error(`${task?.succeeded} of ${ROWS} rows came in.`);
      }),
    );
  }
  return {
    body_kb: Math.round(JSON.stringify(tableOf(member, fields, "v0")).length / 1000),
    validate_p50_ms: percentile(validations, 0.5),
    validate_max_ms: percentile(validations, 1),
    import_p50_ms: percentile(imports, 0.5),
    import_max_ms: percentile(imports, 1),
  };
}

/** Defines the custom fields that make the table as wide as allowed. */
async function defineFields(teamId: string): Promise<CustomField[]> {
  const now = new Date().toISOString();
  const stamps = { created_at: now, created_by: "bench", updated_at: now, updated_by: "bench" };
  const fields = Array.from({ length: COLUMNS - STANDARD_FIELDS.length }, (_, order) => {
    const type = TYPES[order % TYPES.length];
    const attributes = type === "select" ? { options: OPTIONS } : {};
    const id = `cf_${String(order).padStart(16, "0")}`;
    return CustomField.parse({
      id,
      kind: "lead",
      type,
      label: `필드 ${order}`,
      order,
      attributes,
      version: 1,
      ...stamps,
    });
  });
  const writer = firestore.bulkWriter();
  for (const field of fields) void writer.set(firestore.doc(`teams/${teamId}/fields/${field.id}`), field);
  void writer.set(firestore.doc(`teams/${teamId}/field-sets/lead`), { kind: "lead", version: 1 });
  await writer.close();
  return fields;
}

function tableOf({ email }: Member, fields: readonly CustomField[], name: string): Body {
  const ids = [...STANDARD_FIELDS, ...fields.map(({ id }) => `lead:${id}`)];
  const rows = Array.from({ length: ROWS }, (_, row) => [
    `${name} 도입 상담 ${row}`,
    "김민수",
    `buyer${row}@customer.example`,
    `010${String(10_000_000 + row)}`,
    email,
    String(row * 1000),
    "2026-12-31",
    "전시회",
    `${name} 회사 ${row % COMPANIES}`,
    "https://customer.example",
    "서울특별시 강남구 테헤란로 123",
    "이영희",
    `010${String(20_000_000 + row)}`,
    `${name}-${row}@customer.example`,
    "팀장",
    ...fields.map(({ type }, column) => CELLS[type as (typeof TYPES)[number]](row + column)),
  ]);
  return { fields: ids, data: [ids, ...rows] };
}

/** Calls an instance directly. The emulator's proxy, which production does not have, takes as long as the export. */
async function measureExport() {
  const team = await teamOf(RECORDS, false);
  const instance = await startInstance();
  const worker = startRequestWorker();
  await createBenchClient(instance.url, team, worker).ask("/sales-entity/lead-deal-combined/filter", {});
  worker.stop();
  await untilMachineIdle();
  const read = (format: "excel" | "csv") => () => readAll(instance.url, team.member, format);
  const xlsx = await measureWithMemory(instance, read("excel"));
  const csv = await measureWithMemory(instance, read("csv"));
  await instance.stop();
  return {
    xlsx_ms: xlsx.ms,
    xlsx_mb: xlsx.answer.mb,
    xlsx_first_byte_ms: xlsx.answer.firstMs,
    xlsx_estimate_of_length: xlsx.answer.estimate,
    xlsx_growth_mb: xlsx.growthMb,
    csv_ms: csv.ms,
    csv_mb: csv.answer.mb,
    csv_growth_mb: csv.growthMb,
  };
}

/** Reads an export to its end, and compares its length with the estimate in its headers. */
async function readAll(url: string, { idToken }: Pick<Member, "idToken">, format: "excel" | "csv") {
  const began = performance.now();
  const response = await fetchExport(idToken, "lead-deal-combined", format, { apiUrl: `${url}/api` });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let bytes = 0;
  let firstMs = 0;
  for await (const chunk of response.body) {
    firstMs ||= performance.now() - began;
    bytes += chunk.length;
  }
  const guessed = Number(response.headers.get("x-estimated-length"));
  return { mb: inMb(bytes), firstMs: Math.round(firstMs), estimate: Math.round((guessed / bytes) * 100) / 100 };
}

type Instance = Awaited<ReturnType<typeof startInstance>>;

/** The time of some work, and the peak growth of the instance's memory during it. */
async function measureWithMemory<T>(
  { rssBytes }: Instance,
  work: () => Promise<T>,
): Promise<{ answer: T; ms: number; growthMb: number }> {
  const before = await rssBytes({ collected: true });
  const seen = { peak: before, isOver: false };
  const sample = async () => {
    while (!seen.isOver) {
      seen.peak = Math.max(seen.peak, await rssBytes({ collected: false }));
      await pause(SAMPLE_MS);
    }
  };
  const sampling = sample();
  const began = performance.now();
  const answer = await work();
  const ms = Math.round(performance.now() - began);
  seen.isOver = true;
  await sampling;
  return { answer, ms, growthMb: inMb(seen.peak - before) };
}

function inMb(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
