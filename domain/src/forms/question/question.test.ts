import { expect, test } from "vitest";
import { formsIssues } from "../forms-issues";
import { Question } from "./question";

const consent = (required: boolean, email_consent: "none" | "marketing" | "night") =>
  Question.safeParse({ name: "ads", label: "광고성 정보 수신 동의", type: "consent", required, email_consent });

test.each(["marketing", "night"] as const)("consent to %s mails can't be required", (kind) => {
  expect(consent(false, kind).success).toBe(true);
  expect(consent(true, kind).error?.issues).toMatchObject([
    { path: ["required"], message: formsIssues.requiredEmailConsent },
  ]);
});

test("any other consent can", () => expect(consent(true, "none").success).toBe(true));
