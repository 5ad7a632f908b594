import { CallError } from "../../../lib/call-error";
import type { PublicTexts } from "../texts/ko";

/** What to tell the visitor when a call failed: the server's own words where they are meant for people. */
export function failureText(error: unknown, texts: PublicTexts): string {
  if (!(error instanceof CallError)) return texts.offline;
  if (error.status === 429) return texts.tooMany;
  return error.status >= 500 && error.code !== "PROVIDER_FAILED" ? texts.unexpected : error.message;
}
