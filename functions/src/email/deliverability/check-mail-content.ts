import type { emailApi } from "@dure/domain/email/api";
import { contentIssueText } from "@dure/domain/email/deliverability/content-issue-text";
import type { Verb } from "../../platform/http/endpoint";
import { findContentIssues } from "./find-content-issues";

export const checkMailContent: Verb<typeof emailApi.checkMailContent> = async ({ locale }, { body }) => {
  const issues = await findContentIssues(body);
  return { data: issues.map((issue) => ({ ...issue, message: contentIssueText(issue)[locale] })) };
};
