import type { Locale, Text } from "../../shared/text";
import { SkipReason } from "../address/address";
import { type Recipient, statusOf } from "../ledger/recipient";
import { bounceTypeTexts, recipientStatusTexts, skipReasonTexts } from "./recipient-texts";

type Shown = { locale: Locale; time: (time: string) => string };
type TimeName = Extract<keyof Recipient, `${string}_at`>;
type Column = { label: Text; read: (recipient: Recipient, shown: Shown) => string };

const time = (name: TimeName, label: Text): Column => ({
  label,
  read: ({ [name]: at }, shown) => (at === null ? "" : shown.time(at)),
});

function skipReason(reason: string | null, locale: Locale): string {
  const known = SkipReason.safeParse(reason).data;
  return known ? skipReasonTexts[known][locale] : (reason ?? "");
}

const COLUMNS: readonly Column[] = [
  { label: { ko: "이메일", en: "Email" }, read: ({ email }) => email },
  { label: { ko: "상태", en: "Status" }, read: (one, { locale }) => recipientStatusTexts[statusOf(one)][locale] },
  {
    label: { ko: "제외한 이유", en: "Why skipped" },
    read: ({ skip_reason }, { locale }) => skipReason(skip_reason, locale),
  },
  time("sent_at", { ko: "보낸 시각", en: "Sent" }),
  time("delivered_at", { ko: "전달된 시각", en: "Delivered" }),
  time("bounced_at", { ko: "반송된 시각", en: "Bounced" }),
  {
    label: { ko: "반송 유형", en: "Bounce type" },
    read: ({ bounce_type }, { locale }) => (bounce_type ? bounceTypeTexts[bounce_type][locale] : ""),
  },
  { label: { ko: "오류", en: "Error" }, read: ({ failure_reason }) => failure_reason ?? "" },
  { label: { ko: "오픈 횟수", en: "Opens" }, read: ({ total_open_count }) => String(total_open_count) },
  { label: { ko: "자동 검사가 연 횟수", en: "Automatic opens" }, read: (one) => String(one.machine_open_count) },
  time("last_opened_at", { ko: "마지막 오픈 시각", en: "Last opened" }),
  { label: { ko: "클릭 횟수", en: "Clicks" }, read: ({ total_click_count }) => String(total_click_count) },
  { label: { ko: "자동 검사가 클릭한 횟수", en: "Automatic clicks" }, read: (one) => String(one.machine_click_count) },
  time("last_clicked_at", { ko: "마지막 클릭 시각", en: "Last clicked" }),
  time("unsubscribed_at", { ko: "수신 거부 시각", en: "Unsubscribed" }),
  time("complained_at", { ko: "스팸 신고 시각", en: "Complained" }),
];

/** The columns of the recipients' CSV export, in a language; `time` formats a UTC time in the team's zone. */
export const recipientColumns = (shown: Shown) =>
  COLUMNS.map(({ label, read }) => ({
    label: label[shown.locale],
    read: (recipient: Recipient) => read(recipient, shown),
  }));
