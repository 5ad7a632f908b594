import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import type { ExportColumn } from "@dure/domain/records/export/export-columns";
import type { RecordView } from "@dure/domain/records/record/record";
import { ZipFile } from "yazl";
import { createSharedStrings } from "./shared-strings";
import { sheetXml } from "./sheet-xml";

/** Bytes of XML that may be queued for the compressor, which cannot run while records are decoded. */
const WAITING_BYTES = 262_144;
/** Higher compression levels take half as long again and save only a tenth of the size. */
const COMPRESSION = 2;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Streams a workbook of one sheet (ECMA-376) as its rows arrive. When the reader stops, reading rows stops too. */
export function workbook(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<RecordView[]>,
): ReadableStream<Uint8Array> {
  const formats = [...new Set(columns.flatMap(({ format }) => format ?? []))];
  const styleOf = ({ format }: ExportColumn) => (format === undefined ? 0 : formats.indexOf(format) + 1);
  const shared = createSharedStrings();
  const xml = sheetXml(columns, batches, styleOf, shared);
  const sheet = Readable.from(xml, { objectMode: false, highWaterMark: WAITING_BYTES });
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(DECLARATION + xml), path);
  zip.addBuffer(Buffer.from(DECLARATION + stylesXml(formats)), "xl/styles.xml");
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", { compressionLevel: COMPRESSION });
  // Evaluated lazily, after the sheet is written: only then are all shared strings known.
  zip.addReadStreamLazy("xl/sharedStrings.xml", (take) =>
    take(null, Readable.from([Buffer.from(`${DECLARATION}<sst xmlns="${MAIN}">${shared.xml()}</sst>`)])),
  );
  zip.end();
  // Forwards a failure of the rows. Without it the file would look complete or never end.
  sheet.once("error", (error) => (zip.outputStream as Readable).destroy(error));
  return ReadableStream.from(untilClosed(zip.outputStream, sheet));
}

/** Yields a file's bytes and closes the source, whether the file or its reader ends first. */
async function* untilClosed(file: AsyncIterable<unknown>, source: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of file) yield bytes as Uint8Array;
  } finally {
    source.destroy();
  }
}

const PARTS = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Dure" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
};

/** Format numbers below this are reserved for Excel's built-in formats. */
const FIRST_FORMAT = 164;

/** Style 0 is plain; style n shows numbers in the nth format. */
function stylesXml(formats: readonly string[]): string {
  const escaped = formats.map((format) => format.replaceAll("&", "&amp;").replaceAll('"', "&quot;"));
  const numFmts = escaped.map((format, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${format}"/>`);
  const xfs = formats.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${numFmts.length}">${numFmts.join("")}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${xfs.join("")}</cellXfs></styleSheet>`;
}
