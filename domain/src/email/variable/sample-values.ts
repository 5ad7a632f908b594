import type { Locale } from "../../shared/text";
import type { StandardVariable } from "./variable";

/** Sample values for previews and test mails, where there is no meeting and no record. */
export const sampleValues = (locale: Locale): Record<string, string> => SAMPLES[locale];

const COMMON = {
  invitee_email: "guest@example.com",
  invitee_phone: "82-1012345678",
  host_email: "host@example.com",
  reschedule_link: "https://example.com/public-pages/event/sample",
  email: "guest@example.com",
  phone: "+82 10-1234-5678",
  owner_email: "host@example.com",
  unsubscribe_link: "https://example.com/unsubscribe/sample",
  preferences_link: "https://example.com/preferences/sample",
};

const SAMPLES: Record<Locale, Record<StandardVariable, string>> = {
  ko: {
    ...COMMON,
    invitee_name: "김두레",
    company: "두레상사",
    meeting_title: "30분 상담",
    meeting_time: "2026년 12월 1일 화요일 오전 10:00~10:30 (Asia/Seoul)",
    meeting_place: "Google Meet",
    host_name: "이담당",
    name: "김두레",
    first_name: "두레",
    last_name: "김",
    title: "팀장",
    deal_name: "두레상사 연간 계약",
    owner_name: "이담당",
  },
  en: {
    ...COMMON,
    invitee_name: "Alex Kim",
    company: "Dure Trading",
    meeting_title: "30-minute call",
    meeting_time: "Tuesday, December 1, 2026 at 10:00 – 10:30 AM (Asia/Seoul)",
    meeting_place: "Google Meet",
    host_name: "Sam Lee",
    name: "Alex Kim",
    first_name: "Alex",
    last_name: "Kim",
    title: "Head of Sales",
    deal_name: "Dure Trading annual contract",
    owner_name: "Sam Lee",
  },
};
