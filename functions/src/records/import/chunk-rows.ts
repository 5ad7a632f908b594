import { ImportItem } from "@dure/domain/records/import/import-item";
import { rowGroups } from "@dure/domain/records/import/row-groups";
import type { CrmRecord } from "@dure/domain/records/record/record";

/** Rows of one chunk, and their bytes as JSON: several are worked on at once, each within one commit or a few. */
const MAX_ROWS = 100;
const MAX_BYTES = 400_000;

type Chunks = {
  /** Items as JSON: a hundred thousand values of their own would cost Firestore far more than a thousand texts. */
  chunks: string[][];
  /** Whether chunks want to make the same company or contact: then they must be worked on one by one. */
  are_entangled: boolean;
};

/** Items in chunks. Rows that share a company or a contact come together as far as they fit. */
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

/** Parts one after the other, as many together as a chunk may hold; none is divided. */
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

/** Most fields of a record are empty; reading puts them back. */
const compact = (record: CrmRecord) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ""));
