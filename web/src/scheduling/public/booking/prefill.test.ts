import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { describe, expect, it } from "vitest";
import { prefilled } from "../../../forms/public/prefilled";
import { prefillableQuestions } from "./questions-of";

const linked = (search: string, form: FormField[] = []) => prefilled(search, prefillableQuestions(form));

describe("a link to a booking page", () => {
  it("prefills the answers in its parameters", () => {
    const query = new URLSearchParams({
      name: " 김하늘 ",
      email: "ha@example.com",
      company: "두레",
      note: "안녕하세요",
    });
    expect(linked(`?${query}`)).toEqual({
      values: { name: "김하늘", email: "ha@example.com", phone: "", company: "두레", note: "안녕하세요" },
      dialCodes: { phone: "+82" },
    });
  });

  it.each([
    ["%2B82 10-1234-5678", "+82", "10-1234-5678"],
    ["82-1012345678", "+82", "1012345678"],
    ["%2B852 5123 4567", "+852", "5123 4567"],
    ["1-4155550100", "+1", "4155550100"],
    ["010-1234-5678", "+82", "010-1234-5678"],
    ["", "+82", ""],
  ])("reads the phone number %j", (text, dialCode, phone) =>
    expect(linked(`?phone=${text}`)).toMatchObject({ dialCodes: { phone: dialCode }, values: { phone } }),
  );

  it("shortens an answer that is too long", () =>
    expect(linked(`?name=${"가".repeat(200)}`).values.name).toHaveLength(100));

  it("prefills the page's own questions by name, only with existing options and without consents", () => {
    const field = (name: string, type: FormField["type"], options: string[] = []) =>
      FormField.parse({ name, type, label: name, options });
    const form = [
      field("budget", "number"),
      field("size", "dropdown", ["1-10", "11-50"]),
      field("plan", "radio", ["A", "B"]),
      field("likes", "checkbox", ["A", "B", "C"]),
      field("agree", "consent"),
      field("silent", "shortText"),
    ];
    const { values } = linked("?budget=120&size=11-50&plan=Z&likes=A&likes=C&likes=Q&agree=true&other=x", form);
    expect(values).toMatchObject({ budget: "120", size: "11-50", likes: ["A", "C"] });
    for (const name of ["plan", "agree", "silent", "other"]) expect(values).not.toHaveProperty(name);
  });
});
