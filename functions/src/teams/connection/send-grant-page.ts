import { randomBytes } from "node:crypto";
import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import type { Locale, Text } from "@dure/domain/shared/text";
import type { Provider } from "@dure/domain/teams/connection";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Response } from "express";

/** The message to the window that opened the consent page. */
export type GrantOutcome =
  | { type: "connected"; provider: Provider | "slack" }
  | { type: "error"; provider: Provider | "slack" | null; error: Text; said?: { error: string; description: string } };

/** The popup's last page: tells its opener, if that has the same origin, and closes itself. */
export function sendGrantPage(res: Response, outcome: GrantOutcome, locale: Locale): void {
  const nonce = randomBytes(16).toString("base64");
  const text = (outcome.type === "connected" ? teamsTexts.connected : outcome.error)[locale];
  res
    .status(outcome.type === "connected" ? 200 : 400)
    .set(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .set("x-content-type-options", "nosniff")
    .set("referrer-policy", "no-referrer")
    .type("html")
    .send(`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Dure</title></head>
<body>
<p>${escapeHtml(text)}</p>
<script nonce="${nonce}">
if (window.opener) window.opener.postMessage(${literal(messageOf(outcome, text))}, location.origin);
window.close();
</script>
</body>
</html>`);
}

/** The message; a refusal of Naver Works is `naver-works/{error}/{description}` (docs/product/teams.md#naver-works). */
function messageOf(outcome: GrantOutcome, text: string): unknown {
  if (outcome.type === "connected") return { source: "dure", ...outcome };
  const { type, provider, said } = outcome;
  if (provider === "naver-works" && said) return `${provider}/${said.error}/${said.description}`;
  return { source: "dure", type, provider, error: text };
}

/** JSON that is safe within a script element: no character in it can end the script. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
