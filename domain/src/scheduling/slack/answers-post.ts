import { answerRows } from "../../forms/answer/answer-rows";
import type { Locale } from "../../shared/text";
import { slackPost } from "../../teams/slack";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

const WORDS = {
  ko: {
    came: "예약 폼 제출",
    name: "이름",
    email: "이메일",
    phone: "전화번호",
    company: "회사",
    note: "메모",
  },
  en: {
    came: "Booking form submitted",
    name: "Name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    note: "Note",
  },
};

type Answered = Pick<ScheduledEvent, "title" | "invitees" | "company" | "note" | "q_a">;

/** The Slack post with the answers to a booking page's form: each answer with its question, in mrkdwn. */
export function answersPost({ title, invitees: [guest], company, note, q_a }: Answered, locale: Locale): string {
  const words = WORDS[locale];
  const own = [
    [words.name, guest?.name],
    [words.email, guest?.email],
    [words.phone, guest?.phone],
    [words.company, company],
    [words.note, note],
  ] as const;
  return slackPost(words.came, title, [
    ...own.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    ...answerRows(q_a, locale),
  ]);
}
