type FailureTexts = { offline: string; tooMany: string; unexpected: string };

import { CallError, isForPeople } from "../call-error";

/** What to tell the visitor when a call failed: the server's own words where they are meant for people. */
export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof CallError)) return texts.offline;
  if (error.status === 429) return texts.tooMany;
  return isForPeople(error) ? error.message : texts.unexpected;
}
