import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { isOver, TaskState } from "../task/task";
import { ImportEntity } from "./import-field";

/** Counts of records to create and of existing ones. */
export const ImportCounts = z.object({
  /** Rows, those that update records among them. */
  records: z.int(),
  /** Rows that update a record. */
  updated: z.int().default(0),
  new_companies: z.int(),
  found_companies: z.int(),
  new_contacts: z.int(),
  found_contacts: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A stored import; its rows are the items of its task. */
export const Import = z.object({
  /** The prefix of the ids of its records. */
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
  /** Why the whole import failed, in the caller's language. */
  error: z.string().nullable(),
});
type Progress = z.infer<typeof Progress>;

/** An import with the progress of its task and of its undo. */
export const ImportView = Import.extend({ task: Progress.nullable(), undo: Progress.nullable() });
export type ImportView = z.infer<typeof ImportView>;

/** Whether an import is undone, or its undo is running. A failed or canceled undo may be repeated. */
export const isUndone = ({ undo_task_id, undo }: Pick<ImportView, "undo_task_id" | "undo">): boolean =>
  undo_task_id !== null && (!undo || undo.state === "done" || !isOver(undo));

/** The number of rows or records left when the task ended. */
export const unprocessed = ({ total, succeeded, failed }: Pick<Progress, "total" | "succeeded" | "failed">): number =>
  Math.max(0, total - succeeded - failed);

/** The length of the prefix shared by the ids of one import: a UUID without its last group. */
const BEGINNING = 24;
const NUMBER_DIGITS = 11;

/**
 * The ids of imported records: deterministic, so retries are idempotent; UUIDs in row order with the import's own
 * prefix. Rows of a part count from its `offset`.
 */
export const importedIds = (importId: string, offset = 0) => {
  const of = (kind: number) => (row: number) =>
    `${importId.slice(0, BEGINNING)}${kind}${String(row + offset).padStart(NUMBER_DIGITS, "0")}`;
  return { lead: of(1), company: of(2), contact: of(3) };
};

/** The row and the part of it that a record was created from. */
export const originOf = (recordId: string): { part: "lead" | "company" | "contact"; row: number } => ({
  part: (["lead", "company", "contact"] as const)[Number(recordId[BEGINNING]) - 1] ?? "lead",
  row: Number(recordId.slice(BEGINNING + 1)),
});

/** The range of ids that contains exactly the records of an import. */
export const importedRange = (importId: string) => ({
  first: `${importId.slice(0, BEGINNING)}${"0".repeat(NUMBER_DIGITS + 1)}`,
  last: `${importId.slice(0, BEGINNING)}${"f".repeat(NUMBER_DIGITS + 1)}`,
});
