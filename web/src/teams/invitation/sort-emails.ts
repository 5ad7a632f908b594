import { domainOf } from "@dure/domain/identity/sign-in";
import { Email } from "@dure/domain/shared/value";

export type SortedEmails = { ready: string[]; malformed: string[]; foreign: string[] };

/** Separates the e-mails that can be invited: well formed, and on the company's domain. */
export function sortEmails(typed: readonly string[], domain: string): SortedEmails {
  const sorted: SortedEmails = { ready: [], malformed: [], foreign: [] };
  for (const text of typed) {
    const email = Email.safeParse(text.trim());
    if (!email.success) sorted.malformed.push(text);
    else if (domainOf(email.data) !== domain) sorted.foreign.push(email.data);
    else if (!sorted.ready.includes(email.data)) sorted.ready.push(email.data);
  }
  return sorted;
}
