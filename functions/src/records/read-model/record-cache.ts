import type { CrmRecord } from "@dure/domain/records/record/record";

/** Enough for two full boards with the records that their cards refer to; a record takes about 3 kB. */
const MAX_RECORDS = 3000;

/** The cache as one reader sees it. */
export type ReaderCache = { get: (id: string) => CrmRecord | undefined; set: (record: CrmRecord) => void };

/**
 * An LRU cache of decoded records: lists are requested again and again, and finding and inflating records is most of
 * the cost. A reader only gets records of its own state: once a write begins, earlier readers get and store nothing.
 * Writes are serialised.
 */
export function createRecordCache() {
  const cached = new Map<string, CrmRecord>();
  const state = { begun: 0, writing: false };

  return {
    /** Returns the view of the cache for a new reader. */
    forReader(): ReaderCache {
      const { begun, writing } = state;
      const stands = () => !writing && begun === state.begun;
      return {
        get: (id) => (stands() ? touch(cached, id) : undefined),
        set: (record) => {
          if (stands()) store(cached, record);
        },
      };
    },
    /** Evicts the records with these ids and serves nothing until the write is done. */
    async whileWriting(ids: Iterable<string>, write: () => Promise<void>): Promise<void> {
      state.begun += 1;
      state.writing = true;
      for (const id of ids) cached.delete(id);
      await write().finally(() => {
        state.writing = false;
      });
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
