import { connectFirestoreEmulator, type Firestore, getFirestore, initializeFirestore } from "firebase/firestore";
import { runtime } from "./runtime";

let started: Firestore | undefined;

/** Firestore, connected at first use. Import this module lazily: the SDK is large and no first screen needs it. */
export function firestore(): Firestore {
  if (started) return started;
  const { app, config } = runtime();
  const emulator = config.emulators?.firestore;
  // The local emulator answers long polling more reliably than streaming through proxies.
  started = emulator ? initializeFirestore(app, { experimentalAutoDetectLongPolling: true }) : getFirestore(app);
  if (emulator) connectFirestoreEmulator(started, emulator.host, emulator.port);
  return started;
}
