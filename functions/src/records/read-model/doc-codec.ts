import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CrmRecord } from "@dure/domain/records/record/record";

/** A longer dictionary shortens documents only little and slows down reading. */
const DICTIONARY_BYTES = 16_384;
/**
 * Bytes that zlib allocates per document. Most documents are far shorter than zlib's default of 16 kB. The memory is
 * outside the heap, but the more of it there is, the more often the garbage collector runs.
 */
const TAKEN_BYTES = 2048;

export type DocCodec = ReturnType<typeof createDocCodec>;

/**
 * Encodes whole records for display. Field ids, options and members repeat across records: a dictionary made from a few
 * records makes the others a fifth as long. A document must be decoded with the dictionary that encoded it.
 */
export function createDocCodec(dictionary: Uint8Array) {
  const options = { ...(dictionary.length > 0 && { dictionary }), chunkSize: TAKEN_BYTES };
  return {
    encode: (record: CrmRecord): Uint8Array => deflateRawSync(textOf(record), options),
    decode: (doc: Uint8Array): CrmRecord => parseRecord(inflateRawSync(doc, options).toString()),
  };
}

/** Makes a dictionary from sample records. */
export function dictionaryOf(records: readonly CrmRecord[]): Uint8Array {
  const texts: Buffer[] = [];
  let bytes = 0;
  for (const record of records) {
    const text = Buffer.from(textOf(record));
    bytes += text.length;
    if (bytes > DICTIONARY_BYTES) break;
    texts.push(text);
  }
  return Buffer.concat(texts);
}

/**
 * Encodes a record as a flat list of names and values, its custom fields as a nested list; empty values are left out,
 * as most are. Parsed as objects, records with different sets of fields would each get a hidden class of their own in
 * V8, which takes longer than the rest of decoding.
 */
const textOf = (record: CrmRecord): string =>
  JSON.stringify(
    Object.entries(record).flatMap(([name, value]) => {
      if (value === null || value === "") return [];
      return [name, name === "custom" ? Object.entries(value).flat(1) : value];
    }),
  );

function parseRecord(text: string): CrmRecord {
  const record: CrmRecord = { ...EMPTY };
  setAll(record, JSON.parse(text));
  // An object without a prototype is a hash table from the start; V8 makes no hidden class for it.
  record.custom = setAll(Object.create(null), record.custom as unknown as unknown[]);
  return record;
}

/** Sets values from a flat list of names and values. */
function setAll<T extends object>(target: T, list: readonly unknown[]): T {
  for (let at = 0; at < list.length; at += 2) (target as Record<string, unknown>)[list[at] as string] = list[at + 1];
  return target;
}

/** The values of an empty record. Validating each document against the schema would cost five times as much. */
const EMPTY = CrmRecord.parse({
  id: "empty",
  kind: "lead",
  created_at: "2000-01-01T00:00:00.000Z",
  created_by: "",
  updated_at: "2000-01-01T00:00:00.000Z",
  updated_by: "",
});
