import {
  type AddressChange,
  type AddressState,
  changeAddressState,
  newAddress,
} from "@dure/domain/email/address/address";
import type { AddressEvent } from "@dure/domain/email/address/address-events";
import type { ProofSource } from "@dure/domain/email/address/proof";
import type { Tx } from "../../platform/transaction/transaction-store";
import { addressKey } from "./address-key";
import { createProof, getAddress, saveAddress } from "./address-store";

/** Where a change comes from. `id` derives from what caused it: the same one is noted, and applied, once. */
export type ProofOf = { id: string; source: ProofSource; at: string };

/** Decides a change by what is known; undefined: nothing is to change. */
type Change = AddressChange | ((before: AddressState) => AddressChange | undefined);

/**
 * Changes what is known of a normalised address and notes the proof of it. It reads before it writes: call it before the
 * transaction's other writes, and hand its events to the transaction.
 */
export async function changeAddress(
  tx: Tx,
  teamId: string,
  email: string,
  change: Change,
  { id, source, at }: ProofOf,
): Promise<{ state: AddressState; events: AddressEvent[] }> {
  const { state, isNoted } = await getAddress(tx, teamId, email, id);
  const before = state ?? newAddress(email, at);
  const decided = typeof change === "function" ? change(before) : change;
  if (isNoted || !decided) return { state: before, events: [] };
  const after = changeAddressState(before, decided, at);
  const { suppressed, confirmed_at: _, ...set } = decided;
  const noted = suppressed === undefined ? set : { ...set, suppressed: suppressed?.reason ?? null };
  createProof(tx, teamId, email, { id, source, ...noted, at });
  if (after === before) return { state: after, events: [] };
  saveAddress(tx, teamId, after);
  const key = addressKey(email);
  return {
    state: after,
    events: [{ type: "address.changed", before: { id: key, ...before }, after: { id: key, ...after }, source }],
  };
}
