import { answerRows } from "../../forms/answer/answer-rows";
import { formatPhoneOnWire } from "../../shared/phone";
import type { HostedEvent } from "./scheduled-event";

type Described = Pick<HostedEvent, "invitees" | "company" | "note" | "q_a" | "language" | "dest_cal">;

/**
 * The text of a meeting's entry in a host's calendar. The invitee has the entry in their own calendar too, but for
 * Outlook's, which is written without them: so its link leads to the invitee's page, since the app would ask them to log
 * in.
 */
export function entryDescription(
  { invitees, company, note, q_a, language, dest_cal }: Described,
  urls: { guest: string; host: string },
): string {
  const lines = [
    ...invitees.flatMap(({ name, email, phone }) => [`${name} <${email}>`, formatPhoneOnWire(phone, "en")]),
    company,
    note,
    ...answerRows(q_a, language).map(([question, answer]) => `${question}: ${answer}`),
  ];
  const url = dest_cal?.provider === "outlook" ? urls.host : urls.guest;
  return [...lines.filter(Boolean), `일정 확인·변경·취소 / View, reschedule or cancel: ${url}`].join("\n");
}
