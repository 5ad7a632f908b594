import { defineTexts } from "../../shared/text";

/** How far a mail has come, on the screen and in the file of recipients. */
export const recipientStatusTexts = defineTexts({
  queued: { ko: "대기", en: "Waiting" },
  claimed: { ko: "보내는 중", en: "Being sent" },
  unknown: { ko: "확인 중", en: "Checking" },
  accepted: { ko: "보냄", en: "Sent" },
  deferred: { ko: "지연", en: "Delayed" },
  delivered: { ko: "전달", en: "Delivered" },
  opened: { ko: "오픈", en: "Opened" },
  clicked: { ko: "클릭", en: "Clicked" },
  skipped: { ko: "제외", en: "Skipped" },
  failed: { ko: "오류", en: "Error" },
  bounced: { ko: "반송", en: "Bounced" },
  unsubscribed: { ko: "수신 거부", en: "Unsubscribed" },
  complained: { ko: "스팸 신고", en: "Spam complaint" },
});

/** Why somebody got no mail. */
export const skipReasonTexts = defineTexts({
  no_address: { ko: "이메일 주소가 없어요", en: "No email address" },
  invalid: { ko: "올바르지 않은 주소예요", en: "Not a valid address" },
  duplicate: { ko: "같은 주소가 이미 있어요", en: "Duplicate address" },
  unsubscribed: { ko: "수신을 거부했어요", en: "Unsubscribed" },
  excluded: { ko: "발송에서 제외했어요", en: "Excluded from sending" },
  suppressed: { ko: "발송이 차단된 주소예요", en: "Suppressed" },
  quiet_hours: { ko: "밤 시간이라 보내지 않았어요", en: "Not sent at night" },
  cancelled: { ko: "캠페인을 취소했어요", en: "The campaign was canceled" },
});

export const bounceTypeTexts = defineTexts({
  soft: { ko: "일시적", en: "Soft" },
  hard: { ko: "영구적", en: "Hard" },
  unknown: { ko: "알 수 없음", en: "Unknown" },
});
