import { expect, test } from "vitest";
import { ko } from "../texts/ko";
import { checkGuest, knownGuest, slotInLink } from "./guest";

const invitee = { name: "김하나", email: "hana@example.com" };

test("a suggestion's guest is the one in the link, or else the person it was made for", () => {
  expect(knownGuest("?name=Kim%20Duri&email=duri@example.com", { invitee })).toEqual({
    name: "Kim Duri",
    email: "duri@example.com",
  });
  expect(knownGuest("?slot=x", { invitee })).toEqual(invitee);
});

test.each([
  [{ name: "", email: "a@b.co" }, ["name"]],
  [{ name: " ", email: "" }, ["name", "email"]],
  [{ name: "하나", email: "a@b" }, ["email"]],
  [{ name: "하나", email: "a@b.co" }, []],
])("%j lacks %j", (guest, wrong) => {
  expect(Object.keys(checkGuest(guest, ko))).toEqual(wrong);
});

test("a link selects one of the suggested times in any time zone, or none", () => {
  const times = [{ start: "2027-03-01T01:00:00.000Z" }, { start: "2027-03-01T02:00:00.000Z" }];
  expect(slotInLink("?slot=2027-03-01T11:00:00%2B09:00", times)).toBe(times[1]);
  expect(slotInLink("?slot=2027-03-02T01:00:00.000Z", times)).toBeUndefined();
  expect(slotInLink("", times)).toBeUndefined();
});
