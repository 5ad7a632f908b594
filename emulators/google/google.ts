import type { StateFile } from "../src/stand-in/state-file";
import type { GoogleState } from "./state";

/** The OAuth client the stand-in knows unless told of another. */
export const LOCAL_CLIENT_ID = "dure-local.apps.googleusercontent.com";
export const LOCAL_CLIENT_SECRET = "GOCSPX-dure-local";

/** What every part of the stand-in works with. */
export interface Google {
  file: StateFile<GoogleState>;
  clientId: string;
  clientSecret: string;
  /** Redirects must lead to this origin; without it, any http(s) address will do. */
  appUrl: string | undefined;
}

export function nowMs(): number {
  return Date.now();
}

export function isoNow(): string {
  return new Date(nowMs()).toISOString();
}
