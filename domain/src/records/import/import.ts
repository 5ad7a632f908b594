import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { TaskState } from "../task";
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
});

/** An import with how far it, and its undoing, have come. */
export const ImportView = Import.extend({ task: Progress.nullable(), undo: Progress.nullable() });
export type ImportView = z.infer<typeof ImportView>;

/** The ids of what an import makes: the same in every try, and told apart from all others by their beginning. */
export const importedIds = (importId: string) => ({
  lead: (row: number) => `${importId}-r${String(row).padStart(4, "0")}`,
  company: (row: number) => `${importId}-c${String(row).padStart(4, "0")}`,
  contact: (row: number) => `${importId}-p${String(row).padStart(4, "0")}`,
});

export const isMadeBy = ({ id }: Pick<Import, "id">, recordId: string): boolean => recordId.startsWith(`${id}-`);
