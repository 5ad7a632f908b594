import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CrmRecord } from "@dure/domain/records/record/record";

/** A longer one makes documents little shorter and reading them slower. */
const DICTIONARY_BYTES = 16_384;
/**
 * Memory that zlib takes at a time for one document: most are far shorter than the 16 kB that it would take itself. It
 * lies outside of the heap, and the collector runs the more often, the more of it there is.
 */
const TAKEN_BYTES = 2048;

export type DocCodec = ReturnType<typeof createDocCodec>;

/**
 * Writes whole records for showing them again. Field ids, options and members repeat from record to record: a dictionary
 * of some of them makes the others a fifth as long. A document is read with the dictionary it was written with.
 */
export function createDocCodec(dictionary: Uint8Array) {
  const options = { ...(dictionary.length > 0 && { dictionary }), chunkSize: TAKEN_BYTES };
  return {
    encode: (record: CrmRecord): Uint8Array => deflateRawSync(textOf(record), options),
    decode: (doc: Uint8Array): CrmRecord => recordOf(inflateRawSync(doc, options).toString()),
  };
}

/** A dictionary for records like these. */
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
 * A record as a list of names and values, its own fields as such a list within it; empty values are left out, since most
 * are. Read as objects, every record with another choice of filled fields would be of a shape of its own, and making
 * shapes takes longer than all else about reading.
 */
const textOf = (record: CrmRecord): string =>
  JSON.stringify(
    Object.entries(record).flatMap(([name, value]) => {
      if (value === null || value === "") return [];
      return [name, name === "custom" ? Object.entries(value).flat(1) : value];
    }),
  );

function recordOf(text: string): CrmRecord {
  const record: CrmRecord = { ...EMPTY };
  setAll(record, JSON.parse(text));
  // Without a prototype it is a table of names from the start, which no shape is made for.
  record.custom = setAll(Object.create(null), record.custom as unknown as unknown[]);
  return record;
}

/** Sets values by name from a list of both. */
function setAll<T extends object>(target: T, list: readonly unknown[]): T {
  for (let at = 0; at < list.length; at += 2) (target as Record<string, unknown>)[list[at] as string] = list[at + 1];
  return target;
}

/** What a record has where nothing was filled in; checking each document against the schema would cost five times as much. */
const EMPTY = CrmRecord.parse({
  id: "empty",
  kind: "lead",
  created_at: "2000-01-01T00:00:00.000Z",
  created_by: "",
  updated_at: "2000-01-01T00:00:00.000Z",
  updated_by: "",
});
