import { CHURN_AFTER_MS } from "@dure/domain/forms/submission/is-churned";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { expect, test } from "vitest";
import { nextChurn, shownRow } from "./shown-row";

const AT = Date.parse("2026-11-21T01:00:00.000Z");

const row = (change: Partial<SubmissionRow> = {}): SubmissionRow => ({
  id: "5b1f3b0e-6c27-4a3e-9d4c-0c9b4a8f1a11",
  router_id: "abcdefghij",
  status: "submitted",
  submittedAt: new Date(AT).toISOString(),
  confirmedAt: null,
  rescheduledAt: null,
  cancelledAt: null,
  scheduledEventId: null,
  meetingAt: null,
  organizer: null,
  assignee: null,
  outofquota: false,
  __private_properties: { triggered_as: "group" },
  name: "김민수",
  email: "minsu@example.com",
  phone: "82-1012345678",
  company: "두레",
  answers: { email: "minsu@example.com", size: 30 },
  group_id: "g1",
  record_id: null,
  recorded: false,
  visitor_id: null,
  utm: {},
  page_url: null,
  language: "ko",
  timezone: "Asia/Seoul",
  updated_at: new Date(AT).toISOString(),
  ...change,
});

test("a visitor counts as churned two minutes after submitting, not before", () => {
  const show = (now: number) => shownRow(row(), { hasGroups: true, now }).status;
  expect([show(AT), show(AT + CHURN_AFTER_MS - 1), show(AT + CHURN_AFTER_MS)]).toEqual([
    "scheduling",
    "scheduling",
    "churned",
  ]);
  expect(nextChurn([row(), row({ status: "confirmed" })], AT)).toBe(AT + CHURN_AFTER_MS);
  expect(nextChurn([row()], AT + CHURN_AFTER_MS)).toBeUndefined();
});
