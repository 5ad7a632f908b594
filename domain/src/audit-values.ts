import { SUBSCRIBE_STATUS_LABELS } from "./records/field/system-fields";
import { ENTITY_NAMES } from "./records/record/entity";
import type { Text } from "./shared/text";

const ROLES = { ADMIN: { ko: "관리자", en: "Admin" }, MEMBER: { ko: "멤버", en: "Member" } };
const LANGUAGES = { ko: { ko: "한국어", en: "Korean" }, en: { ko: "영어", en: "English" } };

/** The names of values, by field, for fields with a fixed set of values. */
export const auditValues: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  role: ROLES,
  team_member_role: ROLES,
  team_member_status: {
    ACTIVE: { ko: "활성", en: "Active" },
    DEACTIVATED: { ko: "비활성", en: "Deactivated" },
    PENDING: { ko: "승인 대기", en: "Pending" },
    NONE: { ko: "가입 중", en: "Signing up" },
  },
  status: {
    active: { ko: "활성", en: "Active" },
    inactive: { ko: "비활성", en: "Inactive" },
    draft: { ko: "작성 중", en: "Draft" },
    scheduled: { ko: "예약됨", en: "Scheduled" },
    sending: { ko: "발송 중", en: "Sending" },
    paused: { ko: "멈춤", en: "Paused" },
    sent: { ko: "발송 완료", en: "Sent" },
    cancelled: { ko: "취소됨", en: "Canceled" },
    submitted: { ko: "제출됨", en: "Submitted" },
    assigned: { ko: "배정됨", en: "Assigned" },
    confirmed: { ko: "예약됨", en: "Booked" },
    rescheduled: { ko: "일정 변경됨", en: "Rescheduled" },
    disqualified: { ko: "부적격", en: "Disqualified" },
  },
  state: {
    pending: { ko: "대기 중", en: "Pending" },
    waiting: { ko: "대기 중", en: "Waiting" },
    running: { ko: "진행 중", en: "Running" },
    done: { ko: "완료", en: "Done" },
    failed: { ko: "실패", en: "Failed" },
    cancelled: { ko: "중단", en: "Stopped" },
    active: { ko: "활성", en: "Active" },
    provisional: { ko: "확인 전", en: "Not confirmed yet" },
  },
  verification_status: {
    pending: { ko: "인증 대기", en: "Pending" },
    success: { ko: "인증됨", en: "Verified" },
    failed: { ko: "인증 실패", en: "Failed" },
  },
  segment_type: { dynamic: { ko: "조건", en: "Filter" }, static: { ko: "직접 선택", en: "Hand-picked" } },
  subscribe_status: SUBSCRIBE_STATUS_LABELS,
  kind: ENTITY_NAMES,
  entity_id: ENTITY_NAMES,
  language: LANGUAGES,
  locale: LANGUAGES,
  provider: { password: { ko: "비밀번호", en: "Password" } },
  second_factor: { NONE: { ko: "없음", en: "None" }, TOTP: { ko: "인증 앱", en: "Authenticator app" } },
};
