import { ref, type StorageError, uploadBytesResumable } from "firebase/storage";
import { storage } from "../../lib/firebase/storage";

// Brings the Storage SDK along: import this module lazily.

export type Storing = {
  path: string;
  file: Blob;
  contentType: string;
  /** Called with the number of bytes sent so far. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Uploads a file in chunks, and resumes after a lost connection.
 * @throws StorageError if the upload fails or is aborted
 */
export async function storeFile({ path, file, contentType, onProgress, signal }: Storing): Promise<void> {
  const task = uploadBytesResumable(ref(storage(), path), file, { contentType });
  const cancel = () => void task.cancel();
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel);
  const end = task.on("state_changed", ({ bytesTransferred }) => onProgress?.(bytesTransferred), ignore);
  try {
    await task;
  } finally {
    end();
    signal?.removeEventListener("abort", cancel);
  }
}

/** The awaited task already reports the failure. */
const ignore = (_: StorageError) => {};
