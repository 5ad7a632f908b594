import { expect, test } from "vitest";
import { duplicateSearch } from "./duplicate-search";

const phone = { dial_code: "+82", value: "10-1234-5678" };
const conditionsOf = (entity: "lead" | "contact", values: object) =>
  duplicateSearch(entity, values)?.body.filters?.conditions;

test("people are searched for by e-mail and phone number, and contacts by their full name, too", () => {
  expect(conditionsOf("lead", { email: "mina@example.com", phone_number: phone, deal_name: "상담" })).toEqual([
    { identifier: "email", condition: "is", value: "mina@example.com" },
    { identifier: "phone_number", condition: "is", value: "01012345678" },
  ]);
  expect(conditionsOf("contact", { name: { first_name: "미나", last_name: "김" }, phone, tel: null })).toEqual([
    { identifier: "phone", condition: "is", value: "01012345678" },
    { identifier: "name", condition: "is", value: "김미나" },
  ]);
});

test("nothing is searched for before there is enough input", () => {
  for (const values of [{}, { email: "mina" }, { phone_number: { dial_code: "+82", value: "010" } }, null, "?"])
    expect(duplicateSearch("lead", values)).toBeUndefined();
  expect(duplicateSearch("contact", { name: { first_name: "미나", last_name: "" } })).toBeUndefined();
  expect(duplicateSearch("company", { name: "두" })).toBeUndefined();
});

test("companies are searched for by their names without the corporate form", () => {
  const asked = duplicateSearch("company", { name: "(주)한빛상사" });
  expect(asked?.body.search).toBe("한빛상사");
  expect(asked?.matches("한빛상사 주식회사")).toBe(true);
  expect(asked?.matches("한빛상사물류")).toBe(false);
});
