import { DEFAULT_FORM } from "@dure/domain/scheduling/booking-form";
import { describe, expect, it } from "vitest";
import { newOwnQuestion, newQuestion, withRequiredPhone } from "./new-question";

describe("a phone number that has to be given", () => {
  it("is asked for where it was not", () => {
    const form = withRequiredPhone(DEFAULT_FORM, "전화번호");
    expect(form.at(-1)).toMatchObject({ name: "phone", type: "tel", required: true, label: "전화번호" });
    expect(form).toHaveLength(DEFAULT_FORM.length + 1);
  });

  it("keeps its place and its words where it was", () => {
    const asked = [newOwnQuestion("phone", "휴대폰"), ...DEFAULT_FORM];
    const form = withRequiredPhone(asked, "전화번호");
    expect(form).toEqual([{ ...asked[0], required: true }, ...DEFAULT_FORM]);
  });
});

it("gives a first option where one has to be chosen", () => {
  expect(newQuestion("radio", "abc", "질문", "선택지 1")).toMatchObject({ name: "q_abc", options: ["선택지 1"] });
  expect(newQuestion("number", "abc", "질문", "선택지 1").options).toEqual([]);
});
