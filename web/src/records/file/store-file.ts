import { ref, type StorageError, uploadBytesResumable } from "firebase/storage";
import { storage } from "../../lib/firebase/storage";

// Brings the Storage SDK along: import this module lazily.

export type Storing = {
  path: string;
  file: Blob;
  contentType: string;
  /** Hears how many bytes have arrived. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal | undefined;
};

/** Uploads a file in parts that go on after a broken connection. Fails with a `StorageError`, when aborted too. */
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

/** The task itself is awaited, and tells of its failure there. */
const ignore = (_: StorageError) => {};
