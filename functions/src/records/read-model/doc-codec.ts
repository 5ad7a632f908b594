import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CrmRecord } from "@dure/domain/records/record";

/** A longer one makes documents little shorter and reading them slower. */
const DICTIONARY_BYTES = 16_384;
/** Memory that zlib takes at a time for one document: most are far shorter than the 16 kB that it would take itself. */
const TAKEN_BYTES = 4096;

export type DocCodec = ReturnType<typeof createDocCodec>;

/**
 * Writes whole records for showing them again. Field ids, options and members repeat from record to record: a dictionary
 * of some of them makes the others a fifth as long. A document is read with the dictionary it was written with.
 */
export function createDocCodec(dictionary: Uint8Array) {
  const options = { ...(dictionary.length > 0 && { dictionary }), chunkSize: TAKEN_BYTES };
  return {
    encode: (record: CrmRecord): Uint8Array => deflateRawSync(textOf(record), options),
    decode: (doc: Uint8Array): CrmRecord => ({
      ...EMPTY,
      ...(JSON.parse(inflateRawSync(doc, options).toString()) as CrmRecord),
    }),
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

/** Empty values are left out: most are, and reading puts them back. */
const textOf = (record: CrmRecord): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== "")));

/** What a record has where nothing was filled in; checking each document against the schema would cost five times as much. */
const { id: _, ...EMPTY } = CrmRecord.parse({
  id: "empty",
  kind: "lead",
  created_at: "2000-01-01T00:00:00.000Z",
  created_by: "",
  updated_at: "2000-01-01T00:00:00.000Z",
  updated_by: "",
});
