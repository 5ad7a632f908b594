import { expect, test } from "vitest";
import type { z } from "zod";
import { disclosureProblems } from "./disclosure-problems";
import { BookingProps, type OutcomeSettings } from "./group";
import { newRouter, type Router } from "./router";

const MAIL = { email_template_id: 1, sender: "kim@acme.example", cc: ["team@acme.example"], bcc: [] };
const POST = { slack_channel: "C1" };

const routerWith = (changes: Partial<OutcomeSettings>): Pick<Router, "groups" | "default"> => {
  const { groups, default: disqualified } = newRouter("custom", "문의", "none") as Router;
  return { groups, default: { ...disqualified, settings: { ...disqualified.settings, ...changes } } };
};

const before = routerWith({ follow_up_mail_setting: MAIL, form_submission_noti_setting: POST });

test.each([
  ["a copy", { follow_up_mail_setting: { ...MAIL, cc: [...MAIL.cc, "lee@acme.example"] } }],
  ["a blind copy", { follow_up_mail_setting: { ...MAIL, bcc: ["lee@acme.example"] } }],
  ["another sender", { follow_up_mail_setting: { ...MAIL, sender: "lee@acme.example" } }],
  ["another template", { follow_up_mail_setting: { ...MAIL, email_template_id: 2 } }],
  ["another channel", { form_submission_noti_setting: { slack_channel: "C2" } }],
])("%s discloses more about visitors", (_, changes) => {
  const after = routerWith({ follow_up_mail_setting: MAIL, form_submission_noti_setting: POST, ...changes });
  expect(disclosureProblems(before, after, false)).toMatchObject([{ step: "actions", target: "none" }]);
});

test("a new router's mail and Slack post disclose visitors, and a router without them doesn't", () => {
  expect(disclosureProblems(undefined, before, false)).toHaveLength(1);
  expect(disclosureProblems(undefined, routerWith({}), true)).toEqual([]);
});

test("unchanged or removed settings disclose nothing more", () => {
  expect(disclosureProblems(before, before, true)).toEqual([]);
  expect(disclosureProblems(before, routerWith({ follow_up_mail_setting: { ...MAIL, cc: [] } }), true)).toEqual([]);
});

const TO_ORGANIZER = { ...MAIL, sender: "ORGANIZER" as const };
const meetingless = (
  assignee_ids: string[],
  changes: Partial<z.infer<typeof BookingProps>> = {},
): Pick<Router, "groups" | "default"> => {
  const settings = { linkId: "abcdefghij", without_meeting: true, follow_up_mail_setting: TO_ORGANIZER, ...changes };
  const group = {
    id: "g",
    value: "g",
    type: "routeTo",
    props: BookingProps.parse({ ...settings, assignee_ids }),
  } as const;
  return { ...routerWith({}), groups: [group] };
};
const assigned = (user_id: string | null, mail: OutcomeSettings["follow_up_mail_setting"] = TO_ORGANIZER) =>
  routerWith({ follow_up_mail_setting: mail, assignee_setting: { user_id } });

test.each([
  ["an assignee more", meetingless(["kim"]), meetingless(["kim", "lee"])],
  ["the router's creator, once nobody is assigned", meetingless(["kim"]), meetingless([])],
  ["an assignee who books no meeting any more", meetingless(["kim"], { without_meeting: false }), meetingless(["kim"])],
  ["another assignee of a message", assigned("kim"), assigned("lee")],
  ["the assignee of a message in the place of its sender", assigned("kim", MAIL), assigned("kim")],
])("%s would get mails with values that are masked for members", (_, from, to) => {
  expect(disclosureProblems(from, to, true)).toHaveLength(1);
});

test("a removed assignee, one whose mails have another sender, and unmasked values are no problem", () => {
  expect(disclosureProblems(meetingless(["kim", "lee"]), meetingless(["kim"]), true)).toEqual([]);
  expect(disclosureProblems(assigned("kim", MAIL), assigned("lee", MAIL), true)).toEqual([]);
  const meeting = (ids: string[]) => meetingless(ids, { without_meeting: false });
  expect(disclosureProblems(meeting([]), meeting(["kim"]), true)).toEqual([]);
  expect(disclosureProblems(assigned("kim"), assigned("lee"), false)).toEqual([]);
});
