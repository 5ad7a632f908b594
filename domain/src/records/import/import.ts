import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { isOver, TaskState } from "../task/task";
import { ImportEntity } from "./import-field";

/** What an import has to do: records to make, and those that were there already. */
export const ImportCounts = z.object({
  records: z.int(),
  new_companies: z.int(),
  found_companies: z.int(),
  new_contacts: z.int(),
  found_contacts: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** An import as it is kept; its rows are the items of its task. */
export const Import = z.object({
  /** The ids of the records it makes begin with it. */
  id: Id,
  entity_id: ImportEntity,
  record_type_id: Id,
  counts: ImportCounts,
  task_id: Id,
  undo_task_id: Id.nullable().default(null),
  created_at: Time,
  created_by: Id,
});
export type Import = z.infer<typeof Import>;

const Progress = z.object({
  state: TaskState,
  total: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  /** Why it failed as a whole, in the caller's language. */
  error: z.string().nullable(),
});
type Progress = z.infer<typeof Progress>;

/** An import with how far it, and its undoing, have come. */
export const ImportView = Import.extend({ task: Progress.nullable(), undo: Progress.nullable() });
export type ImportView = z.infer<typeof ImportView>;

/** Whether an import is taken back, or is about to be. One whose undoing failed or was stopped may be undone again. */
export const isUndone = ({ undo_task_id, undo }: Pick<ImportView, "undo_task_id" | "undo">): boolean =>
  undo_task_id !== null && (!undo || undo.state === "done" || !isOver(undo));

/** Rows or records that nothing was done about, because the work came to its end before. */
export const unprocessed = ({ total, succeeded, failed }: Pick<Progress, "total" | "succeeded" | "failed">): number =>
  Math.max(0, total - succeeded - failed);

/** Ids of one import have their beginning in common: all of a UUID but its last group. */
const BEGINNING = 24;
const NUMBER_DIGITS = 11;

/**
 * The ids of what an import makes: the same in every try, UUIDs in the order of their rows, and told from all others by
 * their beginning, which is the import's own.
 */
export const importedIds = (importId: string) => {
  const of = (kind: number) => (row: number) =>
    `${importId.slice(0, BEGINNING)}${kind}${String(row).padStart(NUMBER_DIGITS, "0")}`;
  return { lead: of(1), company: of(2), contact: of(3) };
};

/** The row that a made record comes from, and as what. */
export const originOf = (recordId: string): { part: "own" | "company" | "contact"; row: number } => ({
  part: (["own", "company", "contact"] as const)[Number(recordId[BEGINNING]) - 1] ?? "own",
  row: Number(recordId.slice(BEGINNING + 1)),
});

/** Between which ids all that an import made lies, and nothing else. */
export const importedRange = (importId: string) => ({
  first: `${importId.slice(0, BEGINNING)}${"0".repeat(NUMBER_DIGITS + 1)}`,
  last: `${importId.slice(0, BEGINNING)}${"f".repeat(NUMBER_DIGITS + 1)}`,
});
