import { beforeAll, expect, test } from "vitest";
import { mailsTo } from "../../../support/email/inbox";
import { newcomer } from "../../../support/identity/newcomer";
import { connectGoogle } from "../../../support/scheduling/booking";
import { tokensOf } from "../../../support/scheduling/google";
import { auth, bucket, firestore, tenantAuth } from "../../../support/suite/admin";
import { call } from "../../../support/suite/call";
import { untilIdle } from "../../../support/suite/queue";
import { suite } from "../../../support/suite/suite";
import { createKey } from "../../../support/teams/create-key";
import { holdEvents, openCheckout, pay, subscribe, subscriptionsOf } from "../../../support/teams/stripe";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let kept: Tenant;
let keptAdmin: Member;

beforeAll(async () => {
  kept = await createTenant({ display_name: "남을 팀" });
  keptAdmin = await kept.member("admin");
  await fill(kept, keptAdmin);
});

/** Writes data of a team in every place that stores such data. */
async function fill({ teamId }: Tenant, admin: Member): Promise<void> {
  const lead = await admin.client.records.createLead({ body: { deal_name: "지울 리드" } });
  await admin.client.records.createNote({
    params: { entityId: "lead", id: lead.id },
    body: { text: "메모", images: [] },
  });
  await admin.client.teams.createShortUrl({ body: { original_url: "https://dure.example" } });
  await createKey(admin, { scopes: ["records:read"] });
  const places = [`record-attachment/${teamId}/a`, `attachment/${teamId}/conversations/b`, `read-model/${teamId}/c`];
  for (const path of [...places, `users/pictures/${admin.uid}/profile.jpeg`]) await bucket.file(path).save("x");
  await Promise.all([
    firestore.doc(`crm/${teamId}/routera/body/rows/1`).set({ name: "응답" }),
    firestore
      .doc(`links/${linkOf(teamId)}`)
      .set({ team_id: teamId, kind: "router", id: linkOf(teamId), page_id: linkOf(teamId) }),
    firestore.doc(`forms/${linkOf(teamId)}/events/1`).set({ day: "2027-03-15" }),
    firestore.doc(`submissions/${teamId}-1`).set({ team_id: teamId, answer: "{}" }),
    firestore.doc(`email-retry-count/${admin.email}`).set({ retryCounts: 1 }),
    firestore.doc(`personalFeatureFlags/${admin.uid}`).set({ isKoreanLanguage: true }),
  ]);
  await untilIdle(teamId);
}

/** Ten letters from the team's id, in the form of a router's link. */
const linkOf = (teamId: string): string =>
  teamId
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .padStart(10, "q")
    .slice(-10);

const makeDue = (teamId: string) =>
  firestore.doc(`teams/${teamId}`).update({ "deletion.due_at": new Date(Date.now() - 1000).toISOString() });

async function runDueDeletion(teamId: string): Promise<void> {
  await makeDue(teamId);
  await runDeletions();
}
async function runDeletions(at = new Date().toISOString()): Promise<void> {
  const answer = await fetch(`${suite.tickerUrl}/run/deletedTeams?at=${encodeURIComponent(at)}`, { method: "POST" });
  expect(await answer.json()).toMatchObject({ ok: true });
}

/** The paths of all documents that mention a team or the texts, and of such objects in Cloud Storage. */
async function placesOf(teamId: string, ...texts: string[]): Promise<string[]> {
  const [below, ofCrm, roots, [files]] = await Promise.all([
    firestore.doc(`teams/${teamId}`).listCollections(),
    firestore.doc(`crm/${teamId}`).listCollections(),
    firestore.listCollections(),
    bucket.getFiles(),
  ]);
  const docs = await Promise.all(roots.map((root) => root.get()));
  const found = docs.flatMap(({ docs: all }) =>
    all
      .filter((doc) => [teamId, ...texts].some((text) => `${doc.id} ${JSON.stringify(doc.data())}`.includes(text)))
      .map(({ ref }) => ref.path),
  );
  const objects = files
    .map(({ name }) => name)
    .filter((name) => [teamId, ...texts].some((text) => name.includes(text)));
  return [...[...below, ...ofCrm].map(({ path }) => path), ...found, ...objects].sort();
}

test("a team is deleted everywhere after its wait, and other teams are untouched", async () => {
  const gone = await createTenant({ display_name: "지울 팀" });
  const admin = await gone.member("admin");
  const member = await gone.member("member");
  await subscribe(admin);
  await connectGoogle(member);
  expect(await tokensOf(member.email)).not.toEqual([]);
  await fill(gone, admin);
  const before = await placesOf(kept.teamId, keptAdmin.uid, keptAdmin.email);
  await admin.client.teams.requestDeletion({ body: { display_name: "지울 팀" } });
  await untilIdle(gone.teamId);
  await runDueDeletion(gone.teamId);

  const own = [admin, member].flatMap(({ uid, email }) => [uid, email]);
  const left = await placesOf(gone.teamId, ...own);
  expect(left, left.join(", ")).toEqual([`deleted-teams/${gone.teamId}`, `slugs/${gone.slug}`]);
  expect((await firestore.doc(`deleted-teams/${gone.teamId}`).get()).data()).toMatchObject({
    display_name: "지울 팀",
    requested_by: admin.uid,
    purges: 1,
  });
  expect(await tokensOf(member.email)).toEqual([]);
  expect(await subscriptionsOf(admin)).toMatchObject([{ status: "canceled" }]);
  expect((await mailsTo(admin.email)).filter(({ subject }) => subject.includes("삭제되었습니다"))).toHaveLength(1);
  const { tenants } = await auth.tenantManager().listTenants(1000);
  expect(tenants.map(({ tenantId }) => tenantId)).not.toContain(gone.teamId);
  for (const { idToken } of [admin, member]) expect((await call(idToken, "GET", "/teams")).status).toBeGreaterThan(400);

  expect(await placesOf(kept.teamId, keptAdmin.uid, keptAdmin.email)).toEqual(before);
  expect((await tenantAuth(kept.teamId).getUser(keptAdmin.uid)).email).toBe(keptAdmin.email);
  await expect(keptAdmin.client.teams.getTeam({})).resolves.toMatchObject({ displayName: "남을 팀" });
});

test("an open checkout of a deleted team is closed, and an unseen payment is canceled", async () => {
  const [open, paid] = [await createTenant({ display_name: "열린 팀" }), await createTenant({ display_name: "낸 팀" })];
  const [visitor, payer] = [await open.member("admin"), await paid.member("admin")];
  const [url, payUrl] = [await openCheckout(visitor), await openCheckout(payer)];
  await visitor.client.teams.requestDeletion({ body: { display_name: "열린 팀" } });
  await payer.client.teams.requestDeletion({ body: { display_name: "낸 팀" } });
  await holdEvents(payer, true);
  await pay(payUrl);
  await makeDue(paid.teamId);
  await runDueDeletion(open.teamId);
  await expect(pay(url)).rejects.toThrow("410");
  expect(await subscriptionsOf(payer)).toMatchObject([{ status: "canceled" }]);
});

test("a deleted team's address stays reserved, and its e-mail domain is free", async () => {
  const gone = await createTenant({ display_name: "주소 팀" });
  const admin = await gone.member("admin");
  await admin.client.teams.requestDeletion({ body: { display_name: "주소 팀" } });
  await fill(gone, admin);
  await runDueDeletion(gone.teamId);
  const { exists } = await keptAdmin.client.teams.teamSlugExists({ params: { slug: gone.slug } });
  expect(exists).toBe(true);
  expect((await firestore.doc(`links/${linkOf(gone.teamId)}`).get()).data()).toEqual({ reserved: true });
  const person = await newcomer(gone.domain);
  expect(person.tenantId).not.toBe(gone.teamId);
});

test("an interrupted deletion is finished by the next run, and late jobs' leftovers go a day later", async () => {
  const gone = await createTenant({ display_name: "중단 팀" });
  const admin = await gone.member("admin");
  await admin.client.teams.requestDeletion({ body: { display_name: "중단 팀" } });
  await fill(gone, admin);
  const now = new Date().toISOString();
  // Simulates a process that died after it deleted the accounts and half of the documents.
  const { deletion } = (await gone.team.get()).data() ?? {};
  await firestore.doc(`deleted-teams/${gone.teamId}`).set({
    ...{ team_id: gone.teamId, team_slug: gone.slug, domain: gone.domain, display_name: "중단 팀" },
    ...{ requested_by: admin.uid, requested_at: deletion.requested_at, started_at: now, purge_at: now, purges: 0 },
  });
  await auth.tenantManager().deleteTenant(gone.teamId);
  await firestore.recursiveDelete(gone.team.collection("users"));
  await gone.team.delete();
  await runDeletions();
  const left = [`deleted-teams/${gone.teamId}`, `slugs/${gone.slug}`];
  expect((await placesOf(gone.teamId)).filter((path) => !path.includes("email-retry-count"))).toEqual(left);

  await gone.team.collection("dead-letters").doc("late").set({ task: "late" });
  await runDeletions(new Date(Date.now() + 25 * 3_600_000).toISOString());
  expect(await placesOf(gone.teamId)).toEqual(left);
  expect((await firestore.doc(left[0] ?? "").get()).data()).toMatchObject({ purges: 2, purge_at: null });
});
