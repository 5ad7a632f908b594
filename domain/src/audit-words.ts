import { auditFields } from "./audit-fields";
import { auditValues } from "./audit-values";
import { emailAuditPhrases } from "./email/audit-phrases";
import type { DomainEvent } from "./events";
import { formsAuditPhrases } from "./forms/audit-phrases";
import { identityAuditPhrases } from "./identity/audit-phrases";
import { journeysAuditPhrases } from "./journeys/audit-phrases";
import { notificationsAuditPhrases } from "./notifications/audit-phrases";
import { recordsAuditPhrases } from "./records/audit-phrases";
import { builtInLabel } from "./records/field/field-labels";
import { ENTITY_NAMES } from "./records/record/entity";
import { reportsAuditPhrases } from "./reports/audit-phrases";
import { routingAuditPhrases } from "./routing/audit-phrases";
import { schedulingAuditPhrases } from "./scheduling/audit-phrases";
import type { AuditPhrases } from "./shared/audit/audit-phrases";
import type { Text } from "./shared/text";
import type { AuditKind, AuditWords } from "./teams/audit/audit-words";
import { teamsPhrases } from "./teams/audit/teams-phrases";

type Type = DomainEvent["type"];
type Kind = Type extends `${infer First}.${string}` ? First : never;
type Action = Type extends `${string}.${infer Second}` ? Second : never;

const phrases: AuditPhrases<DomainEvent> = {
  ...identityAuditPhrases,
  ...teamsPhrases,
  ...recordsAuditPhrases,
  ...formsAuditPhrases,
  ...schedulingAuditPhrases,
  ...routingAuditPhrases,
  ...emailAuditPhrases,
  ...notificationsAuditPhrases,
  ...reportsAuditPhrases,
  ...journeysAuditPhrases,
};

const kinds: Record<Kind, AuditKind> = {
  auth: { category: "auth", ko: "로그인", en: "Sign-in" },
  user: { category: "auth", ko: "계정", en: "Account" },
  team: { category: "team", ko: "팀", en: "Team" },
  plan: { category: "team", ko: "요금제", en: "Plan" },
  member: { category: "team", ko: "멤버", en: "Member" },
  invitation: { category: "team", ko: "초대", en: "Invitation" },
  saml: { category: "auth", ko: "SSO", en: "SSO" },
  connection: { category: "integration", ko: "연동 계정", en: "Connected account" },
  credentials: { category: "integration", ko: "인증 정보", en: "Credentials" },
  slack: { category: "integration", ko: "Slack", en: "Slack" },
  "business-cards": { category: "integration", ko: "명함 서비스", en: "Business-card service" },
  "business-card-sync": { category: "data", ko: "명함 동기화", en: "Business-card sync" },
  webhook: { category: "integration", ko: "웹훅", en: "Webhook" },
  "api-key": { category: "integration", ko: "API 키", en: "API key" },
  "ip-list": { category: "team", ko: "허용 IP", en: "Allowed IP addresses" },
  "ip-pass": { category: "team", ko: "임시 접속", en: "Temporary access" },
  "feature-flags": { category: "team", ko: "기능 설정", en: "Feature flags" },
  "remote-config": { category: "team", ko: "원격 설정", en: "Remote configuration" },
  "dead-letter": { category: "data", ko: "실패한 작업", en: "Failed job" },
  lead: { category: "record", ...ENTITY_NAMES.lead },
  deal: { category: "record", ...ENTITY_NAMES.deal },
  company: { category: "record", ...ENTITY_NAMES.company },
  contact: { category: "record", ...ENTITY_NAMES.contact },
  note: { category: "record", ko: "메모", en: "Memo" },
  todo: { category: "record", ko: "할 일", en: "Task" },
  file: { category: "record", ko: "파일", en: "File" },
  "saved-question": { category: "settings", ko: "보관한 질문", en: "Saved question" },
  "form-submission": { category: "record", ko: "폼 응답", en: "Form answers" },
  records: { category: "data", ko: "레코드 목록", en: "Records" },
  import: { category: "data", ko: "가져오기", en: "Import" },
  "sample-data": { category: "data", ko: "예시 데이터", en: "Sample data" },
  "team-export": { category: "data", ko: "팀 데이터", en: "Team data" },
  submissions: { category: "data", ko: "폼 제출 내역", en: "Submissions" },
  "audit-log": { category: "data", ko: "감사 로그", en: "Audit log" },
  mcp: { category: "data", ko: "AI 도구(MCP)", en: "AI tool (MCP)" },
  task: { category: "data", ko: "일괄 작업", en: "Bulk task" },
  "short-url": { category: "data", ko: "짧은 링크", en: "Short link" },
  field: { category: "settings", ko: "데이터 필드", en: "Field" },
  layout: { category: "settings", ko: "상세 레이아웃", en: "Layout" },
  pipeline: { category: "settings", ko: "딜 유형", en: "Deal type" },
  view: { category: "settings", ko: "보기", en: "View" },
  "booking-defaults": { category: "scheduling", ko: "예약 기본값", en: "Booking defaults" },
  "booking-page": { category: "scheduling", ko: "예약 페이지", en: "Booking page" },
  calendar: { category: "scheduling", ko: "캘린더", en: "Calendar" },
  onetime: { category: "scheduling", ko: "일회성 미팅", en: "Suggested meeting" },
  meeting: { category: "scheduling", ko: "미팅", en: "Meeting" },
  router: { category: "routing", ko: "라우터", en: "Router" },
  "share-link": { category: "routing", ko: "공유 링크", en: "Shared link" },
  submission: { category: "routing", ko: "폼 제출", en: "Submission" },
  "email-consent": { category: "email", ko: "광고 메일 수신 동의", en: "Consent to marketing emails" },
  address: { category: "email", ko: "이메일 주소", en: "Email address" },
  "email-footer": { category: "email", ko: "마케팅 메일 푸터", en: "Footer of marketing emails" },
  "email-topics": { category: "email", ko: "마케팅 메일 주제", en: "Topics of marketing emails" },
  "email-law": { category: "email", ko: "광고 메일 규정", en: "Law on advertising emails" },
  "campaign-recipients": {
    category: "email",
    ko: "이메일 캠페인을 받는 사람",
    en: "Recipients of an email campaign",
  },
  template: { category: "email", ko: "메일 템플릿", en: "Email template" },
  "mail-image": { category: "email", ko: "메일 이미지", en: "Email image" },
  brand: { category: "email", ko: "메일 브랜드", en: "Email brand" },
  segment: { category: "email", ko: "수신자 그룹", en: "Recipient group" },
  campaign: { category: "email", ko: "이메일 캠페인", en: "Email campaign" },
  "sending-domain": { category: "email", ko: "발송 도메인", en: "Sending domain" },
  senders: { category: "email", ko: "보내는 사람", en: "Senders" },
  automation: { category: "email", ko: "이메일 자동화", en: "Email automation" },
  "notification-setting": { category: "settings", ko: "알림", en: "Notification" },
  dashboard: { category: "settings", ko: "대시보드", en: "Dashboard" },
  report: { category: "settings", ko: "리포트", en: "Report" },
  "stage-log": { category: "data", ko: "단계 기록", en: "Stage log" },
  "ai-draft": { category: "record", ko: "AI 초안", en: "AI draft" },
  "company-research": { category: "record", ko: "AI 리서치", en: "AI research" },
  tracker: { category: "settings", ko: "고객 여정", en: "Customer journeys" },
  "follow-up": { category: "email", ko: "후속 메일", en: "Follow-up email" },
};

const actions: Record<Action, Text> = {
  "person-removed": { ko: "참여자 제외", en: "Person removed" },
  "told-statuses": { ko: "수신 상태 반영", en: "Subscriptions applied" },
  activated: { ko: "활성화", en: "Activated" },
  announced: { ko: "안내", en: "Announced" },
  answered: { ko: "응답", en: "Answered" },
  archived: { ko: "보관·삭제", en: "Archived or deleted" },
  cancelled: { ko: "취소", en: "Canceled" },
  changed: { ko: "수정", en: "Changed" },
  connected: { ko: "연동", en: "Connected" },
  converted: { ko: "전환", en: "Converted" },
  created: { ko: "생성", en: "Created" },
  deactivated: { ko: "비활성화", en: "Deactivated" },
  declined: { ko: "거절", en: "Declined" },
  deallocated: { ko: "파이프라인 제외", en: "Removed from pipeline" },
  deleted: { ko: "삭제", en: "Deleted" },
  "deletion-cancelled": { ko: "삭제 취소", en: "Deletion canceled" },
  "deletion-requested": { ko: "삭제 예약", en: "Deletion scheduled" },
  "delivery-replayed": { ko: "다시 보내기", en: "Sent again" },
  filled: { ko: "채움", en: "Filled in" },
  denied: { ko: "거절", en: "Denied" },
  "draft-discarded": { ko: "초안 삭제", en: "Draft discarded" },
  drafted: { ko: "초안 저장", en: "Draft saved" },
  disabled: { ko: "사용 중지", en: "Disabled" },
  disconnected: { ko: "연동 해제", en: "Disconnected" },
  downloaded: { ko: "내려받기", en: "Downloaded" },
  enabled: { ko: "사용 재개", en: "Enabled" },
  exported: { ko: "내보내기", en: "Exported" },
  failed: { ko: "실패", en: "Failed" },
  finished: { ko: "완료", en: "Finished" },
  joined: { ko: "참여", en: "Joined" },
  launched: { ko: "발송 시작", en: "Sending started" },
  locked: { ko: "계정 잠금", en: "Locked" },
  login: { ko: "로그인", en: "Login" },
  logout: { ko: "로그아웃", en: "Logout" },
  lost: { ko: "연결 끊김", en: "Lost" },
  merged: { ko: "병합", en: "Merged" },
  unmerged: { ko: "병합 되돌림", en: "Merge undone" },
  mfa_failed: { ko: "2단계 인증 실패", en: "MFA failed" },
  moved: { ko: "단계 이동", en: "Moved" },
  password_guessed: { ko: "비밀번호 추측", en: "Password guessed" },
  password_reset: { ko: "비밀번호 재설정", en: "Password reset" },
  paused: { ko: "멈춤", en: "Paused" },
  read: { ko: "조회", en: "Read" },
  reactivated: { ko: "잠금 해제", en: "Reactivated" },
  recorded: { ko: "연결", en: "Linked" },
  recovery_codes_issued: { ko: "복구 코드 발급", en: "Recovery codes issued" },
  recovery_used: { ko: "복구 코드 사용", en: "Recovery code used" },
  reordered: { ko: "순서 변경", en: "Reordered" },
  replayed: { ko: "다시 시도", en: "Retried" },
  requested: { ko: "요청", en: "Requested" },
  rescheduled: { ko: "일정 변경", en: "Rescheduled" },
  resent: { ko: "다시 보내기", en: "Sent again" },
  restored: { ko: "복원", en: "Restored" },
  resumed: { ko: "다시 시작", en: "Resumed" },
  revoked: { ko: "폐기·철회", en: "Revoked" },
  "role-changed": { ko: "권한 변경", en: "Role changed" },
  rotated: { ko: "교체", en: "Rotated" },
  "schedule-cancelled": { ko: "예약 취소", en: "Schedule canceled" },
  scheduled: { ko: "예약", en: "Scheduled" },
  second_factor_removed: { ko: "2단계 인증 해제", en: "MFA removed" },
  second_factor_reset: { ko: "2단계 인증 초기화", en: "MFA reset" },
  "secret-rotated": { ko: "서명 비밀키 교체", en: "Secret rotated" },
  sent: { ko: "발송", en: "Sent" },
  sign_changed: { ko: "서명 수정", en: "Signature changed" },
  started: { ko: "시작", en: "Started" },
  "switched-off": { ko: "자동 꺼짐", en: "Switched off" },
  "test-begun": { ko: "테스트 시작", en: "Test started" },
  tested: { ko: "테스트", en: "Tested" },
  undone: { ko: "되돌림", en: "Undone" },
  verified: { ko: "인증", en: "Verified" },
  updated: { ko: "갱신", en: "Updated" },
};

/** A record's event keeps the ids of what its fields refer to. */
const REFERENCES: Readonly<Record<string, string>> = {
  company_id: "company",
  contact_id: "contact",
  stage_id: "stage",
  record_type_id: "record_type",
  first_name: "firstName",
  last_name: "lastName",
};
const RECORD_KINDS = { lead: "lead", deal: "lead", company: "company", contact: "contact" } as const;
const isRecord = (kind: string): kind is keyof typeof RECORD_KINDS => Object.hasOwn(RECORD_KINDS, kind);

/** A field may be called like what every object has, such as `constructor`. */
const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** All words of the audit log: a type of event without them does not compile. */
export const auditWords: AuditWords = {
  phrases,
  kinds,
  actions,
  fieldLabel: (kind, field) =>
    (isRecord(kind) ? builtInLabel(RECORD_KINDS[kind], REFERENCES[field] ?? field) : undefined) ?? auditFields[field],
  valueLabel: (field, value) => own(own(auditValues, field) ?? {}, value),
};
