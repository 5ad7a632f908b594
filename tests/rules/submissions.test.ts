import { readFile } from "node:fs/promises";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from "@firebase/rules-unit-testing";
import { collection, deleteDoc, doc, getDoc, getDocs, or, orderBy, query, setDoc, where } from "firebase/firestore";
import { afterAll, beforeAll, describe, test } from "vitest";

const OPEN = "team-open";
const OWN = "team-own";
const MASKED = "team-masked";
const MASKED_OWN = "team-masked-own";
const ROUTER = "abcdefghij";
let environment: RulesTestEnvironment;

const rowsOf = (team: string) => `crm/${team}/${ROUTER}/body/rows`;

beforeAll(async () => {
  const [host = "127.0.0.1", port = "4604"] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  const rules = await readFile(new URL("../../firestore.rules", import.meta.url), "utf8");
  environment = await initializeTestEnvironment({
    projectId: "demo-rules-submissions",
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore();
    for (const team of [OPEN, OWN, MASKED, MASKED_OWN]) {
      await setDoc(doc(firestore, `teams/${team}`), {
        row_access: team.endsWith("-own") ? "own" : "all",
        plan: "PRO",
      });
      await setDoc(doc(firestore, `teams/${team}/sessions/open`), { ended_at: null });
      await setDoc(doc(firestore, `teams/${team}/users/member`), member("MEMBER"));
      await setDoc(doc(firestore, `teams/${team}/users/admin`), member("ADMIN"));
      await setDoc(doc(firestore, `teams/${team}/users/gone`), {
        ...member("ADMIN"),
        team_member_status: "DEACTIVATED",
      });
      await setDoc(doc(firestore, `crm/${team}/${ROUTER}/header`), { labels: [] });
      for (const [id, assignee, organizer] of [
        ["theirs", "member", null],
        ["meeting", "other", "member"],
        ["foreign", "other", "other"],
      ] as const)
        await setDoc(doc(firestore, `${rowsOf(team)}/${id}`), { assignee, organizer, submittedAt: "2026-01-01" });
    }
    const masking = { enable_masking: "on", enable_delete_form_submissions: "on" };
    for (const team of [MASKED, MASKED_OWN])
      await setDoc(doc(firestore, `teams/${team}/settings/remote-config`), masking);
    await setDoc(doc(firestore, `teams/${OWN}/settings/remote-config`), { enable_delete_form_submissions: "on" });
    await setDoc(doc(firestore, `forms/${ROUTER}/events/20260101_v`), { team_id: OPEN });
    await setDoc(doc(firestore, "submissions/s1"), { team_id: OPEN });
  });
});

afterAll(() => environment.cleanup());

const member = (team_member_role: string) => ({ team_member_status: "ACTIVE", team_member_role });
const as = (uid: string, tenant?: string) =>
  environment
    .authenticatedContext(uid, {
      sid: "open",
      firebase: { sign_in_provider: "password", identities: {}, tenant },
    } as TokenOptions)
    .firestore();
type Firestore = ReturnType<typeof as>;
const stranger = () => environment.unauthenticatedContext().firestore();
const read = (firestore: Firestore, team: string, id: string) => getDoc(doc(firestore, `${rowsOf(team)}/${id}`));
const list = (firestore: Firestore, team: string) =>
  getDocs(query(collection(firestore, rowsOf(team)), orderBy("submittedAt", "desc")));
const listOwn = (firestore: Firestore, team: string, uid: string) =>
  getDocs(
    query(
      collection(firestore, rowsOf(team)),
      or(where("assignee", "==", uid), where("organizer", "==", uid)),
      orderBy("submittedAt", "desc"),
    ),
  );

describe("submissions", () => {
  test.each([
    ["Free", { plan: "FREE" }, false],
    ["a trial that runs", { plan: "FREE_TRIAL", plan_end_ms: Date.now() + 86_400_000 }, true],
    ["a trial that has ended", { plan: "FREE_TRIAL", plan_end_ms: Date.now() - 1_000 }, false],
    ["Pro", { plan: "PRO", plan_end_ms: null }, true],
  ])("of a team on %s (%o): readable by its admin is %s", async (name, plan, isOpen) => {
    const team = `team-${name.replaceAll(" ", "-")}`;
    await environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore();
      await setDoc(doc(firestore, `teams/${team}`), plan);
      await setDoc(doc(firestore, `teams/${team}/sessions/open`), { ended_at: null });
      await setDoc(doc(firestore, `teams/${team}/users/admin`), member("ADMIN"));
      await setDoc(doc(firestore, `${rowsOf(team)}/one`), { assignee: "other", organizer: null });
    });
    const check = isOpen ? assertSucceeds : assertFails;
    await check(read(as("admin", team), team, "one"));
    await check(getDoc(doc(as("admin", team), `crm/${team}/${ROUTER}/header`)));
  });

  test("can be read by the team's active members, with their labels", async () => {
    for (const uid of ["member", "admin"]) {
      await assertSucceeds(list(as(uid, OPEN), OPEN));
      await assertSucceeds(read(as(uid, OPEN), OPEN, "foreign"));
      await assertSucceeds(getDoc(doc(as(uid, OPEN), `crm/${OPEN}/${ROUTER}/header`)));
    }
  });

  test.each([
    ["a deactivated member", () => as("gone", OPEN)],
    ["another team's member", () => as("member", OWN)],
    ["a user of no tenant", () => as("member")],
    ["a visitor", stranger],
  ])("cannot be read by %s", async (_, who) => {
    await assertFails(list(who(), OPEN));
    await assertFails(read(who(), OPEN, "theirs"));
    await assertFails(getDoc(doc(who(), `crm/${OPEN}/${ROUTER}/header`)));
  });

  test("of a team whose members see only their own records can be read by those concerned and by admins", async () => {
    const own = as("member", OWN);
    for (const id of ["theirs", "meeting"]) await assertSucceeds(read(own, OWN, id));
    await assertSucceeds(listOwn(own, OWN, "member"));
    await assertFails(read(own, OWN, "foreign"));
    await assertFails(list(own, OWN));
    await assertFails(listOwn(own, OWN, "other"));
    await assertSucceeds(list(as("admin", OWN), OWN));
  });

  test.each([MASKED, MASKED_OWN])("of %s, where values are masked, can be read by admins only", async (team) => {
    const own = as("member", team);
    for (const id of ["theirs", "meeting", "foreign"]) await assertFails(read(own, team, id));
    await assertFails(list(own, team));
    await assertFails(listOwn(own, team, "member"));
    await assertSucceeds(getDoc(doc(own, `crm/${team}/${ROUTER}/header`)));
    await assertSucceeds(list(as("admin", team), team));
    await assertSucceeds(read(as("admin", team), team, "foreign"));
    for (const uid of ["member", "admin"]) await assertFails(list(as(uid, OPEN), team));
    await assertSucceeds(deleteDoc(doc(own, `${rowsOf(team)}/theirs`)));
  });

  test("can be written by nobody", async () => {
    for (const uid of ["member", "admin"]) {
      await assertFails(setDoc(doc(as(uid, OPEN), `${rowsOf(OPEN)}/new`), { assignee: uid }));
      await assertFails(setDoc(doc(as(uid, OPEN), `${rowsOf(OPEN)}/theirs`), { assignee: uid }));
      await assertFails(setDoc(doc(as(uid, OPEN), `crm/${OPEN}/${ROUTER}/header`), { labels: [] }));
    }
  });

  test("can be deleted by those who can read them, if members see only their own records", async () => {
    await assertFails(deleteDoc(doc(as("admin", OPEN), `${rowsOf(OPEN)}/theirs`)));
    await assertFails(deleteDoc(doc(as("member", OWN), `${rowsOf(OWN)}/foreign`)));
    await assertFails(deleteDoc(doc(as("admin", OPEN), `${rowsOf(OWN)}/foreign`)));
    await assertSucceeds(deleteDoc(doc(as("member", OWN), `${rowsOf(OWN)}/theirs`)));
    await assertSucceeds(deleteDoc(doc(as("admin", OWN), `${rowsOf(OWN)}/foreign`)));
  });
});

test.each([`forms/${ROUTER}/events/20260101_v`, "submissions/s1"])("%s is accessible to the API only", async (path) => {
  await assertFails(getDoc(doc(as("admin", OPEN), path)));
  await assertFails(setDoc(doc(as("admin", OPEN), path), { team_id: OPEN }));
  await assertFails(deleteDoc(doc(as("admin", OPEN), path)));
});
