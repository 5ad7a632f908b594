import type { FirebaseOptions } from "firebase/app";

type Address = { host: string; port: number };

/** The deployment's configuration, from /config.json. */
export type Config = {
  firebase: FirebaseOptions;
  /** The product's own domain: below it, the sub-domain names the team. Elsewhere the query does. */
  domain?: string;
  /** The target of "Need help" and of the lockout messages. */
  supportEmail?: string;
  /** Where the terms of service and the privacy policy are read; linked to where somebody agrees to them. */
  termsUrl?: string;
  privacyUrl?: string;
  /** The deployed version, which error reports name. */
  release?: string;
  /** Bugs are reported by the Sentry protocol, through /api/telemetry; the server's `SENTRY_DSN` says where to. */
  errorReports?: { dsn: string };
  /** The share of the API's calls that are traced; the server's `OTLP_URL` says where to. */
  traces?: { ratio: number };
  /** Whether usage is analysed, of users who consent; the server's `ANALYTICS_URL` says where events go. */
  analytics?: boolean;
  /** The support chat's widget; `script-src` in firebase.json must include its origin. */
  supportChat?: { script: string };
  /** Emulator hosts, in local runs only. */
  emulators?: { auth?: string; firestore?: Address; storage?: Address };
};

let loading: Promise<Config> | undefined;

/** Fetched once; again after a failure. */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config: Config = await response.json();
  if (!config.firebase?.apiKey) throw new Error("/config.json names no Firebase project");
  return config;
}
