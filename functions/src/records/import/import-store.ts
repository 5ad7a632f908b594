import { Import } from "@dure/domain/records/import/import";
import type { ImportEntity } from "@dure/domain/records/import/import-field";
import { importTexts } from "@dure/domain/records/import/texts";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../platform/firebase";
import type { Tx } from "../../platform/transaction/transaction-store";
import { toRecord } from "../record/record-store";

const LISTED = 50;
/** Headers remembered per person and entity. Once this many are stored, the next import replaces them. */
const REMEMBERED = 1000;

const imports = (teamId: string) => inTeam(teamId, "imports");

function requireImport(doc: DocumentSnapshot): Import {
  if (!doc.exists) throw new AppError("NOT_FOUND", importTexts.importNotFound);
  return Import.parse(doc.data());
}

export const readImport = async (teamId: string, id: string) => requireImport(await imports(teamId).doc(id).get());
export const getImport = async (tx: Transaction, teamId: string, id: string) =>
  requireImport(await tx.get(imports(teamId).doc(id)));

export function saveImport(tx: Transaction, teamId: string, made: Import): void {
  tx.set(imports(teamId).doc(made.id), made);
}

/** The latest imports, newest first, of one member or of the whole team. */
export async function findImports(teamId: string, userId: string | undefined): Promise<Import[]> {
  const all = imports(teamId);
  const some = userId ? all.where("created_by", "==", userId) : all;
  return (await some.orderBy("created_at", "desc").limit(LISTED).get()).docs.map(requireImport);
}

type Remembered = Record<string, string | null>;

/** One mapping per person and entity: leads and deals have different fields, and people have different spreadsheets. */
const mappingDoc = (teamId: string, userId: string, entityId: ImportEntity) =>
  inTeam(teamId, "import-mappings").doc(`${userId}.${entityId}`);

/** The mapping that a person chose in past imports: field ids by header, null for an ignored column. */
export async function readMapping(teamId: string, userId: string, entityId: ImportEntity): Promise<Remembered> {
  return (await mappingDoc(teamId, userId, entityId).get()).get("fields") ?? {};
}

export function saveMapping(
  tx: Transaction,
  teamId: string,
  userId: string,
  entityId: ImportEntity,
  before: Remembered,
  chosen: Remembered,
): void {
  const remembered = Object.keys(before).length < REMEMBERED ? before : {};
  tx.set(mappingDoc(teamId, userId, entityId), { user_id: userId, fields: { ...remembered, ...chosen } });
}

/** Reads a consistent snapshot without locks. */
export const readSnapshot = <T>(look: (tx: Tx) => Promise<T>): Promise<T> => runTransaction(look, { readOnly: true });

/** Finds records by id. */
export async function findRecords(
  reader: Pick<Transaction, "getAll">,
  teamId: string,
  ids: Iterable<string>,
): Promise<Map<string, CrmRecord>> {
  const docs = [...new Set(ids)].map((id) => inTeam(teamId, "records").doc(id));
  const found = docs.length > 0 ? await reader.getAll(...docs) : [];
  return new Map(found.filter((doc) => doc.exists).map((doc) => [doc.id, toRecord(doc)]));
}
