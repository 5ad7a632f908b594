import { expect, test } from "vitest";
import { disclosureProblems } from "./disclosure-problems";
import type { OutcomeSettings } from "./group";
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
])("%s tells more of visitors", (_, changes) => {
  const after = routerWith({ follow_up_mail_setting: MAIL, form_submission_noti_setting: POST, ...changes });
  expect(disclosureProblems(before, after)).toMatchObject([{ step: "actions", target: "none" }]);
});

test("a new router's mail and post tell of visitors; without any it tells nobody", () => {
  expect(disclosureProblems(undefined, before)).toHaveLength(1);
  expect(disclosureProblems(undefined, routerWith({}))).toEqual([]);
});

test("what stays, or is taken away, tells no more", () => {
  expect(disclosureProblems(before, before)).toEqual([]);
  expect(disclosureProblems(before, routerWith({ follow_up_mail_setting: { ...MAIL, cc: [] } }))).toEqual([]);
});
