import { describe, expect, it } from "vitest";
import { DEFAULT_FORM, FormField, withRequiredPhone } from "./booking-form";

describe("a phone number that has to be given", () => {
  it("is added to a form without one", () => {
    const form = withRequiredPhone(DEFAULT_FORM);
    expect(form.at(-1)).toMatchObject({ name: "phone", type: "tel", required: true, label: "전화번호" });
    expect(form).toHaveLength(DEFAULT_FORM.length + 1);
  });

  it("keeps its place and label in a form that has one", () => {
    const asked = [FormField.parse({ name: "phone", type: "tel", label: "휴대폰" }), ...DEFAULT_FORM];
    expect(withRequiredPhone(asked)).toEqual([{ ...asked[0], required: true }, ...DEFAULT_FORM]);
  });
});

it("asks for consent to marketing mails, but never requires it", () => {
  const consent = { name: "ads", label: "광고 수신 동의", type: "consent", email_consent: "marketing" };
  expect(FormField.safeParse({ ...consent, required: true }).error?.issues).toMatchObject([{ path: ["required"] }]);
  expect(FormField.safeParse(consent).success).toBe(true);
});
