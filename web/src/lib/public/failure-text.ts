type FailureTexts = { offline: string; tooMany: string; unexpected: string };

import { CallError, isForPeople } from "../call-error";

/** The text for a failed call: the server's message if it is written for people. */
export function failureText(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof CallError)) return texts.offline;
  if (error.status === 429) return texts.tooMany;
  return isForPeople(error) ? error.message : texts.unexpected;
}
