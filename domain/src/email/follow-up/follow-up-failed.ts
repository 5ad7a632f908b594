import type { Locale } from "../../shared/text";
import type { FollowUp } from "./follow-up";

/**
 * Why a mail was not sent: its template was deleted, its address bounced or complained before, or the mail service refused
 * every attempt.
 */
export type FollowUpFailure = "template-gone" | "suppressed" | "refused";

/** The mail that tells the host about the failure. */
export function followUpFailed(failure: FollowUpFailure, { to, values }: FollowUp, locale: Locale) {
  const guest = to.name || to.email;
  const { title, introduction, reasons, rows } = WORDS[locale];
  const known: [string, string | undefined][] = [
    [rows.guest, `${guest} (${to.email})`],
    [rows.meeting, values.meeting_title],
    [rows.time, values.meeting_time],
  ];
  return {
    subject: `[${title}] ${guest}`,
    title,
    paragraphs: [introduction(guest), reasons[failure]],
    rows: known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
  };
}

const WORDS = {
  ko: {
    title: "후속 메일 발송 실패",
    introduction: (guest: string) => `${guest}님께 후속 메일을 보내지 못했습니다.`,
    reasons: {
      "template-gone": "메일 템플릿이 삭제되었습니다. 필요하면 직접 메일을 보내 주세요.",
      suppressed:
        "이 주소는 메일이 반송되었거나 수신을 거부해 더는 메일을 보내지 않습니다. 전화 등 다른 방법으로 연락해 주세요.",
      refused: "메일 서비스가 메일을 받지 않았습니다. 주소를 확인하고, 필요하면 직접 메일을 보내 주세요.",
    },
    rows: { guest: "예약자", meeting: "미팅", time: "일시" },
  },
  en: {
    title: "Follow-up email not sent",
    introduction: (guest: string) => `The follow-up email to ${guest} could not be sent.`,
    reasons: {
      "template-gone": "Its email template was deleted. Please email them yourself if needed.",
      suppressed:
        "Emails to this address bounced or were reported as spam, so no more are sent. Please reach them another way.",
      refused: "The mail service rejected it. Please check the address, and email them yourself if needed.",
    },
    rows: { guest: "Invitee", meeting: "Meeting", time: "When" },
  },
} satisfies Record<Locale, object>;
