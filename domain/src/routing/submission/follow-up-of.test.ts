import { expect, test } from "vitest";
import { OutcomeSettings } from "../router/group";
import { isFollowUpDue } from "./follow-up-of";
import type { Outcome, SubmissionRow } from "./submission";

const MEETING: Outcome = { type: "routeTo", linkId: "klmnopqrst", url: "/book/klmnopqrst" };
const MESSAGE: Outcome = { type: "text", value: "Thank you" };
const isDue = (status: SubmissionRow["status"], outcome: Outcome, sender: string) => {
  const answer = { id: "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a", outcome, disqualified: false };
  const settings = OutcomeSettings.parse({ follow_up_mail_setting: { email_template_id: 1, sender } });
  return isFollowUpDue({ status }, { answer, settings });
};

test("the organizer of a meeting writes once it is booked: before, nobody is assigned", () => {
  expect(isDue("submitted", MEETING, "ORGANIZER")).toBe(false);
  expect(isDue("cancelled", MEETING, "ORGANIZER")).toBe(false);
  expect(isDue("confirmed", MEETING, "ORGANIZER")).toBe(true);
});

test("a sender who is named writes at once, and so does the assignee of any other outcome", () => {
  expect(isDue("submitted", MEETING, "boss@example.com")).toBe(true);
  expect(isDue("assigned", MESSAGE, "ORGANIZER")).toBe(true);
  expect(isDue("disqualified", MESSAGE, "ORGANIZER")).toBe(true);
});
