import type { SubscribeStatus } from "@dure/domain/records/field/subscribe-status";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { toRecord } from "../../records/record/record-store";

const records = (teamId: string) => inTeam(teamId, "records");

/**
 * The ids of the records with a normalized address whose copy of its status is stale. A transaction reads the records.
 */
export async function findStaleCopies(
  teamId: string,
  email: string,
  status: SubscribeStatus,
  { after, limit }: { after: string; limit: number },
): Promise<{ stale: string[]; last: string | undefined }> {
  const all = records(teamId).where("email_key", "==", email).orderBy("__name__");
  const rest = after === "" ? all : all.startAfter(after);
  const { docs } = await rest.limit(limit).select("subscribe_status").get();
  const stale = docs.filter((doc) => (doc.get("subscribe_status") ?? "subscribed") !== status);
  return { stale: stale.map(({ id }) => id), last: docs.length < limit ? undefined : docs.at(-1)?.id };
}

/** The records of these ids that still have the address. */
export async function getWithEmail(
  tx: Transaction,
  teamId: string,
  email: string,
  ids: readonly string[],
): Promise<CrmRecord[]> {
  const docs = await tx.getAll(...ids.map((id) => records(teamId).doc(id)));
  return docs.filter((doc) => doc.get("email_key") === email).map(toRecord);
}
