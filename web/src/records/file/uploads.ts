import type { EntityId } from "@dure/domain/records/record/entity";

/** A file on its way to a record. It goes on while its record is out of sight. */
export type Upload = {
  id: string;
  recordId: string;
  filename: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** Set once it failed; it then stays until it is tried again or dismissed. */
  error: unknown;
  file: File;
  params: { entityId: EntityId; recordId: string };
  cancel: () => void;
};

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
  if (isSending()) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

const isSending = () => uploads.some(({ error }) => error === undefined);
/** A closed tab would end what is being sent. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export const allUploads = (): readonly Upload[] => uploads;

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const putUpload = (upload: Upload): void => set([...uploads.filter(({ id }) => id !== upload.id), upload]);

export const changeUpload = (id: string, change: Partial<Upload>): void =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

export const dropUpload = (id: string): void => set(uploads.filter((upload) => upload.id !== id));
