import type { Reference } from "@dure/domain/records/record/record";
import type { RegistryCompany } from "../registry/use-registry-search";

/** A company or a contact that a field is to refer to, and that must first be created in a form. */
export type RequestedRecord = {
  entity: "company" | "contact";
  name: string;
  /** The company of the registry to create the record from. */
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

/** Opens the form. It is mounted on every page, because a field inside another form may need it. */
export const requestRecord = (record: RequestedRecord): void => set(record);

export const requestedRecord = (): RequestedRecord | undefined => asked;

/** Ends the request, with the created record or without one. Does nothing if there is no request. */
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
