import { ImportPart, PartedImport } from "@dure/domain/records/import/import-part";
import { importTexts } from "@dure/domain/records/import/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../../platform/firebase";
import { deleteChunk, setChunk } from "../../task/task-store";

/** How long a table that was not imported is kept. */
const KEPT_MS = 2 * 86_400_000;
/** Chunks in one transaction; each has at most half a megabyte. */
const WRITTEN_AT_ONCE = 12;
/** Each part has its own range of chunks, so that a part that is sent again replaces its own. */
export const CHUNKS_OF_PART = 1_000;

const imports = (teamId: string) => inTeam(teamId, "parted-imports");
const parts = (teamId: string) => inTeam(teamId, "import-parts");
const partDoc = (teamId: string, importId: string, part: number) => parts(teamId).doc(`${importId}.${part}`);
const expiry = (now: string) => new Date(Date.parse(now) + KEPT_MS);

function requireImport(doc: DocumentSnapshot): PartedImport {
  if (!doc.exists) throw new AppError("NOT_FOUND", importTexts.importNotFound);
  return PartedImport.parse(doc.data());
}

export function savePartedImport(tx: Transaction, teamId: string, made: PartedImport): void {
  tx.set(imports(teamId).doc(made.id), { ...made, expires_at: expiry(made.created_at) });
}

export const getPartedImport = async (tx: Transaction, teamId: string, id: string) =>
  requireImport(await tx.get(imports(teamId).doc(id)));
export const readPartedImport = async (teamId: string, id: string) =>
  requireImport(await imports(teamId).doc(id).get());

/** The parts of an import, in no order. */
export async function getParts(tx: Transaction, teamId: string, importId: string): Promise<ImportPart[]> {
  const found = await tx.get(parts(teamId).where("import_id", "==", importId));
  return found.docs.map((doc) => ImportPart.parse(doc.data()));
}

/**
 * Writes a part and its chunks, in several transactions: until the last one, the part is not whole and the import can't be
 * started. A part that is sent again replaces what was there.
 * @throws NOT_ACCEPTABLE if the import has been started
 */
export async function writePart(
  teamId: string,
  { id, task_id }: PartedImport,
  part: ImportPart,
  chunks: readonly (readonly unknown[])[],
  now: string,
): Promise<void> {
  const doc = partDoc(teamId, id, part.part);
  const save = (tx: Transaction, values: Partial<ImportPart>) =>
    tx.set(doc, { ...part, ...values, expires_at: expiry(now) });
  const first = part.part * CHUNKS_OF_PART;
  const had = await whileOpen(teamId, id, async (tx) => {
    const before = await tx.get(doc);
    const most = Math.max(chunks.length, before.exists ? ImportPart.parse(before.data()).chunks : 0);
    save(tx, { chunks: most, is_whole: false });
    return most;
  });
  for (let from = 0; from < chunks.length; from += WRITTEN_AT_ONCE)
    await whileOpen(teamId, id, async (tx) => {
      for (const [place, items] of chunks.slice(from, from + WRITTEN_AT_ONCE).entries())
        setChunk(tx, teamId, task_id, first + from + place, items, now);
    });
  await whileOpen(teamId, id, async (tx) => {
    for (let place = chunks.length; place < had; place += 1) deleteChunk(tx, teamId, task_id, first + place);
    save(tx, { chunks: chunks.length, is_whole: true });
  });
}

const whileOpen = <T>(teamId: string, id: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  runTransaction(async (tx) => {
    if ((await getPartedImport(tx, teamId, id)).is_started)
      throw new AppError("NOT_ACCEPTABLE", importTexts.importStarted);
    return work(tx);
  });
