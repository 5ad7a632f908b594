import { describe, expect, test } from "vitest";
import { User } from "../shared/caller/user";
import { changeProfile, UpdateProfile } from "./user";

const T1 = "2026-03-02T00:00:00.000Z";
const T2 = "2026-03-03T00:00:00.000Z";
const T3 = "2026-03-04T00:00:00.000Z";

const user = User.parse({
  user_id: "u1",
  email: "mina@hanbit.example",
  display_name: "김민아",
  user_slug: "mina",
  phone: "1012345678",
  created_at: T1,
  updated_at: T1,
});

describe("a change of the profile", () => {
  test.each([
    [{ closing_celebration: false }, { closing_celebration: false }],
    [{ phone: "010-9876-5432" }, { dial_code: "+82", phone: "1098765432" }],
    [{ office_phone: "0212345678" }, { office_phone: "02-1234-5678" }],
    [{ dial_code: "+1" }, { dial_code: "+1" }],
  ])("%j is read as %j, without other fields", (sent, taken) => expect(UpdateProfile.parse(sent)).toEqual(taken));

  test("keeps the fields that were not sent", () =>
    expect(changeProfile(user, { display_name: "민아", phone: undefined }, T2)).toEqual({
      ...user,
      display_name: "민아",
      updated_at: T2,
    }));
});

test.each([
  ["1012345678", { dial_code: "+1", phone: "1012345678" }],
  // A number that an earlier version stored as it was typed.
  ["02-555-0100", { dial_code: "+82", phone: "25550100" }],
  ["", { dial_code: "+1", phone: "" }],
])("a change of the dial code alone applies to the stored number %j", (phone, expected) => {
  const { dial_code } = expected;
  expect(changeProfile({ ...user, phone }, UpdateProfile.parse({ dial_code }), T2)).toEqual({
    ...{ ...user, ...expected, updated_at: T2 },
  });
});

describe("a consent to marketing", () => {
  const given = changeProfile(user, { marketing_consent: true }, T2);

  test("has the time at which it was given", () => expect(given.marketing_consent_at).toBe(T2));
  test("keeps its time when the profile is saved again", () =>
    expect(changeProfile(given, { marketing_consent: true }, T3).marketing_consent_at).toBe(T2));
  test("loses it when it is taken back, and gets a new one", () => {
    const withdrawn = changeProfile(given, { marketing_consent: false }, T3);
    expect(withdrawn.marketing_consent_at).toBeNull();
    expect(changeProfile(withdrawn, { marketing_consent: true }, T3).marketing_consent_at).toBe(T3);
  });
});
