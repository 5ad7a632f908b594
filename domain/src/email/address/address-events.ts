import type { AddressState } from "./address";
import type { ProofSource } from "./proof";

/** An address as events name it, by its key. */
export type KeyedAddress = AddressState & { id: string };

export type AddressEvent =
  | { type: "address.changed"; before: KeyedAddress; after: KeyedAddress; source: ProofSource }
  /** The suppression list was exported as a file. */
  | { type: "address.exported"; before: null; after: { id: string } };
