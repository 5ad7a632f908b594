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

/** The source of a change. `id` derives from the cause, so that the same cause is noted and applied only once. */
export type ProofOf = { id: string; source: ProofSource; at: string };

/** Decides a change from the current state; undefined if nothing changes. */
type Change = AddressChange | ((before: AddressState) => AddressChange | undefined);

type Changing = { email: string; change: Change; proof: ProofOf };

/**
 * Changes what is known of a normalized address and notes the proof of it. It reads before it writes: call it before the
 * transaction's other writes, and hand its events to the transaction.
 */
export async function changeAddress(
  tx: Tx,
  teamId: string,
  email: string,
  change: Change,
  proof: ProofOf,
): Promise<{ state: AddressState; events: AddressEvent[] }> {
  const { states, events } = await changeAddresses(tx, teamId, [{ email, change, proof }]);
  return { state: states.get(email) ?? newAddress(email, proof.at), events };
}

/** Changes some addresses as `changeAddress` does one. Each is named once. */
export async function changeAddresses(
  tx: Tx,
  teamId: string,
  changes: readonly Changing[],
): Promise<{ states: Map<string, AddressState>; events: AddressEvent[] }> {
  const read = await Promise.all(changes.map(({ email, proof }) => getAddress(tx, teamId, email, proof.id)));
  const states = new Map<string, AddressState>();
  const events: AddressEvent[] = [];
  for (const [place, changing] of changes.entries()) {
    const { state, isNoted } = read[place] ?? { state: undefined, isNoted: false };
    const before = state ?? newAddress(changing.email, changing.proof.at);
    const after = isNoted ? before : write(tx, teamId, before, changing);
    states.set(after.email, after);
    const id = addressKey(teamId, after.email);
    if (after !== before)
      events.push({
        type: "address.changed",
        before: { id, ...before },
        after: { id, ...after },
        source: changing.proof.source,
      });
  }
  return { states, events };
}

function write(tx: Tx, teamId: string, before: AddressState, { email, change, proof }: Changing): AddressState {
  const { id, source, at } = proof;
  const decided = typeof change === "function" ? change(before) : change;
  if (!decided) return before;
  const after = changeAddressState(before, decided, at);
  const { suppressed, confirmed_at: _, opted_out_at: __, joined_into: ___, ...set } = decided;
  const noted = suppressed === undefined ? set : { ...set, suppressed: suppressed?.reason ?? null };
  createProof(tx, teamId, email, { id, source, ...noted, at });
  if (after !== before) saveAddress(tx, teamId, after);
  return after;
}
