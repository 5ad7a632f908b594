import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { runtime } from "./runtime";

let started: FirebaseStorage | undefined;

/** Cloud Storage, connected at first use. Import this module lazily. */
export function storage(): FirebaseStorage {
  if (started) return started;
  const { app, config } = runtime();
  started = getStorage(app);
  const emulator = config.emulators?.storage;
  if (emulator) connectStorageEmulator(started, emulator.host, emulator.port);
  return started;
}
