import { expect, test } from "vitest";
import { BUILT_IN_MAIL, CONFIRMATION, type Notification } from "../notification/notification";
import { addsReaders } from "./adds-readers";

const tellBy = (medium: Notification["medium"]) => ({
  notifications: [{ ...CONFIRMATION, medium }],
  form_submission_noti_setting: null,
});
const before = tellBy({ ...BUILT_IN_MAIL, cc: ["team@acme.example"] });

test.each([
  ["a copy", tellBy({ ...BUILT_IN_MAIL, cc: ["team@acme.example", "lee@acme.example"] })],
  ["a blind copy", tellBy({ ...BUILT_IN_MAIL, bcc: ["lee@acme.example"] })],
  ["a sender who is no host", tellBy({ ...BUILT_IN_MAIL, sender: "team@acme.example" })],
  ["a channel of Slack", tellBy({ type: "slack", slackChannelId: "C1" })],
  ["a channel for answers", { ...before, form_submission_noti_setting: { slack_channel: "C1" } }],
])("%s is a new reader", (_, after) => {
  expect(addsReaders(before, after)).toBe(true);
});

test("an unchanged page, another template, or a mail without copies adds no new reader", () => {
  expect(addsReaders(before, before)).toBe(false);
  expect(addsReaders(before, tellBy({ ...BUILT_IN_MAIL, emailTemplateId: 7 }))).toBe(false);
  expect(addsReaders(undefined, tellBy(BUILT_IN_MAIL))).toBe(false);
});
