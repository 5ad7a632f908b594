import { readFileSync } from "node:fs";
import { join } from "node:path";

const script = (name: string) => readFileSync(join(import.meta.dirname, "browser", name), "utf8");

/** Replaces https://apis.google.com/js/api.js. */
export const gapiScript = () => script("gapi.js");

/** The query with which firebase/auth opens the sign-in page. */
export type HandlerQuery = Record<string, string>;

/** The page that passes the result of a sign-in to the SDK, as the emulator's page does. */
export function relayPage(query: HandlerQuery, event: object): string {
  const data = JSON.stringify({ query, event }).replaceAll("<", "\\u003c");
  return `<!doctype html><meta charset="utf-8"><title>Signing in</title><script>const data = ${data};\n${script("relay.js")}</script>`;
}

/** Removes the resources that an emulator's page loads from the internet: it gets our gapi script, and no styles. */
export function offline(html: string): string {
  return html
    .replaceAll("https://apis.google.com/js/api.js", "/__gapi.js")
    .replaceAll(/<link href="https:\/\/[^>]*>|<script src="https:\/\/unpkg[^>]*><\/script>/g, "");
}
