import { rememberEmail } from "@dure/domain/identity/remember-email";

const KEY = "dure.recent-emails";

/**
 * The last five e-mails that signed in on this browser, latest first. Sign-out keeps them
 * (docs/product/identity.md#sign-in).
 */
export function recentEmails(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const saveRecentEmail = (email: string): void =>
  localStorage.setItem(KEY, JSON.stringify(rememberEmail(recentEmails(), email)));
