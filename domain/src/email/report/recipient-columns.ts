import type { Locale, Text } from "../../shared/text";
import { type Recipient, statusOf } from "../ledger/recipient";

const COLUMNS: readonly { label: Text; read: (recipient: Recipient) => string }[] = [
  { label: { ko: "이메일", en: "Email" }, read: ({ email }) => email },
  { label: { ko: "상태", en: "Status" }, read: statusOf },
  { label: { ko: "제외한 이유", en: "Why left out" }, read: ({ skip_reason }) => skip_reason ?? "" },
  { label: { ko: "보낸 시각", en: "Sent" }, read: ({ sent_at }) => sent_at ?? "" },
  { label: { ko: "전달된 시각", en: "Delivered" }, read: ({ delivered_at }) => delivered_at ?? "" },
  { label: { ko: "반송된 시각", en: "Bounced" }, read: ({ bounced_at }) => bounced_at ?? "" },
  { label: { ko: "반송 유형", en: "Bounce type" }, read: ({ bounce_type }) => bounce_type ?? "" },
  { label: { ko: "오류", en: "Error" }, read: ({ failure_reason }) => failure_reason ?? "" },
  { label: { ko: "오픈 횟수", en: "Opens" }, read: ({ total_open_count }) => String(total_open_count) },
  { label: { ko: "자동 검사가 연 횟수", en: "Automatic opens" }, read: (one) => String(one.machine_open_count) },
  { label: { ko: "마지막 오픈 시각", en: "Last opened" }, read: ({ last_opened_at }) => last_opened_at ?? "" },
  { label: { ko: "클릭 횟수", en: "Clicks" }, read: ({ total_click_count }) => String(total_click_count) },
  { label: { ko: "자동 검사가 클릭한 횟수", en: "Automatic clicks" }, read: (one) => String(one.machine_click_count) },
  { label: { ko: "마지막 클릭 시각", en: "Last clicked" }, read: ({ last_clicked_at }) => last_clicked_at ?? "" },
  { label: { ko: "수신 거부 시각", en: "Unsubscribed" }, read: ({ unsubscribed_at }) => unsubscribed_at ?? "" },
  { label: { ko: "스팸 신고 시각", en: "Complained" }, read: ({ complained_at }) => complained_at ?? "" },
];

/** The columns of the file of a campaign's recipients, with their labels in a language. */
export const recipientColumns = (locale: Locale) => COLUMNS.map(({ label, read }) => ({ label: label[locale], read }));
