import type { FirebaseOptions } from "firebase/app";

type Address = { host: string; port: number };

/** The deployment's configuration, from /config.json. */
export type Config = {
  firebase: FirebaseOptions;
  /** The product's own domain: below it, the sub-domain names the team. Elsewhere the query does. */
  domain?: string;
  /** The target of "Need help" and of the lockout messages. */
  supportEmail?: string;
  /** Emulator hosts, in local runs only. */
  emulators?: { auth?: string; firestore?: Address; storage?: Address };
};

export async function loadConfig(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config: Config = await response.json();
  if (!config.firebase?.apiKey) throw new Error("/config.json names no Firebase project");
  return config;
}
