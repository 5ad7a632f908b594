import { readFile } from "node:fs/promises";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from "@firebase/rules-unit-testing";
import { collection, deleteDoc, doc, getDoc, getDocs, limit, orderBy, query, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, test } from "vitest";

const TEAM = "team-a";
/** A team that demands a second factor. */
const STRICT = "team-strict";
/** A team that lets in certain addresses only. */
const LISTED = "team-listed";
/** A team that an operator disabled. */
const CLOSED = "team-closed";
/** A team that requires SSO. */
const SSO = "team-sso";
let environment: RulesTestEnvironment;

beforeAll(async () => {
  const [host = "127.0.0.1", port = "4604"] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  const rules = await readFile(new URL("../../firestore.rules", import.meta.url), "utf8");
  environment = await initializeTestEnvironment({
    // A separate project leaves the suite's data and rules unchanged.
    projectId: "demo-rules",
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore();
    await setDoc(doc(firestore, `teams/${TEAM}/users/active`), { team_member_status: "ACTIVE" });
    await setDoc(doc(firestore, `teams/${TEAM}/users/gone`), { team_member_status: "DEACTIVATED" });
    await setDoc(doc(firestore, `teams/${TEAM}/users/recovered`), {
      team_member_status: "ACTIVE",
      second_factor: "TO_ENROLL",
    });
    await setDoc(doc(firestore, `teams/${TEAM}`), { display_name: "team" });
    await setDoc(doc(firestore, `teams/${STRICT}`), { require_mfa: true });
    await setDoc(doc(firestore, `teams/${CLOSED}`), { state: "disabled" });
    await setDoc(doc(firestore, `teams/${CLOSED}/users/active`), { team_member_status: "ACTIVE" });
    await setDoc(doc(firestore, `teams/${STRICT}/users/active`), { team_member_status: "ACTIVE" });
    await setDoc(doc(firestore, `teams/${SSO}`), { sso_required: true });
    await setDoc(doc(firestore, `teams/${SSO}/users/active`), { team_member_status: "ACTIVE" });
    await setDoc(doc(firestore, `teams/${SSO}/users/boss`), {
      team_member_status: "ACTIVE",
      team_member_role: "ADMIN",
    });
    for (const [team, id, ended_at] of [
      [TEAM, "s-active", null],
      [TEAM, "s-gone", null],
      [TEAM, "s-recovered", null],
      [TEAM, "s-ended", "2026-01-01T00:00:00.000Z"],
      [STRICT, "s-active", null],
      [CLOSED, "s-active", null],
      [SSO, "s-active", null],
      [SSO, "s-boss", null],
    ] as const)
      await setDoc(doc(firestore, `teams/${team}/sessions/${id}`), { ended_at });
    await setDoc(doc(firestore, `teams/${LISTED}`), { allowed_ips: ["203.0.113.0/24"] });
    await setDoc(doc(firestore, `teams/${LISTED}/users/active`), { team_member_status: "ACTIVE" });
    for (const [id, reads_until_ms] of [
      ["s-granted", Date.now() + 300_000],
      ["s-lapsed", Date.now() - 1_000],
    ] as const)
      await setDoc(doc(firestore, `teams/${LISTED}/sessions/${id}`), { ended_at: null, reads_until_ms });
    await setDoc(doc(firestore, `teams/${LISTED}/sessions/s-new`), { ended_at: null });
    const committed_at = new Date("2026-01-01");
    await setDoc(doc(firestore, `teams/${TEAM}/signals/s1`), { types: ["lead.created"], committed_at });
    await setDoc(doc(firestore, `teams/${TEAM}/changes/c1`), {
      changes: [{ type: "lead.created", id: "r1" }],
      committed_at,
    });
    await setDoc(doc(firestore, `teams/${TEAM}/records/r1`), { deal_name: "secret" });
    await setDoc(doc(firestore, "tenant_info/a@example.com"), { tenant_id: TEAM });
    await setDoc(doc(firestore, "email-retry-count/a@example.com"), { retryCounts: 1 });
    await setDoc(doc(firestore, "featureFlags/global"), { one: true });
    await setDoc(doc(firestore, `teamFeatureFlags/${TEAM}`), { one: true });
  });
});

afterAll(() => environment.cleanup());

/** Signed in with the session `s-{uid}`, unless the claims say otherwise. */
const as = (
  uid: string,
  tenant?: string,
  { firebase, ...claims }: { firebase?: object } & Record<string, unknown> = {},
) =>
  environment
    .authenticatedContext(uid, {
      sid: `s-${uid}`,
      ...claims,
      firebase: { sign_in_provider: "password", identities: {}, tenant, ...firebase },
    } as TokenOptions)
    .firestore();
const stranger = () => environment.unauthenticatedContext().firestore();
const newest = (firestore: ReturnType<typeof stranger>, collectionId: "changes" | "signals" = "signals") =>
  getDocs(query(collection(firestore, `teams/${TEAM}/${collectionId}`), orderBy("committed_at", "desc"), limit(1)));

describe("changes of a team", () => {
  test("cannot be read with the records' ids", () => assertFails(newest(as("active", TEAM), "changes")));
  test("are signaled to an active member", () => assertSucceeds(newest(as("active", TEAM))));
  test("are not signaled to a deactivated member", () => assertFails(newest(as("gone", TEAM))));
  test("are not signaled to a user of another tenant who has the same id", () =>
    assertFails(newest(as("active", "team-b"))));
  test("are not signaled to a user without a tenant", () => assertFails(newest(as("active"))));
  test("are not signaled to a visitor", () => assertFails(newest(stranger())));
  test("cannot be written", () =>
    assertFails(setDoc(doc(as("active", TEAM), `teams/${TEAM}/signals/s2`), { types: [] })));
});

test("members of a disabled team can't read anything", async () => {
  await assertFails(getDocs(collection(as("active", CLOSED), `teams/${CLOSED}/signals`)));
  await assertFails(getDoc(doc(as("active", CLOSED), `teamFeatureFlags/${CLOSED}`)));
});

describe("a session", () => {
  test("that has ended can't read anything", () => assertFails(newest(as("active", TEAM, { sid: "s-ended" }))));
  test("unknown to the API can't read anything", () => assertFails(newest(as("active", TEAM, { sid: "unseen" }))));
  test("can't be reopened or created by its user", async () => {
    for (const id of ["s-ended", "s-new"])
      await assertFails(setDoc(doc(as("active", TEAM), `teams/${TEAM}/sessions/${id}`), { ended_at: null }));
  });
});

describe("a team with an IP list", () => {
  const signals = (sid: string, claims = {}) =>
    getDocs(collection(as("active", LISTED, { sid, ...claims }), `teams/${LISTED}/signals`));
  const strong = { firebase: { sign_in_second_factor: "totp" } };

  test("can be read by a session whose read grant is valid", async () => {
    await assertSucceeds(signals("s-granted"));
    await assertSucceeds(signals("s-granted", strong));
  });
  test.each([
    ["whose grant has lapsed", "s-lapsed"],
    ["that never had a grant", "s-new"],
  ])("can't be read by a session %s, with or without a second factor", async (_, sid) => {
    await assertFails(signals(sid));
    await assertFails(signals(sid, strong));
  });
  test("grants nothing to a browser that writes its own grant", () =>
    assertFails(
      setDoc(
        doc(as("active", LISTED, { sid: "s-granted" }), `teams/${LISTED}/sessions/s-lapsed`),
        { reads_until_ms: Date.now() + 300_000 },
        { merge: true },
      ),
    ));
});

/** The same cases as the table in domain/src/shared/caller/session.test.ts. */
describe("a team that demands a second factor", () => {
  const signals = (who: ReturnType<typeof as>) => getDocs(collection(who, `teams/${STRICT}/signals`));
  test.each([
    ["a password", { firebase: { sign_in_provider: "password" } }],
    ["Google", { firebase: { sign_in_provider: "google.com" } }],
    ["a weak session handed over", { firebase: { sign_in_provider: "custom" }, mfa: false }],
    ["the hand-over's claim elsewhere", { firebase: { sign_in_provider: "password" }, mfa: true }],
    ["the hand-over's SAML elsewhere", { firebase: { sign_in_provider: "password" }, idp: "saml.okta" }],
  ])("refuses %s", (_how, claims) => assertFails(signals(as("active", STRICT, claims))));
  test.each([
    ["password and code", { firebase: { sign_in_provider: "password", sign_in_second_factor: "totp" } }],
    ["Google and code", { firebase: { sign_in_provider: "google.com", sign_in_second_factor: "totp" } }],
    ["SAML", { firebase: { sign_in_provider: "saml.okta" } }],
    ["SAML handed over", { firebase: { sign_in_provider: "custom" }, mfa: false, idp: "saml.okta" }],
    ["SAML and code", { firebase: { sign_in_provider: "saml.okta", sign_in_second_factor: "totp" } }],
    ["a strong session handed over", { firebase: { sign_in_provider: "custom" }, mfa: true }],
  ])("admits %s", async (_how, claims) => {
    await assertSucceeds(signals(as("active", STRICT, claims)));
  });
  test("who used a recovery code can't read any team's data without a second factor", async () => {
    await assertFails(newest(as("recovered", TEAM)));
    await assertSucceeds(newest(as("recovered", TEAM, { firebase: { sign_in_second_factor: "totp" } })));
  });
});

/** The same cases as those of `needsSaml` in domain/src/shared/caller/session.test.ts. */
describe("a team that requires SSO", () => {
  const signals = (who: ReturnType<typeof as>) => getDocs(collection(who, `teams/${SSO}/signals`));
  const [password, code] = [{ sign_in_provider: "password" }, { sign_in_second_factor: "totp" }];
  test.each([
    ["a member's password", "active", password],
    ["a member's password and code", "active", code],
    ["an admin's password", "boss", password],
  ])("refuses %s", (_how, uid, firebase) => assertFails(signals(as(uid, SSO, { firebase }))));
  test.each([
    ["a member's SSO", "active", { sign_in_provider: "saml.okta" }],
    ["an admin's SSO", "boss", { sign_in_provider: "saml.okta" }],
    ["an admin's password and code", "boss", code],
  ])("admits %s", async (_how, uid, firebase) => {
    await assertSucceeds(signals(as(uid, SSO, { firebase })));
  });
});

describe("a team's data", () => {
  test.each([`teams/${TEAM}`, `teams/${TEAM}/records/r1`, `teams/${TEAM}/users/active`, `teams/${TEAM}/audit/a1`])(
    "%s is accessible to the API only",
    async (path) => {
      await assertFails(getDoc(doc(as("active", TEAM), path)));
      await assertFails(setDoc(doc(as("active", TEAM), path), { any: 1 }));
    },
  );
});

describe("global documents", () => {
  test.each([
    "tenant_info/a@example.com",
    "email-retry-count/a@example.com",
    "slugs/team",
    "domains/example.com",
    "links/x",
  ])("%s is accessible to the API only", async (path) => {
    await assertFails(getDoc(doc(stranger(), path)));
    await assertFails(setDoc(doc(as("active", TEAM), path), { any: 1 }));
  });
});

describe("flags", () => {
  test("of their own can be read and written by a user", async () => {
    const own = doc(as("active", TEAM), "personalFeatureFlags/active");
    await assertSucceeds(setDoc(own, { isKoreanLanguage: true }));
    await assertSucceeds(getDoc(own));
    await assertSucceeds(deleteDoc(own));
  });
  test("of other users are denied", async () => {
    await assertFails(getDoc(doc(as("active", TEAM), "personalFeatureFlags/gone")));
    await assertFails(setDoc(doc(as("active", TEAM), "personalFeatureFlags/gone"), { isKoreanLanguage: true }));
  });
  test("of an invalid type are refused", () =>
    assertFails(setDoc(doc(as("active", TEAM), "personalFeatureFlags/active"), { isKoreanLanguage: "ko" })));
  test("that are global can be read by signed-in users, and written by nobody", async () => {
    await assertSucceeds(getDoc(doc(as("active", TEAM), "featureFlags/global")));
    await assertFails(getDoc(doc(stranger(), "featureFlags/global")));
    await assertFails(setDoc(doc(as("active", TEAM), "featureFlags/global"), { one: false }));
  });
  test("of a team can be read by its members only", async () => {
    await assertSucceeds(getDoc(doc(as("active", TEAM), `teamFeatureFlags/${TEAM}`)));
    await assertFails(getDoc(doc(as("active", "team-b"), `teamFeatureFlags/${TEAM}`)));
  });
});
