import { fillTags } from "./fill-tags";
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

/** A copy of a mail: a call, and the index of its personalization. */
export interface MailCopy {
  sending: Sending;
  index: number;
  /** The first recipient. */
  email: string;
}

/** The copy with this message id, which consists of the call's id and the personalization's index. */
export function findCopy(state: MailState, id: string): MailCopy | undefined {
  const [, sendingId, place] = /^(.+)\.(\d+)$/.exec(id) ?? [];
  const sending = state.sendings.findLast((candidate) => candidate.id === sendingId);
  const index = Number(place);
  const email = sending?.body.personalizations[index]?.to[0]?.email;
  return sending && email !== undefined ? { sending, index, email } : undefined;
}

export function newestCopyTo(state: MailState, email: string): MailCopy | undefined {
  for (const sending of state.sendings.toReversed()) {
    const index = sending.body.personalizations.findIndex((one) => isSentTo(one, email.toLowerCase()));
    if (index >= 0) return { sending, index, email };
  }
  return undefined;
}

export function findMessage(state: MailState, id: string): { message: DeliveredMessage; body: MailBody } | undefined {
  const copy = findCopy(state, id);
  return copy && { message: view(copy.sending, copy.index), body: copy.sending.body };
}

export interface MessageFilter {
  /** Any recipient, including Bcc. Case-insensitive. */
  to?: string | undefined;
  /** Text that the subject contains. */
  subject?: string | undefined;
  /** ISO time of the oldest messages. */
  since?: string | undefined;
}

/** The matching messages, newest first. Recipients are filtered before rendering: a call may have a thousand copies. */
export function findMessages(
  state: MailState,
  filter: MessageFilter,
  limit = Number.POSITIVE_INFINITY,
): DeliveredMessage[] {
  const to = filter.to?.trim().toLowerCase();
  const sinceMs = filter.since ? Date.parse(filter.since) : Number.NEGATIVE_INFINITY;
  const found: DeliveredMessage[] = [];
  for (const sending of state.sendings.toReversed()) {
    if (Date.parse(sending.received_at) < sinceMs) continue;
    for (const [index, one] of sending.body.personalizations.entries()) {
      if (found.length >= limit) return found;
      if (to && !isSentTo(one, to)) continue;
      const message = view(sending, index);
      if (!filter.subject || message.subject.includes(filter.subject)) found.push(message);
    }
  }
  return found;
}

export const countMessages = (state: MailState, to: string): number =>
  state.sendings
    .flatMap(({ body }) => body.personalizations)
    .filter((one) => !to || isSentTo(one, to.trim().toLowerCase())).length;

const isSentTo = ({ to, cc, bcc }: Personalization, email: string): boolean =>
  [...to, ...(cc ?? []), ...(bcc ?? [])].some((one) => one.email.toLowerCase() === email);

function view(sending: Sending, index: number): DeliveredMessage {
  const { body } = sending;
  const own: Personalization = body.personalizations[index] ?? { to: [] };
  const fill = (source: string | undefined) => fillTags(source ?? "", own.substitutions ?? {});
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
