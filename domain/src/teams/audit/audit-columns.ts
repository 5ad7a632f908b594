import type { AuditCategory } from "../../shared/audit/audit-category";
import type { Locale, Text } from "../../shared/text";
import type { AuditEntry } from "./audit-entry";

type Column = { label: string; read: (entry: AuditEntry) => string };

export const AUDIT_CATEGORY_LABELS: Record<AuditCategory, Text> = {
  auth: { ko: "로그인·계정", en: "Sign-in and accounts" },
  team: { ko: "팀·멤버", en: "Team and members" },
  integration: { ko: "연동·개발", en: "Integrations" },
  record: { ko: "레코드", en: "Records" },
  data: { ko: "데이터", en: "Data" },
  settings: { ko: "데이터 설정", en: "Data settings" },
  scheduling: { ko: "일정", en: "Scheduling" },
  routing: { ko: "폼·라우터", en: "Forms and routers" },
  email: { ko: "이메일", en: "Email" },
};

/** A time of UTC to the second, as the log's screen and file show it. */
export const utcText = (time: string): string => time.slice(0, 19).replace("T", " ");

/** The columns of the exported log. */
export const auditColumns = (locale: Locale): Column[] => [
  { label: { ko: "생성일(UTC)", en: "Created at (UTC)" }[locale], read: ({ timestamp }) => utcText(timestamp) },
  { label: "IP", read: ({ ip }) => ip },
  { label: { ko: "계정", en: "Account" }[locale], read: accountOf },
  { label: { ko: "계정 ID", en: "Account ID" }[locale], read: ({ user_id }) => user_id },
  { label: { ko: "분류", en: "Category" }[locale], read: ({ category }) => AUDIT_CATEGORY_LABELS[category][locale] },
  { label: { ko: "대상", en: "Target" }[locale], read: ({ target_label }) => target_label },
  { label: { ko: "대상 이름", en: "Target's name" }[locale], read: ({ name }) => name },
  { label: { ko: "대상 ID", en: "Target's ID" }[locale], read: ({ subject_id }) => subject_id },
  { label: { ko: "동작", en: "Action" }[locale], read: ({ action_label }) => action_label },
  { label: { ko: "내용", en: "Message" }[locale], read: ({ message }) => message },
  { label: { ko: "변경 내용", en: "Changes" }[locale], read: changesText },
  { label: { ko: "요청 ID", en: "Request ID" }[locale], read: ({ request_id }) => request_id },
];

const accountOf = ({ user_name, tool }: AuditEntry): string => (tool ? `${user_name} (${tool})` : user_name);

const changesText = ({ changes }: AuditEntry): string =>
  changes.map(({ label, before, after }) => `${label}: ${before || "-"} → ${after || "-"}`).join("; ");
