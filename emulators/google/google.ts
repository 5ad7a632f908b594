import type { StateFile } from "../src/stand-in/state-file";
import type { GoogleState } from "./state";

/** The default OAuth client of the stand-in. */
export const LOCAL_CLIENT_ID = "dure-local.apps.googleusercontent.com";
export const LOCAL_CLIENT_SECRET = "GOCSPX-dure-local";

/** The state and settings that all parts of the stand-in share. */
export interface Google {
  file: StateFile<GoogleState>;
  clientId: string;
  clientSecret: string;
  /** The only origin that redirects may lead to. Without it, any http(s) address is accepted. */
  appUrl: string | undefined;
}

export function nowMs(): number {
  return Date.now();
}

export function isoNow(): string {
  return new Date(nowMs()).toISOString();
}
