import { AddressState, type SuppressionReason } from "@dure/domain/email/address/address";
import { type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const addresses = (teamId: string) => inTeam(teamId, "email-addresses");

/** An address that gets no mail, with its key. */
export type SuppressedAddress = { id: string; state: AddressState };

const toAddress = (doc: DocumentSnapshot): SuppressedAddress => ({ id: doc.id, state: AddressState.parse(doc.data()) });

/** `search` is the beginning of a normalized address. */
type Wanted = {
  search?: string | undefined;
  reason?: SuppressionReason | undefined;
  /** Orders by document id, which reveals nothing of the addresses. A search needs the order of addresses. */
  hidesOrder?: boolean | undefined;
};

function suppressed(teamId: string, { search, reason, hidesOrder = false }: Wanted): Query {
  let found = addresses(teamId)
    .where("is_suppressed", "==", true)
    .orderBy(hidesOrder ? FieldPath.documentId() : "email");
  if (reason) found = found.where("suppressed.reason", "==", reason);
  // U+F8FF sorts after every character that an address may contain.
  if (search) found = found.startAt(search).endAt(`${search}\uf8ff`);
  return found;
}

/** A page of the list, and how long the whole list is. */
export async function findSuppressed(
  teamId: string,
  wanted: Wanted,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ rows: SuppressedAddress[]; total: number; isLast: boolean }> {
  const all = suppressed(teamId, wanted);
  const last = after === undefined ? undefined : await addresses(teamId).doc(after).get();
  const rest = last?.exists ? all.startAfter(wanted.hidesOrder ? last.id : last.get("email")) : all;
  const [{ docs }, count] = await Promise.all([rest.limit(limit + 1).get(), all.count().get()]);
  return { rows: docs.slice(0, limit).map(toAddress), total: count.data().count, isLast: docs.length <= limit };
}

/** An address by its key; undefined if it may be sent to. */
export async function findSuppressedById(teamId: string, id: string): Promise<SuppressedAddress | undefined> {
  const doc = await addresses(teamId).doc(id).get();
  return doc.get("is_suppressed") === true ? toAddress(doc) : undefined;
}
