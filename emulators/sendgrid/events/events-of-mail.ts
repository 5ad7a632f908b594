import { randomBytes } from "node:crypto";
import type { MailCopy } from "../messages";
import type { Sending } from "../state";
import { linksOf } from "../tracking/links";
import { type Step, stepsOf } from "./behaviour";
import type { MailEvent } from "./mail-event";

/** The events that follow an accepted call, for each recipient by their address. */
export function eventsOfSending(sending: Sending, nowMs: number): MailEvent[] {
  return sending.body.personalizations.flatMap((one, index) => {
    const emails = [...one.to, ...(one.cc ?? []), ...(one.bcc ?? [])].map(({ email }) => email);
    return emails.flatMap((email) =>
      stepsOf(email).flatMap((step) => eventsOfStep({ sending, index, email }, step, nowMs)),
    );
  });
}

function eventsOfStep(copy: MailCopy, { links, secondsLater = 0, ...fields }: Step, nowMs: number): MailEvent[] {
  const atMs = nowMs + secondsLater * 1000;
  if (!links) return [mailEvent(copy, fields, atMs)];
  const clicked = linksOf(copy.sending, copy.index).slice(0, links === "first" ? 1 : undefined);
  return clicked.map((url, index) => mailEvent(copy, { ...fields, url, url_offset: { index, type: "html" } }, atMs));
}

/** An event about a copy of a mail. `fields` may override its default fields, such as its timestamp. */
export function mailEvent(
  { sending, index, email }: MailCopy,
  fields: { event: string } & Record<string, unknown>,
  atMs: number,
): MailEvent {
  const { body, id } = sending;
  return {
    email,
    timestamp: Math.floor(atMs / 1000),
    "smtp-id": `<${id}@stand-in>`,
    ...(body.categories && { category: body.categories }),
    ...body.custom_args,
    ...body.personalizations[index]?.custom_args,
    sg_event_id: newEventId(),
    sg_message_id: `${id}.filterdrecv-0.${index}`,
    ...fields,
  };
}

export const newEventId = (): string => randomBytes(24).toString("base64url");
