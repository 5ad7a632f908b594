import type { Locale } from "../../shared/text";
import type { MeetingChange } from "../notification/notification";
import { formatRange, meetingPlace } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

type Template = Record<Locale, { code: string; content: string }>;

/**
 * The templates exactly as they are registered with KakaoTalk, which sends no other texts. `#{name}` stands for a
 * variable, and the button "일정 확인 및 변경" / "View or reschedule" leads to `#{link}`; a cancellation has no button.
 */
export const KAKAO_TEMPLATES: Record<MeetingChange | "reminder", Template> = {
  reminder: {
    ko: {
      code: "MEETING_REMINDER_KO",
      content:
        "#{guest}님, #{host}님과의 미팅이 예정되어 있어요.\n\n▶ 미팅: #{title}\n▶ 일시: #{when}\n▶ 장소: #{place}",
    },
    en: {
      code: "MEETING_REMINDER_EN",
      content:
        "Hello #{guest}, this is a reminder of your meeting with #{host}.\n\n▶ Meeting: #{title}\n▶ When: #{when}\n▶ Where: #{place}",
    },
  },
  created: {
    ko: {
      code: "MEETING_CREATED_KO",
      content: "#{guest}님, #{host}님과의 미팅이 확정되었어요.\n\n▶ 미팅: #{title}\n▶ 일시: #{when}\n▶ 장소: #{place}",
    },
    en: {
      code: "MEETING_CREATED_EN",
      content:
        "Hello #{guest}, your meeting with #{host} is confirmed.\n\n▶ Meeting: #{title}\n▶ When: #{when}\n▶ Where: #{place}",
    },
  },
  rescheduled: {
    ko: {
      code: "MEETING_MOVED_KO",
      content:
        "#{guest}님, #{host}님과의 미팅 일정이 변경되었어요.\n\n▶ 미팅: #{title}\n▶ 일시: #{when}\n▶ 장소: #{place}",
    },
    en: {
      code: "MEETING_MOVED_EN",
      content:
        "Hello #{guest}, your meeting with #{host} has a new time.\n\n▶ Meeting: #{title}\n▶ When: #{when}\n▶ Where: #{place}",
    },
  },
  cancelled: {
    ko: {
      code: "MEETING_CANCELLED_KO",
      content: "#{guest}님, #{host}님과의 미팅이 취소되었어요.\n\n▶ 미팅: #{title}\n▶ 일시: #{when}",
    },
    en: {
      code: "MEETING_CANCELLED_EN",
      content: "Hello #{guest}, your meeting with #{host} was canceled.\n\n▶ Meeting: #{title}\n▶ When: #{when}",
    },
  },
};

/** The message to the invitee about a meeting, in the language and zone of the booking. */
export function kakaoMessage(kind: MeetingChange | "reminder", event: ScheduledEvent, eventUrl: string) {
  const { date_range, host, invitees, language, timezone, title } = event;
  const cancelled = kind === "cancelled";
  const variables: Record<string, string> = {
    guest: invitees[0]?.name ?? "",
    host: host.name,
    title,
    when: formatRange(date_range, timezone, language),
    ...(!cancelled && { place: meetingPlace(event, language), link: eventUrl }),
  };
  return { template: KAKAO_TEMPLATES[kind][language].code, variables };
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
