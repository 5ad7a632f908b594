import type { RecordView } from "@dure/domain/records/record/record";

/** Rows of a list read at once: about three screens. */
export const PAGE_ROWS = 100;

/** One page; `referred` has the companies and contacts of its rows, where the list asked for them. */
export type RecordPage = { data: RecordView[]; referred?: RecordView[] | undefined; total: number };
