import { ImportItem } from "@dure/domain/records/import/import-item";
import { rowGroups } from "@dure/domain/records/import/row-groups";
import type { CrmRecord } from "@dure/domain/records/record/record";

/**
 * Limits of one chunk, in rows and in bytes of JSON. Several chunks run in parallel, each within one commit or a few.
 */
const MAX_ROWS = 100;
const MAX_BYTES = 400_000;

type Chunks = {
  /** Items as JSON strings: 100,000 nested values would cost Firestore far more than as many strings. */
  chunks: string[][];
  /** Whether two chunks create the same company or contact. Such chunks must run one after the other. */
  are_entangled: boolean;
};

/** Splits items into chunks. Rows that share a company or contact stay in one chunk as far as they fit. */
export function chunkRows(items: readonly ImportItem[]): Chunks {
  const groups = rowGroups(items).map((group) => group.map(sized));
  const chunks = pack(groups.flatMap((group) => pack(group.map((one) => [one]))));
  return {
    chunks: chunks.map((chunk) => chunk.map(({ item }) => item)),
    are_entangled: groups.some((group) => pack(group.map((one) => [one])).length > 1),
  };
}

type Sized = { item: string; bytes: number };

const bytesOf = (part: readonly Sized[]) => part.reduce((sum, { bytes }) => sum + bytes, 0);

/** Fills chunks with parts in order, as many as fit; a part is never divided. */
function pack(parts: readonly Sized[][]): Sized[][] {
  const packed: Sized[][] = [];
  for (const part of parts) {
    const open = packed.at(-1);
    const fits = open && open.length + part.length <= MAX_ROWS && bytesOf(open) + bytesOf(part) <= MAX_BYTES;
    if (fits) open.push(...part);
    else packed.push([...part]);
  }
  return packed;
}

function sized({ lead, companies, contact, ...rest }: ImportItem): Sized {
  const item = JSON.stringify({
    ...rest,
    lead: compact(lead),
    companies: companies.map(compact),
    contact: contact && compact(contact),
  });
  return { item, bytes: Buffer.byteLength(item) };
}

export const readItem = (item: unknown): ImportItem => ImportItem.parse(JSON.parse(String(item)));

/** Drops empty values, since most fields are empty. Parsing the record restores them. */
const compact = (record: CrmRecord) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ""));
