import { contentIssueText } from "../deliverability/content-issue-text";
import type { ContentIssue, ContentProblem } from "../deliverability/content-issues";
import type { CheckField, CheckIssue } from "./check-campaign";

const FIELDS: Record<ContentProblem, CheckField> = {
  spam_words: "content.text",
  capitals: "fromInfo.subject",
  punctuation: "fromInfo.subject",
  dead_links: "content.links",
  large_images: "content.images",
  images_only: "content.text",
  clipped: "content.text",
};

/** The numbers of addresses in the audience that complain or bounce more often than others. */
export type RiskyAddressCounts = { role: number; disposable: number };

/** What should be looked at before a campaign is sent. Nothing of it keeps the campaign from being sent. */
export function recommendations(
  found: readonly ContentIssue[],
  { role, disposable }: RiskyAddressCounts,
): CheckIssue[] {
  const issues: CheckIssue[] = found.map((issue) => ({
    type: "recommended",
    field: FIELDS[issue.problem],
    message: contentIssueText(issue),
  }));
  if (role > 0) issues.push({ type: "recommended", field: "recipient.roleAddresses", message: roleText(role) });
  if (disposable > 0)
    issues.push({ type: "recommended", field: "recipient.disposableAddresses", message: disposableText(disposable) });
  return issues;
}

const roleText = (count: number) => ({
  ko: `받는 사람 중 info@처럼 여럿이 함께 쓰는 주소가 ${count}개 있어요. 신고가 많은 주소이니 확인해 주세요.`,
  en: `${count} of the addresses ${are(count)} shared by several people, such as info@. They report spam more often, so please check them.`,
});

const disposableText = (count: number) => ({
  ko: `받는 사람 중 일회용 메일 주소가 ${count}개 있어요. 아무도 읽지 않을 수 있으니 확인해 주세요.`,
  en: `${count} of the addresses ${are(count)} disposable. Their emails may never be read, so please check them.`,
});

const are = (count: number): string => (count === 1 ? "is" : "are");
