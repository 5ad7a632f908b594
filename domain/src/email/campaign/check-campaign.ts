import { z } from "zod";
import type { Text } from "../../shared/text";
import type { SenderIssue } from "../sending-domain/sender";
import { namesIn, needsFallback, variableText } from "../variable/variable";
import type { CampaignContent } from "./campaign";

/** What kind of thing the check found. Only a recommendation does not keep the campaign from being sent. */
export const CheckType = z.enum(["required", "recommended", "no_emails_to_send", "domain_auth_failed", "invalid"]);
export type CheckType = z.infer<typeof CheckType>;

export const CheckField = z.enum([
  "fromInfo.subject",
  "fromInfo.name",
  "fromInfo.email",
  "recipient.segments",
  "content",
  "content.variables.defaultValue",
  "fromInfo.subject.variables.defaultValue",
  "content.unsubscribeLink",
  "content.footer",
  "content.links",
  "content.images",
  "content.text",
  "recipient.roleAddresses",
  "recipient.disposableAddresses",
  "abTest.subject",
  "schedule.scheduledAt",
]);
export type CheckField = z.infer<typeof CheckField>;

export type CheckIssue = { type: CheckType; field: CheckField; message: Text; names?: string[] };

/** What the check has to know besides the campaign. */
export type CampaignCheckInput = {
  hasContent: boolean;
  /** Names of the variables in the content, including those that need no fallback because everybody has a value. */
  contentVariables: readonly string[];
  hasUnsubscribeLink: boolean;
  hasFooter: boolean;
  /** How many addresses would get it. */
  recipients: number;
  /** Whether a chosen segment was deleted since. */
  hasDeletedSegment: boolean;
  /** Why the team can't send from the address. */
  senderIssue: SenderIssue | undefined;
  now: string;
};

type CheckedMail = Pick<CampaignContent, "subject" | "sender_name" | "sender_email" | "variables" | "ab_test">;
type Checked = CheckedMail & Pick<CampaignContent, "segment_ids" | "scheduled_at">;
type MailInput = Omit<CampaignCheckInput, "recipients" | "hasDeletedSegment" | "now">;

/** All that keeps a campaign from being sent, or should be looked at, in the order of the editor's steps. */
export function checkCampaign(campaign: Checked, input: CampaignCheckInput): CheckIssue[] {
  return [
    ...checkSender(campaign, input),
    ...checkSubject(campaign),
    ...checkRecipients(campaign, input),
    ...checkContent(campaign, input),
    ...checkSchedule(campaign, input),
  ];
}

/** What keeps a mail from being sent, whoever gets it and when: its sender, subject and content. */
export const checkMail = (mail: CheckedMail, input: MailInput): CheckIssue[] => [
  ...checkSender(mail, input),
  ...checkSubject(mail),
  ...checkContent(mail, input),
];

/** Whether issues keep a campaign from being sent. */
export const blocks = (issues: readonly CheckIssue[]): boolean => issues.some(({ type }) => type !== "recommended");

function checkSubject({ subject, variables, ab_test }: CheckedMail): CheckIssue[] {
  const issues: CheckIssue[] = [];
  if (subject === "") issues.push(issue("required", "fromInfo.subject", TEXTS.subject));
  if (ab_test?.subject === "") issues.push(issue("required", "abTest.subject", TEXTS.subject));
  const names = withoutFallback([...new Set(namesIn(`${subject} ${ab_test?.subject ?? ""}`))], variables);
  if (names.length > 0)
    issues.push({ ...issue("required", "fromInfo.subject.variables.defaultValue", TEXTS.subjectVariables), names });
  return issues;
}

function checkSender({ sender_name, sender_email }: CheckedMail, { senderIssue }: MailInput): CheckIssue[] {
  const issues: CheckIssue[] = [];
  if (sender_name === "") issues.push(issue("required", "fromInfo.name", TEXTS.senderName));
  if (sender_email === "") issues.push(issue("required", "fromInfo.email", TEXTS.senderEmail));
  else if (senderIssue === "invalid") issues.push(issue("invalid", "fromInfo.email", TEXTS.senderInvalid));
  else if (senderIssue) issues.push(issue(senderIssue, "fromInfo.email", TEXTS.domain));
  return issues;
}

function checkRecipients(
  { segment_ids }: Checked,
  { recipients, hasDeletedSegment }: CampaignCheckInput,
): CheckIssue[] {
  if (segment_ids.length === 0) return [issue("required", "recipient.segments", TEXTS.segments)];
  if (hasDeletedSegment) return [issue("invalid", "recipient.segments", TEXTS.segmentDeleted)];
  return recipients === 0 ? [issue("no_emails_to_send", "recipient.segments", TEXTS.nobody)] : [];
}

function checkContent({ variables }: CheckedMail, input: MailInput): CheckIssue[] {
  if (!input.hasContent) return [issue("required", "content", TEXTS.content)];
  const issues: CheckIssue[] = [];
  const names = withoutFallback(input.contentVariables, variables);
  if (names.length > 0)
    issues.push({ ...issue("required", "content.variables.defaultValue", TEXTS.contentVariables), names });
  if (!input.hasFooter) issues.push(issue("required", "content.footer", TEXTS.footer));
  if (!input.hasUnsubscribeLink) issues.push(issue("recommended", "content.unsubscribeLink", TEXTS.unsubscribeLink));
  return issues;
}

function checkSchedule({ scheduled_at }: Checked, { now }: CampaignCheckInput): CheckIssue[] {
  return scheduled_at !== null && scheduled_at <= now
    ? [issue("invalid", "schedule.scheduledAt", TEXTS.scheduledAt)]
    : [];
}

const issue = (type: CheckType, field: CheckField, message: Text): CheckIssue => ({ type, field, message });

const withoutFallback = (names: readonly string[], variables: Readonly<Record<string, string>>): string[] =>
  names.filter((name) => needsFallback(name) && variableText(name, variables, {}) === "");

const TEXTS = {
  subject: { ko: "메일 제목을 입력해 주세요.", en: "Email subject is required." },
  senderName: { ko: "보내는 사람 이름을 입력해 주세요.", en: "Sender name is required." },
  senderEmail: { ko: "보내는 사람 이메일 주소를 입력해 주세요.", en: "Sender email address is required." },
  senderInvalid: {
    ko: "보내는 사람 이메일 주소가 올바르지 않아요.",
    en: "Sender email address is not in a valid format.",
  },
  domain: {
    ko: "인증한 도메인에 문제가 있을 수 있어요. 도메인 설정을 확인해 주세요.",
    en: "The verified domain may have an issue. Please check the domain settings.",
  },
  segments: { ko: "수신자 그룹을 선택해 주세요.", en: "Recipient group is required." },
  segmentDeleted: {
    ko: "선택한 수신자 그룹이 삭제됐어요. 받는 사람을 다시 선택해 주세요.",
    en: "A chosen recipient group was deleted. Please choose the recipients again.",
  },
  nobody: {
    ko: "보낼 수 있는 이메일 주소가 없어요. 올바르고, 수신 거부나 발송 제외가 아닌 주소가 필요해요.",
    en: "There is no email address to send to. It must be valid, subscribed and not excluded.",
  },
  content: { ko: "메일 내용을 입력해 주세요.", en: "Email content is required." },
  contentVariables: {
    ko: "메일 내용의 변수에 기본값을 입력해 주세요.",
    en: "Variables in the content need default values.",
  },
  subjectVariables: {
    ko: "제목의 변수에 기본값을 입력해 주세요.",
    en: "Variables in the subject need default values.",
  },
  unsubscribeLink: { ko: "수신 거부 링크를 추가하는 것이 좋아요.", en: "An unsubscribe link should be added." },
  footer: {
    ko: "메일 하단에 들어갈 회사 정보를 설정에서 입력해 주세요.",
    en: "Please enter the company's details for the footer in the settings.",
  },
  scheduledAt: {
    ko: "예약 시간은 현재 시간 이후여야 해요.",
    en: "Scheduled time must be after the current time.",
  },
} satisfies Record<string, Text>;
