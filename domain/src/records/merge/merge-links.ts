import { cutText } from "../../shared/text";
import { StoredReference } from "../field/custom-value";
import type { StoredFile } from "../file/file";
import { extensionOf, filenameKey } from "../file/file-name";
import type { CrmRecord, Note } from "../record/record";
import type { Todo } from "../todo/todo";

/** The links of records: notes, tasks, files, and records that refer to them. */
export type Links = { notes: Note[]; todos: Todo[]; files: StoredFile[]; records: CrmRecord[] };

type Moved<T> = { before: T; after: T };
export type MovedLinks = { [Kind in keyof Links]: Moved<Links[Kind][number]>[] };

/**
 * Moves links to the target. They keep their times, so all notes and files are in chronological order
 * (docs/product/records-bulk.md#merge). A file whose name is taken gets a number.
 * @param filenames names of the target's files
 */
export function moveLinks(
  { notes, todos, files, records }: Links,
  sourceIds: ReadonlySet<string>,
  targetId: string,
  filenames: readonly string[],
): MovedLinks {
  const taken = new Set(filenames.map(filenameKey));
  return {
    notes: notes.map((before) => ({ before, after: { ...before, record_id: targetId } })),
    todos: todos.map((before) => ({ before, after: { ...before, record_id: targetId } })),
    files: files.map((before) => {
      const filename = freeFilename(before.filename, taken);
      taken.add(filenameKey(filename));
      return { before, after: { ...before, record_id: targetId, filename } };
    }),
    records: records.map((before) => ({ before, after: relinked(before, sourceIds, targetId) })),
  };
}

/** The first free name: "quote.pdf", "quote (2).pdf", "quote (3).pdf". */
export function freeFilename(filename: string, taken: ReadonlySet<string>): string {
  const extension = extensionOf(filename);
  const stem = extension ? filename.slice(0, -extension.length - 1) : filename;
  const ending = filename.slice(stem.length);
  for (let number = 2, free = filename; ; number += 1) {
    if (!taken.has(filenameKey(free))) return free;
    const mark = ` (${number})`;
    free = `${cutText(stem, MAX_FILENAME - mark.length - ending.length)}${mark}${ending}`;
  }
}

const MAX_FILENAME = 255;

/** Redirects references from the sources to the target. This is not an edit, so the record's times stay. */
function relinked(record: CrmRecord, sourceIds: ReadonlySet<string>, targetId: string): CrmRecord {
  const moved = (id: string | null) => (id !== null && sourceIds.has(id) ? targetId : id);
  const custom = Object.entries(record.custom).map(([fieldId, value]) => {
    const reference = StoredReference.safeParse(value).data;
    return [fieldId, reference ? { ...reference, id: moved(reference.id) } : value];
  });
  return {
    ...record,
    company_id: moved(record.company_id),
    contact_id: moved(record.contact_id),
    custom: Object.fromEntries(custom),
  };
}
