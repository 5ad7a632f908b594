import { describe, expect, test } from "vitest";
import { newRouter, RouterBody } from "../router/router";
import { checkSubmission } from "./check-submission";
import type { Answers } from "./submission";

const question = (name: string, type: string, more: object = {}) => ({ name, label: name, type, ...more });
const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];

const customForm = (...components: object[]) =>
  RouterBody.parse({ ...newRouter("custom", "폼", "d"), form: { components } });
const given = (values: Record<string, unknown>): Answers =>
  Object.entries(values).map(([name, value]) => ({ name, value })) as Answers;

const FORM = customForm(
  question("name", "shortText", { required: true }),
  question("email", "email"),
  question("phone", "tel"),
  question("count", "number"),
  question("size", "dropdown", { options }),
  question("topics", "checkbox", { options }),
  question("terms", "consent", { agreed_value: "동의함" }),
  question("hint", "note"),
);

describe("a custom form", () => {
  test("stores answers unchanged, and compares a consent as a yes or no", () => {
    const answers = { name: " <b>김</b>\u0000 ", count: "1,200", topics: ["a", "b"], terms: true, size: "" };
    expect(checkSubmission(FORM, given(answers))).toEqual({
      stored: { name: "<b>김</b>", count: 1200, topics: ["a", "b"], terms: "동의함" },
      compared: { name: "<b>김</b>", count: "1,200", topics: ["a", "b"], terms: true, size: "" },
    });
  });

  test("drops unknown questions and notes", () =>
    expect(checkSubmission(FORM, given({ name: "김", hint: "x", other: "y" })).stored).toEqual({ name: "김" }));

  test.each([
    ["no answer where one is required", { email: "a@b.example" }, "name"],
    ["an empty one", { name: "  " }, "name"],
    ["a wrong address", { name: "김", email: "nobody" }, "email"],
    ["a wrong number", { name: "김", count: "many" }, "count"],
    ["a phone without digits", { name: "김", phone: "----" }, "phone"],
    ["an option that isn't there", { name: "김", size: "c" }, "size"],
    ["several options where one is asked for", { name: "김", size: ["a"] }, "size"],
    ["a choice that isn't there", { name: "김", topics: ["a", "c"] }, "topics"],
    ["one choice as text", { name: "김", topics: "a" }, "topics"],
    ["consent in words", { name: "김", terms: "yes" }, "terms"],
    ["a list for a name", { name: ["김"] }, "name"],
  ])("refuses %s", (_, answers, name) => {
    expect(() => checkSubmission(FORM, given(answers))).toThrow(
      expect.objectContaining({
        code: "BAD_REQUEST",
        details: [expect.objectContaining({ path: `body.answers.${name}` })],
      }),
    );
  });

  test("refuses a submission without a required consent", () => {
    const form = customForm(question("terms", "consent", { required: true }));
    for (const terms of [undefined, false, ""])
      expect(() => checkSubmission(form, given(terms === undefined ? {} : { terms }))).toThrow("Your consent");
  });

  test("refuses a submission without any answers, even if no question is required", () => {
    const form = customForm(question("wish", "longText"), question("topics", "checkbox", { options }));
    for (const answers of [{}, { wish: "  " }, { wish: "", topics: [] }, { other: "x" }])
      expect(() => checkSubmission(form, given(answers))).toThrow("answer at least one question");
    expect(checkSubmission(form, given({ topics: ["a"] })).stored).toEqual({ topics: ["a"] });
    expect(checkSubmission(customForm(question("hint", "note")), []).stored).toEqual({});
  });

  test("normalizes text to composed Unicode characters", () =>
    expect(checkSubmission(FORM, given({ name: "김하나".normalize("NFD") })).stored).toEqual({ name: "김하나" }));

  test("refuses answers that are too long for a document", () => {
    const form = customForm(...Array.from({ length: 20 }, (_, place) => question(`q${place}`, "longText")));
    const answers = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`q${place}`, "가".repeat(5_000)]));
    expect(() => checkSubmission(form, given(answers))).toThrow("too long");
  });
});

describe("a website's form", () => {
  const mappings = {
    email: "mail",
    fields: [{ name: "size", label: "규모", type: "dropdown", options }],
  };
  const form = RouterBody.parse({ ...newRouter("mapping", "폼", "d"), metadata: { mappings } });

  test("may have any value in its mapped inputs, and drops other inputs", () =>
    expect(checkSubmission(form, given({ size: "huge", token: "x" })).stored).toEqual({ size: "huge" }));

  test("needs a valid e-mail address", () =>
    expect(() => checkSubmission(form, given({ mail: "nobody" }))).toThrow("valid email"));
});
