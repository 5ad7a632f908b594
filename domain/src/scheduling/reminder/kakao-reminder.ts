import type { Locale } from "../../shared/text";
import { formatRange, meetingPlace } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

/**
 * The templates exactly as they are registered with KakaoTalk, which sends no other texts. `#{name}` stands for a
 * variable, and the button "일정 확인 및 변경" / "View or reschedule" leads to `#{link}`.
 */
export const REMINDER_TEMPLATES: Record<Locale, { code: string; content: string }> = {
  ko: {
    code: "MEETING_REMINDER_KO",
    content:
      "#{guest} 님, #{host} 님과의 미팅이 예정되어 있어요.\n\n▶ 미팅: #{title}\n▶ 일시: #{when}\n▶ 장소: #{place}",
  },
  en: {
    code: "MEETING_REMINDER_EN",
    content:
      "Hello #{guest}, this is a reminder of your meeting with #{host}.\n\n▶ Meeting: #{title}\n▶ When: #{when}\n▶ Where: #{place}",
  },
};

/** The variables' values in the invitee's reminder, in the language and zone of the booking. */
export function reminderVariables(event: ScheduledEvent, eventUrl: string): Record<string, string> {
  const { date_range, host, invitees, language, timezone, title } = event;
  return {
    guest: invitees[0]?.name ?? "",
    host: host.name,
    title,
    when: formatRange(date_range, timezone, language),
    place: meetingPlace(event, language),
    link: eventUrl,
  };
}

/**
 * A phone number (`dialcode-number`) as Korean relays take it: 01012345678, or with the dial code for another country.
 * @returns undefined for an invalid number
 */
export function kakaoNumber(phone: string): string | undefined {
  const [, dialCode = "", rest = ""] = phone.match(/^(\d{1,4})-(\d{4,20})$/) ?? [];
  const number = dialCode === "82" ? `0${rest.replace(/^0+/, "")}` : `${dialCode}${rest}`;
  return /^\d{8,15}$/.test(number) ? number : undefined;
}
