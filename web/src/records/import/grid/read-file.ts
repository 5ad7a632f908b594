import { tidyTable } from "@dure/domain/records/import/table-limits";
import { parseTable } from "./parse-table";
import { parseVcards } from "./parse-vcards";

/** What a person can drop beside pasting. */
export const FILE_TYPES = ".csv,.tsv,.txt,.xlsx,.vcf";

/**
 * Rows and columns of a dropped file: its first sheet, as its cells are written for an import, or its business cards.
 * @param locale the language of the header of business cards, which have none
 */
export async function readFile(file: File, locale: "ko" | "en"): Promise<string[][]> {
  const bytes = await file.arrayBuffer();
  if (/\.vcf$/i.test(file.name)) return parseVcards(textOf(bytes), locale);
  return /\.xlsx$/i.test(file.name) ? readWorkbook(new Uint8Array(bytes)) : parseTable(textOf(bytes));
}

/** Korean spreadsheets still write CSV files in their old code page. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { readXlsx } = await import("hucre/xlsx");
  const [sheet] = (await readXlsx(bytes)).sheets;
  return tidyTable((sheet?.rows ?? []).map((row) => row.map(cellText)));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value);
}
