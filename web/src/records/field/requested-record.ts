import type { Reference } from "@dure/domain/records/record/record";
import type { RegistryCompany } from "../registry/use-registry-search";

/** A company or a contact that somebody wants to refer to and that is yet to be made. */
export type RequestedRecord = {
  entity: "company" | "contact";
  name: string;
  /** The company of the registry that it is. */
  company?: RegistryCompany | undefined;
  onCreated: (reference: Reference) => void;
  onCancel: () => void;
};

let asked: RequestedRecord | undefined;
const listeners = new Set<() => void>();

function set(next: RequestedRecord | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The form stands beside every page, for a field may ask for it from within a form. */
export const requestRecord = (record: RequestedRecord): void => set(record);

export const requestedRecord = (): RequestedRecord | undefined => asked;

/** Ends the asking, with what was made or with nothing; once it has ended, nothing happens. */
export function settleRequest(reference?: Reference): void {
  const ended = asked;
  set(undefined);
  if (reference) ended?.onCreated(reference);
  else ended?.onCancel();
}

export function subscribeToRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
