import { describe, expect, test } from "vitest";
import { accessTexts } from "../access";
import {
  isAfterEnd,
  isOpen,
  isRecent,
  isSeenLongAgo,
  isStrong,
  mayBegin,
  needsSaml,
  needsSecondFactor,
  type Session,
  SessionClaims,
  signedInAtMs,
} from "./session";
import { sessionEndText } from "./session-end-text";

const claims = (firebase: object, others: object = {}) =>
  SessionClaims.parse({ sid: "s", auth_time: 100, firebase: { tenant: "t", ...firebase }, ...others });

describe("a session is strong", () => {
  test.each([
    ["password", { sign_in_provider: "password" }, {}, false],
    ["password and code", { sign_in_provider: "password", sign_in_second_factor: "totp" }, {}, true],
    ["Google", { sign_in_provider: "google.com" }, {}, false],
    ["Google and code", { sign_in_provider: "google.com", sign_in_second_factor: "totp" }, {}, true],
    ["SAML", { sign_in_provider: "saml.okta" }, {}, true],
    ["SAML and code", { sign_in_provider: "saml.okta", sign_in_second_factor: "totp" }, {}, true],
    ["a weak session handed over", { sign_in_provider: "custom" }, { mfa: false }, false],
    ["a session handed over without a word", { sign_in_provider: "custom" }, {}, false],
    ["a strong session handed over", { sign_in_provider: "custom" }, { mfa: true }, true],
    ["a SAML session handed over", { sign_in_provider: "custom" }, { mfa: false, idp: "saml.okta" }, true],
    ["a claim of SAML elsewhere", { sign_in_provider: "password" }, { idp: "saml.okta" }, false],
    ["a claim of our hand-over elsewhere", { sign_in_provider: "password" }, { mfa: true }, false],
  ])("by %s: %#", (_how, firebase, others, expected) => expect(isStrong(claims(firebase, others))).toBe(expected));
});

test("a session from a custom token is as old as its first sign-in", () => {
  expect(signedInAtMs(claims({ sign_in_provider: "password" }))).toBe(100_000);
  expect(signedInAtMs(claims({ sign_in_provider: "custom" }, { orig_auth_time: 40 }))).toBe(40_000);
});

test("a token can start a session within a day, and only with the session's id", () => {
  const at = (auth_time: number, sid = "s") => claims({ sign_in_provider: "password" }, { auth_time, sid });
  const now = "1970-01-02T00:00:00.000Z";
  expect(mayBegin(at(1), now)).toBe(true);
  expect(mayBegin(at(0), now)).toBe(false);
  expect(mayBegin(at(1, ""), now)).toBe(false);
});

test("a sign-in before the end of all sessions starts no session", () => {
  const at = (auth_time: number) => claims({ sign_in_provider: "password" }, { auth_time });
  expect(isAfterEnd(at(9), undefined)).toBe(true);
  expect(isAfterEnd(at(9), "1970-01-01T00:00:10.500Z")).toBe(false);
  expect(isAfterEnd(at(10), "1970-01-01T00:00:10.500Z")).toBe(true);
});

test("a sign-in is recent for five minutes", () => {
  expect(isRecent(0, "1970-01-01T00:04:59.999Z")).toBe(true);
  expect(isRecent(0, "1970-01-01T00:05:00.000Z")).toBe(false);
});

const session: Session = {
  id: "s",
  user_id: "kim",
  provider: "password",
  has_second_factor: false,
  user_agent: "",
  ip: "",
  started_at: "2026-11-23T00:00:00.000Z",
  last_seen_at: "2026-11-23T00:00:00.000Z",
  ended_at: null,
};

test("a session is open for its own user until it ends", () => {
  expect(isOpen(session, "kim")).toBe(true);
  expect(isOpen(session, "lee")).toBe(false);
  expect(isOpen({ ...session, ended_at: "2026-11-23T00:00:01.000Z" }, "kim")).toBe(false);
  expect(isOpen(undefined, "kim")).toBe(false);
});

test("a session is marked as seen every ten minutes at most", () => {
  expect(isSeenLongAgo(session, "2026-11-23T00:10:00.000Z")).toBe(false);
  expect(isSeenLongAgo(session, "2026-11-23T00:10:00.001Z")).toBe(true);
});

test.each([
  [false, "ACTIVE", "NONE", false],
  [false, "ACTIVE", "ENROLLED", false],
  [false, "ACTIVE", "TO_ENROLL", true],
  [true, "ACTIVE", "ENROLLED", true],
  [true, "NONE", "NONE", false],
  [true, "PENDING", "NONE", false],
] as const)(
  "a second factor, if the team requires it (%s), for a member %s with device %s: needed is %s",
  (require_mfa, team_member_status, second_factor, needed) => {
    expect(needsSecondFactor({ require_mfa, sso_required: false }, { team_member_status, second_factor })).toBe(needed);
  },
);

test.each([
  [false, "ACTIVE", "MEMBER", false, false],
  [true, "ACTIVE", "MEMBER", true, true],
  [true, "ACTIVE", "ADMIN", false, true],
  [true, "DEACTIVATED", "ADMIN", true, false],
  [true, "NONE", "MEMBER", true, false],
] as const)(
  "with SSO required (%s), a member %s %s must use SAML: %s, a second factor otherwise: %s",
  (sso_required, team_member_status, team_member_role, saml, factor) => {
    expect(needsSaml({ sso_required }, { team_member_status, team_member_role })).toBe(saml);
    const demands = { require_mfa: false, sso_required };
    expect(needsSecondFactor(demands, { team_member_status, second_factor: "NONE" })).toBe(factor);
  },
);

test("only a session's own user is told why it ended", () => {
  const ended = { ...session, ended_at: "2026-11-23T00:00:01.000Z", end_cause: "password_reset" };
  expect(sessionEndText(ended, "kim").en).toContain("password was changed");
  expect(sessionEndText({ ...ended, end_cause: "deactivated" }, "kim").ko).toContain("비활성화");
  for (const [one, uid] of [
    [ended, "lee"],
    [{ ...ended, end_cause: undefined }, "kim"],
    [undefined, "kim"],
  ] as const)
    expect(sessionEndText(one, uid)).toBe(accessTexts.signInAgain);
});
