import type { ImportItem } from "@dure/domain/records/import/import-item";
import type { CrmRecord } from "@dure/domain/records/record";

/** Rows of one chunk, and their bytes as JSON: several are worked on at once, each within one commit or a few. */
const MAX_ROWS = 100;
const MAX_BYTES = 400_000;

/**
 * Items in chunks. Rows of one company come together, for the chunks are worked on side by side and only those that make
 * the same company have to wait for each other.
 */
export function chunkRows(items: readonly ImportItem[]): object[][] {
  const sorted = [...items].sort((a, b) => companyOf(a).localeCompare(companyOf(b)) || a.row - b.row);
  const chunks: object[][] = [];
  let bytes = 0;
  for (const item of sorted.map(compactItem)) {
    const size = Buffer.byteLength(JSON.stringify(item));
    const open = chunks.at(-1);
    const fits = open !== undefined && open.length < MAX_ROWS && bytes + size <= MAX_BYTES;
    if (fits) open.push(item);
    else chunks.push([item]);
    bytes = fits ? bytes + size : size;
  }
  return chunks;
}

const companyOf = ({ companies }: ImportItem): string => companies[0]?.id ?? "";

/** Most fields of a record are empty; reading puts them back. */
const compactItem = ({ lead, companies, contact, ...item }: ImportItem) => ({
  ...item,
  lead: compact(lead),
  companies: companies.map(compact),
  contact: contact && compact(contact),
});

const compact = (record: CrmRecord) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ""));
