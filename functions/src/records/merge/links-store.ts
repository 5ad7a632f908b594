import { StoredFile } from "@dure/domain/records/file/file";
import type { Links, MovedLinks } from "@dure/domain/records/merge/merge-links";
import type { MergeMove } from "@dure/domain/records/merge/merge-move";
import { kindOf, type RecordKind } from "@dure/domain/records/record/entity";
import { type CrmRecord, Note } from "@dure/domain/records/record/record";
import { Todo } from "@dure/domain/records/todo/todo";
import type { DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { readCustomFields } from "../field/field-store";
import { saveFile } from "../file/file-store";
import { saveNote } from "../note/note-store";
import { fitIntoCommit } from "../record/fit-into-commit";
import { toRecord } from "../record/record-store";
import { saveTodo } from "../todo/todo-store";

/** Links per kind (records, notes, tasks, files) moved in one transaction. */
const AT_ONCE = 50;

/** The standard fields in which records refer to a record of each kind. */
export const STANDARD_REFERENCE_PATHS: Record<RecordKind, readonly string[]> = {
  lead: [],
  company: ["company_id"],
  contact: ["contact_id"],
};

/** The custom fields, archived ones included, in which records of any kind refer to a record of this kind. */
export async function customReferencePaths(teamId: string, kind: RecordKind): Promise<string[]> {
  const fields = await readCustomFields(teamId);
  return fields
    .filter(({ attributes: { entity_type } }) => entity_type && kindOf(entity_type) === kind)
    .map(({ id }) => `custom.${id}.id`);
}

/** Reads the links of some records (referring records, notes, tasks, files), as many as one transaction can move. */
export async function readLinks(
  tx: Transaction,
  teamId: string,
  recordIds: readonly string[],
  paths: readonly string[],
): Promise<Links> {
  const of = (collection: string, path: string): Query => inTeam(teamId, collection).where(path, "in", recordIds);
  const docsOf = async (query: Query) => (await tx.get(query.limit(AT_ONCE))).docs;
  const [notes, todos, files, ...referring] = await Promise.all([
    docsOf(of("notes", "record_id")),
    docsOf(of("todos", "record_id")),
    docsOf(of("files", "record_id").where("removed_at", "==", null)),
    ...paths.map((path) => docsOf(of("records", path))),
  ]);
  const records = new Map(referring.flat().map((doc) => [doc.id, doc]));
  const links = [
    ...notes.map(LINKS.note.read),
    ...todos.map(LINKS.todo.read),
    ...files.map(LINKS.file.read),
    ...[...records.values()].map(LINKS.record.read),
  ];
  return unmixed(fitIntoCommit(links));
}

type Link = { note: Note } | { todo: Todo } | { file: StoredFile } | { record: CrmRecord };

/** Where each kind of link is stored, and how it is read. */
const LINKS = {
  note: { collection: "notes", read: (doc: DocumentSnapshot): Link => ({ note: Note.parse(doc.data()) }) },
  todo: { collection: "todos", read: (doc: DocumentSnapshot): Link => ({ todo: Todo.parse(doc.data()) }) },
  file: { collection: "files", read: (doc: DocumentSnapshot): Link => ({ file: StoredFile.parse(doc.data()) }) },
  record: { collection: "records", read: (doc: DocumentSnapshot): Link => ({ record: toRecord(doc) }) },
} as const;
type LinkKind = keyof typeof LINKS;
const isLink = (what: string): what is LinkKind => Object.hasOwn(LINKS, what);

/** Reads links that a merge moved, as many as one transaction can move back; those that are gone count as moved. */
export async function readMovedLinks(
  tx: Transaction,
  teamId: string,
  moves: readonly MergeMove[],
): Promise<{ links: Links; moves: MergeMove[] }> {
  const refs = moves.flatMap((move) =>
    isLink(move.what) ? [{ move, kind: move.what, ref: inTeam(teamId, LINKS[move.what].collection).doc(move.id) }] : [],
  );
  if (refs.length === 0) return { links: unmixed([]), moves: [] };
  const docs = await tx.getAll(...refs.map(({ ref }) => ref));
  const read = refs.map(({ move, kind }, place) => ({ move, link: linkIn(kind, docs[place]) }));
  const fitting = fitIntoCommit(read);
  return { links: unmixed(fitting.flatMap(({ link }) => link ?? [])), moves: fitting.map(({ move }) => move) };
}

/** A link, unless it or its file is gone. */
function linkIn(kind: LinkKind, doc: DocumentSnapshot | undefined): Link | undefined {
  if (!doc?.exists || (kind === "file" && doc.get("removed_at") !== null)) return undefined;
  return LINKS[kind].read(doc);
}

const unmixed = (links: readonly Link[]): Links => ({
  notes: links.flatMap((link) => ("note" in link ? link.note : [])),
  todos: links.flatMap((link) => ("todo" in link ? link.todo : [])),
  files: links.flatMap((link) => ("file" in link ? link.file : [])),
  records: links.flatMap((link) => ("record" in link ? link.record : [])),
});

/** The names of a record's files. The transaction is retried if another file is added before it commits. */
export async function readFilenames(tx: Transaction, teamId: string, recordId: string): Promise<string[]> {
  const found = await tx.get(inTeam(teamId, "files").where("record_id", "==", recordId));
  return found.docs.map((doc) => StoredFile.parse(doc.data()).filename);
}

/** Saves moved notes, tasks and files. Referring records are saved together with the other records. */
export function saveMoved(tx: Transaction, teamId: string, { notes, todos, files }: MovedLinks): void {
  for (const { after } of notes) saveNote(tx, teamId, after);
  for (const { before, after } of todos) saveTodo(tx, teamId, after, before);
  for (const { before, after } of files) saveFile(tx, teamId, after, before);
}
