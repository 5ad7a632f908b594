import { expect, test } from "vitest";
import { OutcomeSettings } from "../router/group";
import { waitsForBooking } from "./follow-up-of";
import type { Outcome } from "./submission";

const MEETING: Outcome = { type: "routeTo", linkId: "klmnopqrst", url: "/book/klmnopqrst" };
const MESSAGE: Outcome = { type: "text", value: "Thank you" };
const waits = (outcome: Outcome, sender: string, template = "{{invitee_name}}") => {
  const answer = { id: "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a", outcome, disqualified: false };
  const settings = OutcomeSettings.parse({ follow_up_mail_setting: { email_template_id: 1, sender } });
  return waitsForBooking({ answer, settings }, template);
};

test("a mail by a meeting's organizer waits for the booking, because nobody is assigned before", () =>
  expect(waits(MEETING, "ORGANIZER")).toBe(true));

test.each(["meeting_time", "meeting_place", "reschedule_link", "host_name"])(
  "a mail by a named sender also waits for the booking if the template contains {{%s}}",
  (variable) => expect(waits(MEETING, "boss@example.com", `<p>{{ ${variable} }}</p>`)).toBe(true),
);

test("a mail that needs no booking, or of any other outcome, is sent at once", () => {
  expect(waits(MEETING, "boss@example.com")).toBe(false);
  expect(waits(MESSAGE, "ORGANIZER", "{{meeting_time}}")).toBe(false);
});
