import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { runtime } from "./runtime";

/** The retry limit while offline. The SDK's default is ten minutes, too long for a waiting user. */
const MAX_RETRY_MS = 30_000;

let started: FirebaseStorage | undefined;

/** Cloud Storage, connected at first use. Import this module lazily. */
export function storage(): FirebaseStorage {
  if (started) return started;
  const { app, config } = runtime();
  started = getStorage(app);
  started.maxUploadRetryTime = started.maxOperationRetryTime = MAX_RETRY_MS;
  const emulator = config.emulators?.storage;
  if (emulator) connectStorageEmulator(started, emulator.host, emulator.port);
  return started;
}
