import { expect, test } from "vitest";
import { emailConsentsIn } from "./email-consents";

const consent = (name: string, email_consent: "none" | "marketing" | "night", type = "consent") => ({
  ...{ name, type, email_consent },
  ...{ label: "광고 수신 동의 (선택)", description: "언제든지 철회할 수 있어요.", url: "https://acme.example/terms" },
});

test("each consent question is listed with its text, whether ticked or not", () => {
  const form = [consent("ads", "marketing"), consent("night", "night"), consent("terms", "none")];
  const text = "광고 수신 동의 (선택)\n언제든지 철회할 수 있어요.\nhttps://acme.example/terms";
  const answers = [
    { name: "ads", value: "동의함" },
    { name: "terms", value: true },
  ];
  expect(emailConsentsIn(form, answers)).toEqual([
    { kind: "marketing", text, is_given: true },
    { kind: "night", text, is_given: false },
  ]);
});

test("a question that is no longer of the type consent asks for no consent", () => {
  expect(emailConsentsIn([consent("ads", "marketing", "checkbox")], [{ name: "ads", value: true }])).toEqual([]);
});
