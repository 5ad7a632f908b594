import type { Locale, Text } from "../../shared/text";
import type { ConnectionView, Provider, Service } from "../../teams/connection";

const PROVIDERS: Record<Provider, Text> = {
  google: { ko: "Google", en: "Google" },
  outlook: { ko: "Microsoft", en: "Microsoft" },
  "naver-works": { ko: "네이버웍스", en: "Naver Works" },
  zoom: { ko: "Zoom", en: "Zoom" },
};

/** The mail to a member whose calendar was deleted or is no longer shared with them. */
export function lostCalendarMail(
  { provider, email }: Pick<ConnectionView, "provider" | "email">,
  locale: Locale,
  url: string,
) {
  return toMail(MISSING(`${PROVIDERS[provider][locale]} (${email})`)[locale], locale, url);
}

type Lost = Pick<ConnectionView, "provider" | "service" | "email">;
type Words = { title: string; paragraph: string; button: string };

/**
 * The mail to a member whose account was disconnected by revoking its grant; undefined if no meeting or mail depends on
 * it.
 */
export function lostAccountMail({ provider, service, email }: Lost, locale: Locale, url: string) {
  const account = `${PROVIDERS[provider][locale]} (${email})`;
  const words = WORDS[service];
  if (!words) return undefined;
  return toMail(words(account)[locale], locale, url);
}

function toMail({ title, paragraph, button }: Words, locale: Locale, url: string) {
  const brand = locale === "ko" ? "두레" : "Dure";
  return { subject: `[${brand}] ${title}`, title, paragraphs: [paragraph], button: { label: button, url } };
}

const MISSING = (account: string): Record<Locale, Words> => ({
  ko: {
    title: "예약 페이지의 캘린더를 다시 선택해 주세요",
    paragraph: `${account} 계정의 캘린더 하나가 삭제되었거나 더 이상 공유되지 않아 확인할 수 없습니다. 다른 캘린더를 선택할 때까지 이 캘린더를 쓰는 예약 페이지는 예약을 받지 않습니다.`,
    button: "예약 페이지 열기",
  },
  en: {
    title: "Please choose another calendar for your booking pages",
    paragraph: `A calendar of your account at ${account} was deleted or is no longer shared with you, so it can't be read. Until you choose another one, booking pages that use it won't accept bookings.`,
    button: "Open booking pages",
  },
});

const CALENDAR = (account: string): Record<Locale, Words> => ({
  ko: {
    title: "캘린더를 다시 연결해 주세요",
    paragraph: `${account} 계정의 권한이 철회되어 캘린더를 확인할 수 없습니다. 다시 연결할 때까지 이 캘린더를 쓰는 예약 페이지는 예약을 받지 않고, 예약된 미팅도 캘린더에 반영되지 않습니다.`,
    button: "다시 연결하기",
  },
  en: {
    title: "Please connect your calendar again",
    paragraph: `Access to your account at ${account} was revoked, so its calendars can't be read. Until you connect it again, booking pages that use them won't accept bookings, and booked meetings aren't added to them.`,
    button: "Connect again",
  },
});

const CONFERENCING = (account: string): Record<Locale, Words> => ({
  ko: {
    title: "화상 미팅 계정을 다시 연결해 주세요",
    paragraph: `${account} 계정의 권한이 철회되어 미팅 링크를 만들 수 없습니다. 다시 연결할 때까지 새로 예약된 미팅에는 링크가 없습니다.`,
    button: "다시 연결하기",
  },
  en: {
    title: "Please connect your online meeting account again",
    paragraph: `Access to your account at ${account} was revoked, so no meeting links can be created. Until you connect it again, new meetings won't have a link.`,
    button: "Connect again",
  },
});

const EMAIL = (account: string): Record<Locale, Words> => ({
  ko: {
    title: "메일 계정을 다시 연결해 주세요",
    paragraph: `${account} 계정의 권한이 철회되어 내 메일함에서 메일을 보낼 수 없습니다. 다시 연결할 때까지 미팅 메일과 후속 메일은 팀의 발송 도메인이나 두레의 주소로 보냅니다.`,
    button: "다시 연결하기",
  },
  en: {
    title: "Please connect your mailbox again",
    paragraph: `Access to your account at ${account} was revoked, so no emails can be sent from it. Until you connect it again, meeting emails and follow-ups come from your team's sending domain or Dure's own address.`,
    button: "Connect again",
  },
});

const WORDS: Partial<Record<Service, typeof EMAIL>> = { calendar: CALENDAR, conferencing: CONFERENCING, email: EMAIL };
