import type { MailBody } from "./mail-body";

export const STATE_VERSION = 1;

/** One accepted call. Each of its personalizations is one delivered message; all share body and attachments. */
export interface Sending {
  /** The X-Message-Id answered. */
  id: string;
  received_at: string;
  body: MailBody;
}

export interface MailState {
  /** Oldest first. */
  sendings: Sending[];
}

export function newMailState(): MailState {
  return { sendings: [] };
}
