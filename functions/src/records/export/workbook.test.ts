import type { ExportColumn } from "@dure/domain/records/export/export-columns";
import type { RecordView } from "@dure/domain/records/record/record";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { estimateBytes } from "./estimate-bytes";
import { createSharedStrings } from "./shared-strings";
import { columnName } from "./sheet-xml";
import { workbook } from "./workbook";

const column = (label: string, read: ExportColumn["read"], format?: string): ExportColumn => ({
  label,
  format,
  repeats: false,
  read,
});
const records = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }) as RecordView);
async function all(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function* batchesOf(rows: RecordView[], size: number, onEnd = () => {}) {
  try {
    for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
  } finally {
    onEnd();
  }
}

test("a written workbook is read back: texts, numbers, dates, booleans and empty cells", async () => {
  const texts = ["=1+1", "<b>&\"'</b>", " 앞뒤 ", "첫 줄\n둘째 줄", "x\u0001y", "🙂\ud800", ""];
  const columns = [
    column("이름 <&>", ({ id }) => texts[Number(id)] ?? null),
    column("금액", ({ id }) => Number(id) * 1.5, '"₩"#,##0.0'),
    column("종료일", () => ({ serial: 46_387, text: "2026-12-31" }), "yyyy-mm-dd"),
    column("확인", ({ id }) => id === "1"),
    column("없음", () => null),
  ];
  const file = await all(workbook(columns, batchesOf(records(texts.length), 2)));
  const [header, ...rows] = (await readXlsx(file)).sheets[0]?.rows ?? [];
  expect(header).toEqual(["이름 <&>", "금액", "종료일", "확인", "없음"]);
  const expected = ["=1+1", "<b>&\"'</b>", " 앞뒤 ", "첫 줄\n둘째 줄", "xy", "🙂\ufffd"];
  expect(rows.map(([text]) => text).slice(0, 6)).toEqual(expected);
  expect(rows[6]?.[0] ?? null).toBeNull();
  expect(rows.map(([, amount]) => amount)).toEqual(texts.map((_, index) => index * 1.5));
  expect(rows[0]?.[2]).toEqual(new Date("2026-12-31"));
  expect(rows.map((row) => row[3])).toEqual(texts.map((_, index) => index === 1));
});

test("a repeated text is written once, and shown in each of its cells", async () => {
  const texts = ["신규", "<협상> & 계약", "=1+1", "신규", ""];
  const chosen = { ...column("단계", ({ id }) => texts[Number(id)] ?? null), repeats: true };
  const file = await all(workbook([chosen, { ...chosen, label: "상태" }], batchesOf(records(texts.length), 2)));
  const [header, ...rows] = (await readXlsx(file)).sheets[0]?.rows ?? [];
  expect(header).toEqual(["단계", "상태"]);
  expect(rows.slice(0, 4)).toEqual(texts.slice(0, 4).map((text) => [text, text]));
  const shared = createSharedStrings();
  expect(texts.map(shared.numberOf)).toEqual([0, 1, 2, 0, 3]);
});

test("columns are named as a spreadsheet names them", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});

test("a reader that stops also stops the rows", async () => {
  let ended = false;
  const noise = column("값", ({ id }) => `${id} ${Math.sin(Number(id))}`);
  const file = workbook(
    [noise],
    batchesOf(records(200_000), 1000, () => {
      ended = true;
    }),
  );
  const reader = file.getReader();
  // The first parts of the file contain no rows.
  for (let bytes = 0; bytes < 300_000; ) bytes += (await reader.read()).value?.length ?? 0;
  expect(ended).toBe(false);
  await reader.cancel();
  await expect.poll(() => ended).toBe(true);
});

test("a failure of the rows breaks off the file, so that it does not look complete", async () => {
  async function* failing() {
    yield records(10);
    throw new Error("The database has gone.");
  }
  await expect(all(workbook([column("값", ({ id }) => id)], failing()))).rejects.toThrow("The database has gone.");
});

test("the length of a file is estimated from its beginning", async () => {
  const progress = { rows: 0 };
  const total = 150_000;
  async function* counted() {
    for await (const batch of batchesOf(records(total), 50)) {
      progress.rows += batch.length;
      yield batch;
    }
  }
  const noise = column("값", ({ id }) => `${id} ${Math.sin(Number(id))} ${Math.cos(Number(id))}`);
  const { stream, bytes } = await estimateBytes(workbook([noise], counted()), () => progress.rows / total);
  const { length } = await all(stream);
  expect(bytes / length).toBeGreaterThan(0.7);
  expect(bytes / length).toBeLessThan(1.6);
});
