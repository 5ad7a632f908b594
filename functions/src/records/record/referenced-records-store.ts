import { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { ReferencedRecords } from "@dure/domain/records/record/referenced-records";
import { referencedIds } from "@dure/domain/records/record/references";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { toRecord } from "./record-store";

/** A transaction, or Firestore itself. */
type Reader = { getAll: (...docs: DocumentReference[]) => Promise<DocumentSnapshot[]> };

/** Reads in one round trip what records refer to, in standard and custom fields, and their deal types. */
export async function readReferencedRecords(
  reader: Reader,
  teamId: string,
  records: readonly CrmRecord[],
): Promise<ReferencedRecords> {
  const types = new Set(records.map(({ record_type_id }) => record_type_id).filter((id) => id !== null));
  const docs = [
    ...[...new Set(records.flatMap(referencedIds))].map((id) => inTeam(teamId, "records").doc(id)),
    ...[...types].map((id) => inTeam(teamId, "record-types").doc(id)),
  ];
  const found = docs.length > 0 ? (await reader.getAll(...docs)).filter((doc) => doc.exists) : [];
  const of = (collection: string) => found.filter((doc) => doc.ref.parent.id === collection);
  return {
    records: new Map(of("records").map((doc) => [doc.id, toRecord(doc)])),
    pipelines: new Map(of("record-types").map((doc) => [doc.id, Pipeline.parse(doc.data())])),
  };
}

export const findReferencedRecords = (teamId: string, records: readonly CrmRecord[]) =>
  readReferencedRecords(firestore, teamId, records);
