import { AddressState, normaliseAddress } from "@dure/domain/email/address/address";
import { Proof } from "@dure/domain/email/address/proof";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { addressKey } from "./address-key";

/** Firestore accepts more documents in one call, but answers such calls more slowly. */
const READ_AT_ONCE = 500;
const PROOFS_SHOWN = 100;
/** More blocked addresses than these are looked up one by one. */
const MAX_READ_ONCE = 20_000;

const addresses = (teamId: string) => inTeam(teamId, "email-addresses");
const addressDoc = (teamId: string, email: string) => addresses(teamId).doc(addressKey(teamId, email));
const proofs = (teamId: string, email: string) => addressDoc(teamId, email).collection("proofs");

const toState = (doc: DocumentSnapshot): AddressState | undefined =>
  doc.exists ? AddressState.parse(doc.data()) : undefined;

/** What is known of some addresses, by their normalized form; an address that nothing is known of is left out. */
export async function readAddresses(teamId: string, emails: readonly string[]): Promise<Map<string, AddressState>> {
  const wanted = [...new Set(emails.flatMap((email) => normaliseAddress(email) ?? []))];
  const states = new Map<string, AddressState>();
  for (let start = 0; start < wanted.length; start += READ_AT_ONCE) {
    const refs = wanted.slice(start, start + READ_AT_ONCE).map((email) => addressDoc(teamId, email));
    for (const doc of await firestore.getAll(...refs)) {
      const state = toState(doc);
      if (state) states.set(state.email, state);
    }
  }
  return states;
}

/**
 * The team's blocked addresses (those that don't get every marketing mail), by their normalized form.
 * @param limit how many at most; all without it
 */
export async function blockedAddresses(teamId: string, limit?: number): Promise<Map<string, AddressState>> {
  const states = new Map<string, AddressState>();
  const all = addresses(teamId).where("blocked", "==", true);
  const blocked = (limit === undefined ? all : all.limit(limit)).stream();
  for await (const doc of blocked as unknown as AsyncIterable<DocumentSnapshot>) {
    const state = AddressState.parse(doc.data());
    states.set(state.email, state);
  }
  return states;
}

export type ReadAddressStates = (emails: readonly string[]) => Promise<ReadonlyMap<string, AddressState>>;

/**
 * Makes the function that reads address states for a large audience. Most teams have few blocked addresses, so these
 * are read once, instead of one read for each address. The check before each call catches later changes.
 */
export async function createAddressStateReader(teamId: string): Promise<ReadAddressStates> {
  const blocked = await blockedAddresses(teamId, MAX_READ_ONCE + 1);
  return blocked.size > MAX_READ_ONCE ? (emails) => readAddresses(teamId, emails) : async () => blocked;
}

/** What is known of an address, and whether a proof was noted already. */
export async function getAddress(
  tx: Transaction,
  teamId: string,
  email: string,
  proofId: string,
): Promise<{ state: AddressState | undefined; isNoted: boolean }> {
  const [address, proof] = await tx.getAll(addressDoc(teamId, email), proofs(teamId, email).doc(proofId));
  return { state: address && toState(address), isNoted: proof?.exists === true };
}

export async function getAddressIn(tx: Transaction, teamId: string, email: string): Promise<AddressState | undefined> {
  return toState(await tx.get(addressDoc(teamId, email)));
}

export function saveAddress(tx: Transaction, teamId: string, state: AddressState): void {
  tx.set(addressDoc(teamId, state.email), { ...state, is_suppressed: state.suppressed !== null });
}

/** Notes a proof. No code changes or deletes one. */
export function createProof(tx: Transaction, teamId: string, email: string, proof: Proof): void {
  tx.create(proofs(teamId, email).doc(proof.id), proof);
}

/** The newest proofs of an address, newest first. */
export async function findProofs(teamId: string, email: string): Promise<Proof[]> {
  const { docs } = await proofs(teamId, email).orderBy("at", "desc").limit(PROOFS_SHOWN).get();
  return docs.map((doc) => Proof.parse(doc.data()));
}
