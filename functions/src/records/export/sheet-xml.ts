import type { ExportColumn } from "@dure/domain/records/export/export-columns";
import type { ExportValue } from "@dure/domain/records/export/export-value";
import type { RecordView } from "@dure/domain/records/record";

/** Bytes that are handed on together: a compressor is asked a few thousand times, not a hundred thousand. */
const PART_BYTES = 65_536;
/** What a character of a string takes at the most in UTF-8. */
const BYTES_OF_CHARACTER = 3;
const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;

/**
 * A sheet of a workbook (ECMA-376, SpreadsheetML), part by part. Text stands in text cells, which are never run as
 * formulas. Written by hand, because the kept libraries spend three times as long on each cell.
 * @param styleOf the number of a column's style
 */
export async function* sheetXml(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<RecordView[]>,
  styleOf: (column: ExportColumn) => number,
): AsyncGenerator<Buffer> {
  const drawn = columns.map((column, index) => ({ ...column, name: columnName(index), style: styleOf(column) }));
  const parts = createParts();
  let row = 1;
  let head = `${HEAD}<cols><col min="1" max="${columns.length}" width="18" customWidth="1"/></cols><sheetData><row r="1">`;
  for (const { name, label } of drawn) head += cellXml(`${name}1`, label, 0);
  for (const part of parts.add(`${head}</row>`)) yield part;
  for await (const batch of batches)
    for (const record of batch) {
      row += 1;
      let xml = `<row r="${row}">`;
      for (const { name, read, style } of drawn) xml += cellXml(name + row, read(record), style);
      for (const part of parts.add(`${xml}</row>`)) yield part;
    }
  for (const part of parts.add("</sheetData></worksheet>")) yield part;
  yield parts.rest();
}

/** Writes texts one after the other into parts; `add` returns those that are full, `rest` what is in the last one. */
function createParts() {
  let part = Buffer.allocUnsafe(PART_BYTES);
  let end = 0;
  return {
    add(text: string): Buffer[] {
      const mostBytes = text.length * BYTES_OF_CHARACTER;
      if (end + mostBytes <= PART_BYTES) {
        end += part.write(text, end);
        return [];
      }
      const full = part.subarray(0, end);
      const isLong = mostBytes > PART_BYTES;
      part = Buffer.allocUnsafe(PART_BYTES);
      end = isLong ? 0 : part.write(text);
      return isLong ? [full, Buffer.from(text)] : [full];
    },
    rest: () => part.subarray(0, end),
  };
}

function cellXml(place: string, value: ExportValue, style: number): string {
  if (value === null || value === "") return "";
  if (typeof value === "string") return `<c r="${place}" t="inlineStr"><is>${textXml(value)}</is></c>`;
  if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${place}" s="${style}"><v>${typeof value === "number" ? value : value.serial}</v></c>`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const SPECIAL = /[<>&\u0000-\u001f]|^\s|\s$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Most texts need nothing done to them. */
function textXml(text: string): string {
  if (!SPECIAL.test(text)) return `<t>${text}</t>`;
  const plain = text.replaceAll(NO_XML, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<t xml:space="preserve">${plain}</t>`;
}

const LETTERS = 26;

/** A, B, … Z, AA, AB, … */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return index < LETTERS ? letter : columnName(Math.floor(index / LETTERS) - 1) + letter;
}
