import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { describe, expect, it } from "vitest";
import { prefilled, submissionIn } from "./prefill";

describe("prefilled", () => {
  it("takes the answers that a link gives", () => {
    const query = new URLSearchParams({
      name: " 김하늘 ",
      email: "ha@example.com",
      company: "두레",
      note: "안녕하세요",
    });
    expect(prefilled(`?${query}`, [])).toEqual({
      values: { name: "김하늘", email: "ha@example.com", phone: "", company: "두레", note: "안녕하세요" },
      dialCode: "+82",
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
    expect(prefilled(`?phone=${text}`, [])).toMatchObject({ dialCode, values: { phone } }),
  );

  it("cuts what is too long", () => expect(prefilled(`?name=${"가".repeat(200)}`, []).values.name).toHaveLength(100));

  it("answers the page's own questions by name, with options that there are, and agrees to nothing", () => {
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
    const { values } = prefilled("?budget=120&size=11-50&plan=Z&likes=A&likes=C&likes=Q&agree=true&other=x", form);
    expect(values).toMatchObject({ budget: "120", size: "11-50", likes: ["A", "C"] });
    for (const name of ["plan", "agree", "silent", "other"]) expect(values).not.toHaveProperty(name);
  });
});

describe("submissionIn", () => {
  const id = "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a";

  it("names the submission that led here", () =>
    expect(submissionIn(`?submission=${id}&router=abcdefghij`)).toEqual({
      submission: { id, router_id: "abcdefghij" },
    }));

  it.each([
    "",
    `?submission=${id}`,
    "?router=abcdefghij",
    "?submission=1&router=abcdefghij",
    `?submission=${id}&router=A`,
  ])("names none in %j", (search) => expect(submissionIn(search)).toEqual({}));
});
