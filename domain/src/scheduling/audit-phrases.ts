import type { AuditPhrases } from "../shared/audit/audit-phrases";
import type { SchedulingEvent } from "./events";

export const schedulingAuditPhrases: AuditPhrases<SchedulingEvent> = {
  "booking-defaults.changed": { ko: "예약 기본값을 수정했어요", en: "Changed booking defaults" },
  "booking-page.created": { ko: "예약 페이지를 만들었어요", en: "Created a booking page" },
  "booking-page.changed": { ko: "예약 페이지를 수정했어요", en: "Changed a booking page" },
  "booking-page.deleted": { ko: "예약 페이지를 삭제했어요", en: "Deleted a booking page" },
  "calendar.lost": { ko: "연동된 계정에서 캘린더를 찾을 수 없게 됐어요", en: "A connected account lost a calendar" },
  "onetime.created": { ko: "일회성 미팅을 만들었어요", en: "Suggested a meeting" },
  "onetime.changed": { ko: "일회성 미팅을 수정했어요", en: "Changed a suggested meeting" },
  "onetime.deleted": { ko: "일회성 미팅을 삭제했어요", en: "Deleted a suggested meeting" },
  "meeting.requested": { ko: "승인이 필요한 미팅 예약이 들어왔어요", en: "A meeting was requested" },
  "meeting.declined": {
    ko: "미팅 예약 요청을 거절하거나 취소했어요",
    en: "A meeting request was declined or canceled",
  },
  "meeting.created": { ko: "미팅이 예약됐어요", en: "A meeting was booked" },
  "meeting.announced": { ko: "예약된 미팅을 안내했어요", en: "Sent the details of a booked meeting" },
  "meeting.rescheduled": { ko: "미팅 시간이 바뀌었어요", en: "A meeting was rescheduled" },
  "meeting.cancelled": { ko: "미팅이 취소됐어요", en: "A meeting was canceled" },
  "meeting.updated": { ko: "미팅 정보가 바뀌었어요", en: "A meeting was updated" },
};
