import { describe, expect, test } from "vitest";
import { type MailMember, outcomeSenders, senderProblems } from "./check-senders";
import { newRouter, RouterBody } from "./router";

const member = (user_id: string, isActive = true): MailMember => ({
  ...{ user_id, isActive },
  name: user_id.toUpperCase(),
  email: `${user_id}@dure.kr`,
});
const members = [member("maker"), member("mina"), member("jun"), member("left", false)];
const hostsOf = new Map([["page", ["mina", "jun"]]]);

const mail = (sender = "ORGANIZER") => ({ follow_up_mail_setting: { email_template_id: 1, sender } });
const group = (type: string, props: object) => ({ id: "g", value: "g", type, props });
const meeting = (props: object) => group("routeTo", { linkId: "page", ...props });
const message = (props: object) => group("text", { value: "Hello", ...props });

const problems = (parts: object, integrated: string[], created_by = "maker") => {
  const body = RouterBody.parse({ ...newRouter("custom", "Router", "none"), ...parts });
  const found = senderProblems(outcomeSenders({ ...body, created_by }, { members, hostsOf }), new Set(integrated));
  return found.map(({ step, target, text, unfinished }) => [
    step,
    target,
    text.en.match(/: (.*?)\. /)?.[1],
    unfinished,
  ]);
};
const ofGroup = (names: string) => [["actions", "g", names, true]];

describe("mails in the name of", () => {
  test.each<[string, object, string[], unknown[][]]>([
    ["a meeting's organizers", meeting(mail()), ["mina"], ofGroup("JUN")],
    [
      "whoever is assigned without a meeting",
      meeting({ ...mail(), without_meeting: true, assignee_ids: ["jun"] }),
      ["mina"],
      ofGroup("JUN"),
    ],
    ["a message's assignee", message({ ...mail(), assignee_setting: { user_id: "jun" } }), ["maker"], ofGroup("JUN")],
    ["the router's maker, where nobody is assigned", message(mail()), ["jun"], ofGroup("MAKER")],
    ["a chosen sender", meeting(mail("mina@dure.kr")), ["jun"], ofGroup("MINA")],
    ["who has left", meeting(mail("left@dure.kr")), ["left"], ofGroup("LEFT")],
    ["a stranger", meeting(mail("boss@example.com")), ["mina", "jun", "maker"], ofGroup("boss@example.com")],
  ])("%s need a connected mailbox", (_, one, integrated, found) => {
    expect(problems({ groups: [one] }, integrated)).toEqual(found);
    expect(problems({ groups: [one] }, [...integrated, "mina", "jun", "maker"])).toEqual(
      found.filter(([, , name]) => name === "LEFT" || name === "boss@example.com"),
    );
  });

  test("several senders without a mailbox are reported with all senders, each once", () => {
    expect(problems({ groups: [meeting(mail())] }, [])).toEqual(ofGroup("MINA, JUN"));
  });

  test("the disqualified outcome's sender need a connected mailbox, too", () => {
    const disqualified = { id: "none", type: "text", value: "Thanks", settings: mail() };
    expect(problems({ default: disqualified }, [])).toEqual([["actions", "none", "MAKER", true]]);
  });
});

test("no mailbox is needed if the group sends no mail", () => {
  expect(problems({ groups: [meeting({}), { ...message({}), id: "h", value: "h" }] }, [])).toEqual([]);
});
