import type { Address, Attachment, MailBody, Personalization } from "./mail-body";
import type { MailState, Sending } from "./state";

/** A delivered message as tests read it. Addresses are plain e-mails; names are in `raw`. */
export interface DeliveredMessage {
  id: string;
  to: string[];
  cc: string[];
  bcc: string[];
  from: Address;
  reply_to: Address | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  custom_args: Record<string, string>;
  categories: string[];
  attachments: Attachment[];
  received_at: string;
  /** Epoch seconds of a scheduled sending. */
  send_at: number | null;
  template_id: string | null;
  batch_id: string | null;
}

/** Newest first. */
export function deliveredMessages(state: MailState): DeliveredMessage[] {
  return state.sendings
    .toReversed()
    .flatMap((sending) => sending.body.personalizations.map((_, i) => view(sending, i)));
}

export function findMessage(state: MailState, id: string): { message: DeliveredMessage; body: MailBody } | undefined {
  const [, sendingId, index] = /^(.+)\.(\d+)$/.exec(id) ?? [];
  const sending = state.sendings.find((candidate) => candidate.id === sendingId);
  if (!sending?.body.personalizations[Number(index)]) return undefined;
  return { message: view(sending, Number(index)), body: sending.body };
}

export interface MessageFilter {
  /** Any recipient, including Bcc. Case-insensitive. */
  to?: string | undefined;
  /** Text that the subject contains. */
  subject?: string | undefined;
  /** ISO time of the oldest messages. */
  since?: string | undefined;
}

export function filterMessages(messages: DeliveredMessage[], filter: MessageFilter): DeliveredMessage[] {
  const to = filter.to?.trim().toLowerCase();
  const sinceMs = filter.since ? Date.parse(filter.since) : undefined;
  return messages.filter(
    (message) =>
      (!to || [...message.to, ...message.cc, ...message.bcc].some((email) => email.toLowerCase() === to)) &&
      (!filter.subject || message.subject.includes(filter.subject)) &&
      (sinceMs === undefined || Date.parse(message.received_at) >= sinceMs),
  );
}

function view(sending: Sending, index: number): DeliveredMessage {
  const { body } = sending;
  const own: Personalization = body.personalizations[index] ?? { to: [] };
  const fill = (source: string | undefined) => substitute(source ?? "", own.substitutions ?? {});
  const content = (type: string) => fill(body.content?.find((block) => block.type === type)?.value);
  return {
    id: `${sending.id}.${index}`,
    to: emails(own.to),
    cc: emails(own.cc),
    bcc: emails(own.bcc),
    from: own.from ?? body.from,
    reply_to: body.reply_to ?? body.reply_to_list?.[0] ?? null,
    subject: fill(own.subject ?? body.subject),
    text: content("text/plain"),
    html: content("text/html"),
    headers: { ...body.headers, ...own.headers },
    custom_args: { ...body.custom_args, ...own.custom_args },
    categories: body.categories ?? [],
    attachments: body.attachments ?? [],
    received_at: sending.received_at,
    send_at: own.send_at ?? body.send_at ?? null,
    template_id: body.template_id ?? null,
    batch_id: body.batch_id ?? null,
  };
}

function emails(addresses: Address[] | undefined): string[] {
  return (addresses ?? []).map((address) => address.email);
}

function substitute(source: string, substitutions: Record<string, string>): string {
  return Object.entries(substitutions).reduce((filled, [tag, value]) => filled.replaceAll(tag, () => value), source);
}
