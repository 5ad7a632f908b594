import { describe, expect, test } from "vitest";
import { assertTypedEmail, InviteeEmail, withUnmaskedEmail } from "./invitee-email";

const invited = (email: string) => ({ invitees: [{ name: "손님", email }] });
const own = { invitee: { email: "hana@example.com" } };

describe("the e-mail address of a person who accepts a suggestion", () => {
  test("is their own if it was left masked, and the typed one otherwise", () => {
    expect(withUnmaskedEmail(invited("h***@example.com"), own)).toEqual(invited("hana@example.com"));
    expect(withUnmaskedEmail(invited("duri@example.org"), own)).toEqual(invited("duri@example.org"));
  });
  test.each(["h***@example.org", "d***@example.com"])("is refused as %s, which masks another address", (email) => {
    expect(() => withUnmaskedEmail(invited(email), own)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
  });
});

test("a booking page accepts no masked address", () => {
  expect(() => assertTypedEmail(invited("h***@example.com"))).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
  expect(() => assertTypedEmail(invited("hana@example.com"))).not.toThrow();
});

test.each(["***@example.com", "ha***@example.com", "h***@", "h***@a b", "x"])("%s is no address", (email) =>
  expect(InviteeEmail.safeParse(email).success).toBe(false),
);
