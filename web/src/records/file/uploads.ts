import type { EntityId } from "@dure/domain/records/record/entity";

/** An upload to a record. It continues while the record is not on the screen. */
export type Upload = {
  id: string;
  recordId: string;
  filename: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** Set when the upload failed. It then stays in the list until it is retried or dismissed. */
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
/** Asks before the tab is closed, which would end the uploads. */
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
