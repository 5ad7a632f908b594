import { sync, type VEvent } from "node-ical";
import type { DeliveredMessage } from "../../../support/email/inbox";

/** The calendar file of a mail: its text and its one event. */
export function icsOf({ attachments }: DeliveredMessage) {
  const [file] = attachments;
  if (!file) throw new Error("The mail has no attachment.");
  const text = Buffer.from(file.content, "base64").toString("utf8");
  const parsed = sync.parseICS(text);
  const events = Object.values(parsed).filter((one): one is VEvent => one?.type === "VEVENT");
  const [event] = events;
  if (!event || events.length !== 1) throw new Error(`The calendar file has ${events.length} events: ${text}`);
  return { text, event, method: text.match(/^METHOD:(.*)$/m)?.[1]?.trim(), filename: file.filename };
}
