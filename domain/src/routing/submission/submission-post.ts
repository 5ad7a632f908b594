import { answerRows } from "../../forms/answer/answer-rows";
import { slackPost } from "../../teams/slack";
import { askedIn, type SubmissionHeader, type SubmissionRow } from "./submission";

type Post = { title: string; labels: SubmissionHeader["labels"]; row: SubmissionRow };

const WORDS = {
  ko: { came: "새 제출", disqualified: "부적격", booking: "미팅 예약 중", assigned: "배정됨" },
  en: {
    came: "New submission",
    disqualified: "Disqualified",
    booking: "Choosing a time",
    assigned: "Assigned",
  },
};

/** The Slack message about a submission, in mrkdwn. */
export function submissionPost({ title, labels, row }: Post, locale: "ko" | "en"): string {
  const words = WORDS[locale];
  const state =
    row.status === "disqualified" ? words.disqualified : row.status === "submitted" ? words.booking : words.assigned;
  return slackPost(words.came, `${title} · ${state}`, answerRows(askedIn(labels, row), locale));
}
