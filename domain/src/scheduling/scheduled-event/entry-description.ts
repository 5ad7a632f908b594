import { answerRows } from "../../forms/answer/answer-rows";
import { formatPhoneOnWire } from "../../shared/phone";
import type { HostedEvent } from "./scheduled-event";

type Described = Pick<HostedEvent, "invitees" | "company" | "note" | "q_a" | "language" | "dest_cal">;

/**
 * The description of a meeting in a host's calendar. Except in Outlook, the invitee has the same entry in their
 * calendar, so its link leads to the invitee's page: the app would ask them to log in.
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
