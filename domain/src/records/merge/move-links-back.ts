import { StoredReference } from "../field/custom-value";
import { filenameKey } from "../file/file-name";
import type { CrmRecord } from "../record/record";
import { freeFilename, type Links, type MovedLinks } from "./merge-links";
import type { MergeMove } from "./merge-move";

/** The data for moving merged links back, with the record that each belonged to. */
export function movesOf({ notes, todos, files, records }: MovedLinks, sourceIds: readonly string[]): MergeMove[] {
  const sources = new Set(sourceIds);
  return [
    ...notes.map(({ before: { id, record_id } }): MergeMove => ({ what: "note", id, source_id: record_id })),
    ...todos.flatMap(({ before: { id, record_id } }): MergeMove[] =>
      record_id === null ? [] : [{ what: "todo", id, source_id: record_id }],
    ),
    ...files.map(({ before, after }): MergeMove => {
      const filename = { before: before.filename, after: after.filename };
      return { what: "file", id: before.id, source_id: before.record_id, filename };
    }),
    ...records.flatMap(({ before }) => referencesOf(before, sources)),
  ];
}

function referencesOf(record: CrmRecord, sources: ReadonlySet<string>): MergeMove[] {
  const leading = ["company_id", "contact_id", ...Object.keys(record.custom)].flatMap((path) => {
    const source_id = referenceAt(record, path);
    return source_id && sources.has(source_id) ? [{ path, source_id }] : [];
  });
  return [...new Set(leading.map(({ source_id }) => source_id))].map((source_id) => {
    const paths = leading.filter((one) => one.source_id === source_id).map(({ path }) => path);
    return { what: "record", id: record.id, source_id, paths };
  });
}

type Merge = { sourceId: string; targetId: string };

/**
 * Moves links back to the record that a merge took them from, as far as they are still where the merge brought them.
 * @param filenames names of the files that the record has
 */
export function moveLinksBack(
  { notes, todos, files, records }: Links,
  moves: readonly MergeMove[],
  { sourceId, targetId }: Merge,
  filenames: readonly string[],
): MovedLinks {
  const known = new Map(moves.map((move) => [`${move.what} ${move.id}`, move]));
  const taken = new Set(filenames.map(filenameKey));
  const isThere = ({ record_id }: { record_id: string | null }) => record_id === targetId;
  const back = <T extends { record_id: string | null }>(list: readonly T[]) =>
    list.filter(isThere).map((before) => ({ before, after: { ...before, record_id: sourceId } }));
  return {
    notes: back(notes),
    todos: back(todos),
    files: files.filter(isThere).map((before) => {
      const name = known.get(`file ${before.id}`)?.filename;
      const filename = freeFilename(name?.after === before.filename ? name.before : before.filename, taken);
      taken.add(filenameKey(filename));
      return { before, after: { ...before, record_id: sourceId, filename } };
    }),
    records: records.flatMap((before) => {
      const paths = known.get(`record ${before.id}`)?.paths ?? [];
      const after = relinkedBack(before, paths, { sourceId, targetId });
      return after ? [{ before, after }] : [];
    }),
  };
}

/** Points those references that still lead to the target back to the source; undefined if there are none. */
function relinkedBack(record: CrmRecord, paths: readonly string[], { sourceId, targetId }: Merge) {
  const led = new Set(paths.filter((path) => referenceAt(record, path) === targetId));
  if (led.size === 0) return undefined;
  const custom = Object.entries(record.custom).map(([fieldId, value]) => {
    const reference = led.has(fieldId) ? StoredReference.parse(value) : undefined;
    return [fieldId, reference ? { ...reference, id: sourceId } : value];
  });
  return {
    ...record,
    ...(led.has("company_id") && { company_id: sourceId }),
    ...(led.has("contact_id") && { contact_id: sourceId }),
    custom: Object.fromEntries(custom),
  };
}

const referenceAt = (record: CrmRecord, path: string): string | null | undefined =>
  path === "company_id" || path === "contact_id"
    ? record[path]
    : StoredReference.safeParse(record.custom[path]).data?.id;
