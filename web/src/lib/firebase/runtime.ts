import { type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import type { Config } from "./config";

export type Runtime = {
  config: Config;
  app: FirebaseApp;
  auth: Auth;
  /** When it started, by this device's clock. No data of the team is read before. */
  startedMs: number;
};

let running: Runtime | undefined;

/** Starts the SDKs, once, whichever page needs them first. */
export function startRuntime(config: Config): Runtime {
  if (running) return running;
  const app = initializeApp(config.firebase);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulators?.auth) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  running = { config, app, auth, startedMs: Date.now() };
  return running;
}

/** The deployment's configuration and the SDKs that every screen needs. */
export function runtime(): Runtime {
  if (!running) throw new Error("The runtime has not started");
  return running;
}
