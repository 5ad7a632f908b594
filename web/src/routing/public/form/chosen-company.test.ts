import { Question } from "@dure/domain/forms/question/question";
import { describe, expect, it } from "vitest";
import { chosenCompany } from "./chosen-company";

describe("the registry number of a chosen company", () => {
  const company = (name: string) => Question.parse({ name, label: "Q", type: "shortText", use_nicerating: true });
  const values = { q: "한빛상사", "__q:number__": "1101110000001" };

  it("is sent, unless the name was typed", () => {
    expect(chosenCompany([company("q")], { values, dialCodes: {} })).toEqual({ nice_id: "1101110000001" });
    expect(chosenCompany([company("q")], { values: { ...values, "__q:number__": "" }, dialCodes: {} })).toEqual({});
  });
  it("is not sent if the form asks for several companies", () =>
    expect(chosenCompany([company("q"), company("other")], { values, dialCodes: {} })).toEqual({}));
});
