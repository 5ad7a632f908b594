import { type DomainState, newDomainState } from "./domains/sender-domain";
import type { MailBody } from "./mail-body";

export const STATE_VERSION = 2;

/** An accepted call. Each personalization is a delivered message; all of them share body and attachments. */
export interface Sending {
  /** The response's X-Message-Id. */
  id: string;
  received_at: string;
  body: MailBody;
}

export interface MailState {
  /** Oldest first. */
  sendings: Sending[];
  /** Domains whose addresses may send. */
  senders: DomainState;
}

export function newMailState(): MailState {
  return { sendings: [], senders: newDomainState() };
}
