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
let environment: RulesTestEnvironment;

beforeAll(async () => {
  const [host = "127.0.0.1", port = "4604"] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  const rules = await readFile(new URL("../../firestore.rules", import.meta.url), "utf8");
  environment = await initializeTestEnvironment({
    // A project of its own: the suite's data and rules stay as they are.
    projectId: "demo-rules",
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore();
    await setDoc(doc(firestore, `teams/${TEAM}/users/active`), { team_member_status: "ACTIVE" });
    await setDoc(doc(firestore, `teams/${TEAM}/users/gone`), { team_member_status: "DEACTIVATED" });
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

const as = (uid: string, tenant?: string) =>
  environment
    .authenticatedContext(uid, { firebase: { sign_in_provider: "password", identities: {}, tenant } } as TokenOptions)
    .firestore();
const stranger = () => environment.unauthenticatedContext().firestore();
const newest = (firestore: ReturnType<typeof stranger>, collectionId: "changes" | "signals" = "signals") =>
  getDocs(query(collection(firestore, `teams/${TEAM}/${collectionId}`), orderBy("committed_at", "desc"), limit(1)));

describe("changes of a team", () => {
  test("nobody reads which records they were", () => assertFails(newest(as("active", TEAM), "changes")));
  test("an active member hears of them", () => assertSucceeds(newest(as("active", TEAM))));
  test("a deactivated member does not", () => assertFails(newest(as("gone", TEAM))));
  test("another tenant's user of the same id does not", () => assertFails(newest(as("active", "team-b"))));
  test("a user of no tenant does not", () => assertFails(newest(as("active"))));
  test("a visitor does not", () => assertFails(newest(stranger())));
  test("nobody writes them", () =>
    assertFails(setDoc(doc(as("active", TEAM), `teams/${TEAM}/signals/s2`), { types: [] })));
});

describe("a team's data", () => {
  test.each([`teams/${TEAM}`, `teams/${TEAM}/records/r1`, `teams/${TEAM}/users/active`, `teams/${TEAM}/audit/a1`])(
    "%s is for the API alone",
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
  ])("%s is for the API alone", async (path) => {
    await assertFails(getDoc(doc(stranger(), path)));
    await assertFails(setDoc(doc(as("active", TEAM), path), { any: 1 }));
  });
});

describe("flags", () => {
  test("a person reads and writes their own", async () => {
    const own = doc(as("active", TEAM), "personalFeatureFlags/active");
    await assertSucceeds(setDoc(own, { isKoreanLanguage: true }));
    await assertSucceeds(getDoc(own));
    await assertSucceeds(deleteDoc(own));
  });
  test("not another's", async () => {
    await assertFails(getDoc(doc(as("active", TEAM), "personalFeatureFlags/gone")));
    await assertFails(setDoc(doc(as("active", TEAM), "personalFeatureFlags/gone"), { isKoreanLanguage: true }));
  });
  test("a language that is no yes or no is refused", () =>
    assertFails(setDoc(doc(as("active", TEAM), "personalFeatureFlags/active"), { isKoreanLanguage: "ko" })));
  test("global ones are read by the signed-in, written by nobody", async () => {
    await assertSucceeds(getDoc(doc(as("active", TEAM), "featureFlags/global")));
    await assertFails(getDoc(doc(stranger(), "featureFlags/global")));
    await assertFails(setDoc(doc(as("active", TEAM), "featureFlags/global"), { one: false }));
  });
  test("a team's by its members only", async () => {
    await assertSucceeds(getDoc(doc(as("active", TEAM), `teamFeatureFlags/${TEAM}`)));
    await assertFails(getDoc(doc(as("active", "team-b"), `teamFeatureFlags/${TEAM}`)));
  });
});
