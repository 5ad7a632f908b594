import type { AddressState } from "./address";
import type { ProofSource } from "./proof";

/** An address in an event; `id` is the address's key. */
export type KeyedAddress = AddressState & { id: string };

export type AddressEvent =
  | { type: "address.changed"; before: KeyedAddress; after: KeyedAddress; source: ProofSource }
  /** The suppression list was exported as a file. */
  | { type: "address.exported"; before: null; after: { id: string } };
