import type { CrmRecord } from "@dure/domain/records/record/record";

/** As many as two full boards with what their cards refer to; a record takes about 3 kB. */
const KEPT = 3000;

/** What is kept, for one reader. */
export type Kept = { get: (id: string) => CrmRecord | undefined; keep: (record: CrmRecord) => void };

/**
 * Whole records that were read lately: lists are asked for again and again, and finding and inflating their records
 * costs most of an answer. A reader is given what belongs to the state it reads: from the moment a write begins, readers
 * from before it find nothing here and keep nothing. Writes come one after the other.
 */
export function createRecordCache() {
  const kept = new Map<string, CrmRecord>();
  const state = { begun: 0, writing: false };

  return {
    /** For a reader that is about to begin. */
    forReader(): Kept {
      const { begun, writing } = state;
      const stands = () => !writing && begun === state.begun;
      return {
        get: (id) => (stands() ? latest(kept, id) : undefined),
        keep: (record) => {
          if (stands()) keep(kept, record);
        },
      };
    },
    /** Forgets the records of these ids, and lends nothing until the write is done. */
    async whileWriting(ids: Iterable<string>, write: () => Promise<void>): Promise<void> {
      state.begun += 1;
      state.writing = true;
      for (const id of ids) kept.delete(id);
      await write().finally(() => {
        state.writing = false;
      });
    },
  };
}

/** A map gives its entries in the order they came: whatever is used goes to the end. */
function latest(kept: Map<string, CrmRecord>, id: string): CrmRecord | undefined {
  const record = kept.get(id);
  if (record) keep(kept, record);
  return record;
}

function keep(kept: Map<string, CrmRecord>, record: CrmRecord): void {
  kept.delete(record.id);
  kept.set(record.id, record);
  const [oldest] = kept.size > KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
}
