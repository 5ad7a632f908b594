import { describe, expect, test } from "vitest";
import { AutomationBody } from "./automation";
import { automationProblems } from "./check-automation";
import { mayEnter } from "./enrollment";
import { Step } from "./step";
import { Steps } from "./steps";

const body = (values: object) =>
  AutomationBody.parse({
    name: "a",
    trigger: { event: "form_submission", form_id: "abcdefghij" },
    actions: [],
    ...values,
  });
const problemsOf = (values: object) =>
  automationProblems(body(values)).map(({ step_id, message }) => [step_id, message.en]);

describe("the check before an automation is activated", () => {
  test.each<[object, [string | null, string]]>([
    [{ trigger: { event: "form_submission" } }, [null, "Please choose the form that starts the automation."]],
    [{ trigger: { event: "stage_change" } }, [null, "Please set when the automation starts."]],
    [{ trigger: { event: "segment_entry" } }, [null, "Please choose the recipient group that starts the automation."]],
    [{ actions: [] }, [null, "Please add at least one action."]],
    [{ actions: [{ id: "d", type: "delay", days: 1 }] }, ["d", "Please enter the delay's days, time and time zone."]],
    [{ actions: [{ id: "c", type: "condition", yes: [], no: [] }] }, ["c", "Please add at least one condition."]],
    [{ actions: [{ id: "u", type: "update_field" }] }, ["u", "Please choose the field to change."]],
    [{ actions: [{ id: "s", type: "notify_slack" }] }, ["s", "Please choose a Slack channel and enter a message."]],
  ])("finds the problem of %j", (values, problem) => expect(problemsOf(values)).toContainEqual(problem));

  test("finds no problem in a complete automation", () =>
    expect(
      problemsOf({ actions: [{ id: "d", type: "delay", days: 1, time: "09:00", timezone: "Asia/Seoul" }] }),
    ).toEqual([]));
});

describe("the check of an automation's mail", () => {
  const paragraph = (content: object[]) => ({
    type: "doc",
    content: [{ type: "paragraph", attrs: { textAlign: null }, content }],
  });
  const mail = {
    subject: "Welcome",
    sender_name: "Dure",
    sender_email: "news@dure.example",
    email_block: paragraph([{ type: "text", text: "Hello" }]),
  };
  const withMail = (changes: object) => ({
    actions: [{ id: "m", type: "send_email", email_campaign: { ...mail, ...changes } }],
  });
  const named = paragraph([{ type: "variable", attrs: { id: "first_name", fallback: "" } }]);

  test.each([
    [{ email_block: null }, "email content or sender info required"],
    [{ email_block: paragraph([]) }, "email content or sender info required"],
    [{ sender_name: "" }, "email content or sender info required"],
    [{ sender_email: "" }, "email content or sender info required"],
    [{ subject: "" }, "Email subject is required."],
    [{ email_block: named }, "Variables in the content need default values."],
    [{ subject: "{{first_name}}" }, "Variables in the subject need default values."],
  ])("finds the problem of %j", (changes, message) => expect(problemsOf(withMail(changes))).toEqual([["m", message]]));

  test("requires that a condition on a mail names an existing step that sends one", () => {
    const condition = (step_id: string) => ({
      ...{ id: "c", type: "condition", yes: [], no: [] },
      mail: { step_id, act: "opened" },
    });
    const withCondition = (step_id: string) => ({ actions: [...withMail({}).actions, condition(step_id)] });
    expect(problemsOf(withCondition("m"))).toEqual([]);
    expect(problemsOf(withCondition("gone"))).toEqual([
      ["c", "Please choose the email step that the condition is about."],
    ]);
  });

  test("finds no problem in a complete mail", () => {
    expect(problemsOf(withMail({}))).toEqual([]);
    expect(problemsOf(withMail({ email_block: named, variables: { first_name: "you" } }))).toEqual([]);
  });
});

describe("the steps of an automation", () => {
  const messageOf = (actions: unknown) => Steps.safeParse(actions).error?.issues[0]?.message;
  const nested = (depth: number): unknown =>
    depth === 0 ? { id: "l", type: "leave" } : { id: `c${depth}`, type: "condition", yes: [nested(depth - 1)], no: [] };

  test.each([
    [[{ id: "x", type: "shout" }], "automation.unknownAction"],
    [
      [
        { id: "x", type: "leave" },
        { id: "x", type: "leave" },
      ],
      "automation.stepTwice",
    ],
    [Array.from({ length: 51 }, (_, id) => ({ id: `x${id}`, type: "leave" })), "automation.tooManySteps"],
    [[nested(6)], "automation.tooDeep"],
  ])("are refused: %#", (actions, message) => expect(messageOf(actions)).toBe(message));

  test("may be nested five deep", () => expect(messageOf([nested(5)])).toBeUndefined());

  test("lose properties that their type doesn't have", () =>
    expect(Step.parse({ id: "l", type: "leave", html: "<script>" })).toEqual({ id: "l", type: "leave" }));
});

describe("a record that was in the automation before", () => {
  const now = "2027-03-08T00:00:00.000Z";
  const past = { last_entered_at: "2027-03-01T00:00:00.000Z", isRunning: false };
  test.each([
    [{ rule: "never" } as const, past, false],
    [{ rule: "after_days", days: 7 } as const, past, true],
    [{ rule: "after_days", days: 8 } as const, past, false],
    [{ rule: "after_days", days: 7 } as const, { ...past, isRunning: true }, false],
    [{ rule: "every_event" } as const, { ...past, isRunning: true }, true],
    [{ rule: "never" } as const, undefined, true],
  ])("with the re-entry rule %j: %#", (rule, entry, enters) => expect(mayEnter(rule, entry, now)).toBe(enters));
});
