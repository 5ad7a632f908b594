import { defineTexts } from "../../shared/text";

/** The headers of an export for people. */
export const submissionColumnTexts = defineTexts({
  id: { ko: "제출 ID", en: "Submission ID" },
  submittedAt: { ko: "제출 시간", en: "Submitted at" },
  name: { ko: "이름", en: "Name" },
  email: { ko: "이메일", en: "Email" },
  company: { ko: "회사", en: "Company" },
  phone: { ko: "전화번호", en: "Phone" },
  status: { ko: "상태", en: "Status" },
  confirmedAt: { ko: "예약한 시간", en: "Booked at" },
  rescheduledAt: { ko: "변경 시간", en: "Rescheduled at" },
  cancelledAt: { ko: "취소 시간", en: "Canceled at" },
  organizerId: { ko: "호스트 ID", en: "Host ID" },
  scheduledEventId: { ko: "미팅 ID", en: "Meeting ID" },
  disqualifiedReason: { ko: "부적격 사유", en: "Reason for disqualification" },
  assignee: { ko: "담당자", en: "Assignee" },
  group: { ko: "그룹", en: "Group" },
  meetingAt: { ko: "미팅 시간", en: "Meeting time" },
  organizer: { ko: "호스트", en: "Host" },
  page_url: { ko: "페이지", en: "Page" },
  utm_source: { ko: "UTM 소스", en: "UTM source" },
  utm_medium: { ko: "UTM 매체", en: "UTM medium" },
  utm_campaign: { ko: "UTM 캠페인", en: "UTM campaign" },
  utm_content: { ko: "UTM 콘텐츠", en: "UTM content" },
  utm_term: { ko: "UTM 검색어", en: "UTM term" },
});

/** The statuses that an export for people shows. */
export const displayStatusTexts = defineTexts({
  assigned: { ko: "배정 완료", en: "Assigned" },
  scheduling: { ko: "예약 중", en: "Scheduling" },
  churned: { ko: "이탈", en: "Churned" },
  cancelled: { ko: "취소됨", en: "Canceled" },
  disqualified: { ko: "부적격", en: "Disqualified" },
});
