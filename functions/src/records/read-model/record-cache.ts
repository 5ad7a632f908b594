import type { CrmRecord } from "@dure/domain/records/record/record";
import type { DatabaseVersion } from "./database-version";

/** Enough for two full boards with the records that their cards refer to; a record takes about 3 kB. */
const MAX_RECORDS = 3000;

/** The cache as one reader sees it. */
export type ReaderCache = { get: (id: string) => CrmRecord | undefined; set: (record: CrmRecord) => void };

/**
 * An LRU cache of decoded records: lists are requested again and again, and finding and inflating records is most of
 * the cost. A reader only gets records of its own state: once a write begins, earlier readers get and store nothing.
 */
export function createRecordCache(version: DatabaseVersion) {
  const cached = new Map<string, CrmRecord>();

  return {
    /** Returns the view of the cache for a new reader. */
    forReader(): ReaderCache {
      const begunWith = version.current();
      const stands = () => begunWith !== undefined && begunWith === version.current();
      return {
        get: (id) => (stands() ? touch(cached, id) : undefined),
        set: (record) => {
          if (stands()) store(cached, record);
        },
      };
    },
    /** To be called once the write that changes these records has begun. */
    evict(ids: Iterable<string>): void {
      for (const id of ids) cached.delete(id);
    },
  };
}

/** A map iterates in insertion order, so a used entry is moved to the end (LRU). */
function touch(cached: Map<string, CrmRecord>, id: string): CrmRecord | undefined {
  const record = cached.get(id);
  if (record) store(cached, record);
  return record;
}

function store(cached: Map<string, CrmRecord>, record: CrmRecord): void {
  cached.delete(record.id);
  cached.set(record.id, record);
  const [oldest] = cached.size > MAX_RECORDS ? cached.keys() : [];
  if (oldest !== undefined) cached.delete(oldest);
}
