import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { describe, expect, it } from "vitest";
import type { Value } from "../../../forms/public/answers";
import { checkAnswers } from "../../../forms/public/check-answers";
import { refusedAnswers } from "../../../forms/public/refused-answers";
import { en } from "../texts/en";
import { ko } from "../texts/ko";
import { questionsOf } from "./questions-of";
import { toRequest } from "./to-request";

const ask = (question: Partial<FormField> & Pick<FormField, "name" | "type">): FormField => ({
  label: question.name,
  required: false,
  placeholder: "",
  description: "",
  unit: "",
  options: [],
  use_nicerating: false,
  url: "",
  customer_journey_data_consent: false,
  email_consent: "none",
  agreed_value: "",
  rating_max: 5,
  ...{ file_kinds: [], max_files: 1, max_megabytes: 10 },
  show_if: null,
  ...question,
});
const answersOf = (values: Record<string, Value>) => ({ values, dialCodes: { phone: "+82" } });
const guest = { name: "김하늘", email: "ha@example.com" };
const videoCall = { type: "google-meet" } as const;
const phoneCall = { type: "phone" } as const;
const inKorean = { locale: "ko", texts: ko } as const;
const inEnglish = { locale: "en", texts: en } as const;

describe("questionsOf", () => {
  const names = (form: FormField[], plan: typeof videoCall | typeof phoneCall = videoCall) =>
    questionsOf({ form }, plan, inKorean).map(({ name, required }) => `${name}${required ? "!" : ""}`);

  it("always asks for a name and an e-mail address, and for a phone number before a call", () => {
    expect(names([])).toEqual(["name!", "email!"]);
    expect(names([], phoneCall)).toEqual(["name!", "email!", "phone!"]);
    expect(names([ask({ name: "name", type: "shortText" }), ask({ name: "size", type: "number" })])).toEqual([
      "name!",
      "email!",
      "size",
    ]);
  });

  it("keeps the page's order, and asks for a phone number only if the page or a call needs it", () => {
    const form = [
      ask({ name: "size", type: "number" }),
      ask({ name: "phone", type: "tel" }),
      ask({ name: "email", type: "email" }),
      ask({ name: "name", type: "shortText" }),
    ];
    expect(names(form)).toEqual(["size", "phone", "email!", "name!"]);
    expect(names(form, phoneCall)).toEqual(["size", "phone!", "email!", "name!"]);
  });

  it("translates a default label, and keeps other labels", () => {
    const form = [
      ask({ name: "name", type: "shortText", label: ko.name }),
      ask({ name: "company", type: "shortText", label: "소속" }),
    ];
    expect(questionsOf({ form }, videoCall, inEnglish).map(({ label }) => label)).toEqual([en.name, en.email, "소속"]);
  });
});

describe("checkAnswers", () => {
  const questions = questionsOf({ form: [] }, phoneCall, inKorean);
  const check = (values: Record<string, Value>) => checkAnswers(questions, answersOf(values), ko);

  it("requires answers to the required questions", () => {
    expect(check({ ...guest, phone: "010-1234-5678" })).toEqual({});
    expect(check({ name: " ", email: "", phone: "" })).toEqual({
      name: ko.required,
      email: ko.required,
      phone: ko.required,
    });
  });

  it.each(["ha", "ha@example", "ha@ex ample.com", "@example.com", "ha@example..com"])(
    "refuses the e-mail %j",
    (email) => expect(check({ ...guest, email, phone: "0101234" })).toEqual({ email: ko.invalidEmail }),
  );

  it.each(["12", "abc-1234", "1".repeat(21)])("refuses the phone number %j", (phone) =>
    expect(check({ ...guest, phone })).toEqual({ phone: ko.invalidPhone }),
  );

  it.each<[FormField["type"], Value, string | undefined]>([
    ["number", "많이", ko.invalidNumber],
    ["number", "1,000", undefined],
    ["number", "-12.5", undefined],
    ["tel", "전화", ko.invalidPhone],
    ["tel", "2 123 4567", undefined],
    ["tel", "+82 2 123 4567", undefined],
    ["email", "nobody", ko.invalidEmail],
    ["checkbox", [], ko.required],
    ["checkbox", ["A"], undefined],
    ["consent", false, ko.required],
    ["consent", true, undefined],
    ["dropdown", "", ko.required],
  ])("a required %s answered with %j: %s", (type, value, problem) => {
    const form = [ask({ name: "own", type, required: true, options: ["A"] })];
    expect(checkAnswers(questionsOf({ form }, videoCall, inKorean), answersOf({ ...guest, own: value }), ko).own).toBe(
      problem,
    );
  });

  it("lets what is not required be empty", () => {
    const asked = questionsOf({ form: [ask({ name: "own", type: "number" })] }, videoCall, inKorean);
    expect(checkAnswers(asked, answersOf({ ...guest, own: " " }), ko)).toEqual({});
  });
});

it("finds the question for each of the server's errors, and ignores other errors", () => {
  const questions = questionsOf({ form: [ask({ name: "size", type: "number" })] }, videoCall, inKorean);
  const details = [
    { path: "body.invitees.0.email", message: "no" },
    { path: "body.q_a.size", message: "bad" },
    { path: "body.q_a.0.value", message: "?" },
    { path: "body.availability.start", message: "?" },
  ];
  expect(refusedAnswers(details, questions, ["body.invitees.0.", "body.q_a."])).toEqual({ email: "no", size: "bad" });
});

describe("toRequest", () => {
  it("separates the invitee's own values from the answers to questions", () => {
    const form = [
      ask({ name: "company", type: "shortText" }),
      ask({ name: "size", type: "number" }),
      ask({ name: "likes", type: "checkbox", options: ["A", "B"] }),
      ask({ name: "agree", type: "consent" }),
      ask({ name: "why", type: "longText" }),
    ];
    const values = { ...guest, company: " 두레 ", size: " 12 ", likes: ["B"], agree: true, why: " " };
    expect(toRequest(questionsOf({ form }, videoCall, inKorean), answersOf(values))).toEqual({
      invitees: [{ ...guest, phone: "", company: "두레", note: "" }],
      q_a: [
        { name: "size", value: 12 },
        { name: "likes", value: ["B"] },
        { name: "agree", value: true },
      ],
    });
  });

  it("formats the phone number for the endpoint", () => {
    const phoneOf = (values: Record<string, Value>) =>
      toRequest(questionsOf({ form: [] }, phoneCall, inKorean), answersOf(values)).invitees[0]?.phone;
    expect(phoneOf({ phone: "010-1234-5678" })).toBe("82-01012345678");
    expect(phoneOf({})).toBe("");
  });
});
