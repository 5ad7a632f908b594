import type { PreferenceChoice } from "@dure/domain/email/unsubscribe/preferences";

const ONE_CLICK = /List-Unsubscribe\b[^&]{0,200}One-Click/i;
/** The page's own form is far below it. */
const MAX_LENGTH = 10_000;

/**
 * Reads the body of a POST: RFC 8058's one click, as a form or as multipart, or the page's form.
 * @returns undefined for anything else, which changes nothing
 */
export function readChoice(body: string): PreferenceChoice | undefined {
  if (body.length > MAX_LENGTH) return undefined;
  if (ONE_CLICK.test(body)) return { action: "unsubscribe", isOneClick: true };
  const form = new URLSearchParams(body);
  const action = form.get("action");
  if (action === "unsubscribe") return { action, isOneClick: false };
  if (action === "resubscribe") return { action };
  if (action === "night") return { action, isGiven: form.get("night") === "yes" };
  if (action === "topics") return { action, kept: form.getAll("topic") };
  return undefined;
}
