import { describe, expect, test } from "vitest";
import {
  assertRoomForSaml,
  assertWayIn,
  beginTest,
  type Certificate,
  changeSaml,
  isEnabled,
  isTested,
  isTestRunning,
  judgeTest,
  lastEndOf,
  makeSaml,
  type Saml,
  type SamlBody,
  settleTest,
} from "./saml";

const NOW = "2026-11-23T00:00:00.000Z";
const body: SamlBody = { activated: false, name: "Okta", entity_id: "urn:a", sso_url: "https://a.example", cert: "" };
const certificate = (fingerprint: string, expires_at = "2027-01-01T00:00:00.000Z"): Certificate => ({
  fingerprint,
  subject: "",
  expires_at,
});
const given = (changes: Partial<SamlBody> = {}, ...fingerprints: string[]) => ({
  body: { ...body, ...changes },
  certificates: fingerprints.map((one) => certificate(one)),
  now: NOW,
});
const arrival = { email: "kim@a.example", attributes: ["groups"] };
const passed = (...fingerprints: string[]): Saml =>
  settleTest(beginTest(makeSaml("saml.one", given({}, ...fingerprints)), "kim", NOW), arrival, null);
const on = { activated: true };

describe("a SAML provider can be activated", () => {
  test("only after a passed test", () => {
    expect(() => makeSaml("saml.one", given(on, "x"))).toThrow("test sign-in");
    expect(() => changeSaml(makeSaml("saml.one", given({}, "x")), given(on, "x"))).toThrow("test sign-in");
    expect(changeSaml(passed("x"), given(on, "x")).activated).toBe(true);
  });

  test("never after a failed test", () => {
    const failed = settleTest(beginTest(makeSaml("saml.one", given({}, "x")), "kim", NOW), arrival, "other_person");
    expect(failed.test).toMatchObject({ state: "failed", failure: "other_person", email: arrival.email });
    expect(isTested(failed)).toBe(false);
  });

  test.each([
    ["entity id", { entity_id: "urn:b" }],
    ["address", { sso_url: "https://b.example" }],
  ])("never with another %s than the tested one", (_what, changes) => {
    expect(() => changeSaml(passed("x"), given({ ...on, ...changes }, "x"))).toThrow("test sign-in");
    expect(changeSaml(passed("x"), given(changes, "x")).test).toBeNull();
  });

  test("during a change of its certificate, and loses the old one after a test with both", () => {
    const active = changeSaml(passed("old"), given(on, "old"));
    const both = changeSaml(active, given(on, "old", "new"));
    expect(both.activated).toBe(true);
    expect(() => changeSaml(both, given(on, "new"))).toThrow("test sign-in");
    const tested = settleTest(beginTest(both, "kim", NOW), arrival, null);
    expect(changeSaml(tested, given(on, "new")).activated).toBe(true);
  });
});

test("a test runs for ten minutes, during which Identity Platform enables the provider", () => {
  const idle = makeSaml("saml.one", given({}, "x"));
  const begun = beginTest(idle, "kim", NOW);
  expect([isEnabled(idle), isEnabled(begun), isEnabled(passed("x"))]).toEqual([false, true, false]);
  expect(isTestRunning(begun, "2026-11-23T00:09:59.999Z")).toBe(true);
  expect(isTestRunning(begun, "2026-11-23T00:10:00.000Z")).toBe(false);
  expect(isTestRunning(passed("x"), NOW)).toBe(false);
});

test.each([
  [undefined, "no_email"],
  ["kim@b.example", "other_domain"],
  ["lee@a.example", "other_person"],
  ["kim@a.example", null],
])("a test with the e-mail %s ends with %s", (email, failure) =>
  expect(judgeTest({ email }, "kim@a.example", "a.example")).toBe(failure),
);

test("a team that requires SSO keeps an active provider", () => {
  expect(() => assertWayIn(true, [{ activated: false }])).toThrow("at least one");
  expect(() => assertWayIn(true, [{ activated: false }, on])).not.toThrow();
  expect(() => assertWayIn(false, [])).not.toThrow();
});

test("a team has five providers at most", () => {
  expect(() => assertRoomForSaml(4)).not.toThrow();
  expect(() => assertRoomForSaml(5)).toThrow("5");
});

test("a provider works until its last certificate ends", () => {
  const ends = ["2027-01-01T00:00:00.000Z", "2028-01-01T00:00:00.000Z"];
  expect(lastEndOf({ certificates: ends.map((end) => certificate("x", end)) })).toBe(ends[1]);
});
