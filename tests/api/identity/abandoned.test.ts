import { beforeAll, describe, expect, test } from "vitest";
import { newcomer, newDomain, visitor } from "../../support/identity/newcomer";
import { signInWithProvider } from "../../support/identity/sign-in";
import { auth, firestore, tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { pause } from "../../support/suite/wait";
import { createTenant, fresh } from "../../support/teams/tenant";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const cleanUp = async () => {
  const answer = await fetch(`${suite.tickerUrl}/run/abandonedTenants`, { method: "POST" });
  expect(await answer.json()).toMatchObject({ ok: true });
};

const resolve = (domain: string) => visitor.identity.resolveSignUp({ body: { email: `a@${domain}` } });

/** A tenant as a sign-up creates it, some days old. */
async function provisional(days: number, domain = newDomain()) {
  const { tenant_id: tenantId } = await resolve(domain);
  await firestore.doc(`teams/${tenantId}`).update({ created_at: daysAgo(days).toISOString() });
  return { tenantId, domain };
}

type Made = Awaited<ReturnType<typeof provisional>>;

/** An account that is some days old. */
async function account({ tenantId, domain }: Made, days: number, emailVerified = false) {
  const [uid, email] = [fresh("uid"), `${fresh("u")}@${domain}`];
  const metadata = { creationTime: daysAgo(days).toUTCString(), lastSignInTime: daysAgo(days).toUTCString() };
  const { errors } = await tenantAuth(tenantId).importUsers([{ uid, email, emailVerified, metadata }]);
  expect(errors).toEqual([]);
  return { uid, email };
}

/** An account of this age, with its sign-in data. */
async function person(made: Made, days: number, verified = false) {
  const { uid, email } = await account(made, days, verified);
  const team = firestore.doc(`teams/${made.tenantId}`);
  await Promise.all([
    firestore.doc(`tenant_info/${email}`).set({ tenant_id: made.tenantId, team_slug: null }),
    team.collection("users").doc(uid).set({ user_id: uid }),
    team.collection("audit").doc(uid).set({ type: "user.created" }),
  ]);
  return email;
}

/** The remaining data of a tenant. */
async function leftOf({ tenantId, domain }: Made) {
  const [team, owner, records, abandoned, { tenants }] = await Promise.all([
    firestore.doc(`teams/${tenantId}`).get(),
    firestore.doc(`domains/${domain}`).get(),
    firestore.collection("tenant_info").where("tenant_id", "==", tenantId).get(),
    firestore.doc(`abandoned/${tenantId}`).get(),
    auth.tenantManager().listTenants(1000),
  ]);
  return {
    team: team.exists,
    domain: owner.exists,
    records: records.size,
    documents: (await stored(tenantId, "users")).length + (await stored(tenantId, "audit")).length,
    abandoned: abandoned.exists,
    tenant: tenants.some((tenant) => tenant.tenantId === tenantId),
  };
}

const NOTHING = { team: false, domain: false, records: 0, documents: 0, abandoned: false, tenant: false };
const WHOLE = { team: true, domain: true, abandoned: false, tenant: true };

describe("the daily clean-up", () => {
  test("deletes a tenant that made no progress for a month, and frees its domain", async () => {
    const [used, empty] = [await provisional(31), await provisional(31)];
    for (let i = 0; i < 3; i++) await person(used, 31);
    await cleanUp();
    expect(await leftOf(used)).toEqual(NOTHING);
    expect(await leftOf(empty)).toEqual(NOTHING);

    const again = await newcomer(used.domain);
    expect(again.tenantId).not.toBe(used.tenantId);
    expect(await leftOf({ ...used, tenantId: again.tenantId })).toMatchObject(WHOLE);
  });

  test("keeps tenants that are younger, have a verified or recent account, or have a named team", async () => {
    const young = await provisional(29);
    await person(young, 29);
    const proven = await provisional(400);
    await person(proven, 400);
    await person(proven, 399, true);
    const begun = await provisional(31);
    await person(begun, 1);
    const { teamId, domain } = await createTenant({ created_at: daysAgo(400).toISOString() });
    const disabled = await createTenant({ state: "disabled", created_at: daysAgo(400).toISOString() });
    await cleanUp();
    expect(await leftOf(young)).toMatchObject({ ...WHOLE, records: 1, documents: 2 });
    expect(await leftOf(proven)).toMatchObject({ ...WHOLE, records: 2, documents: 4 });
    expect(await leftOf(begun)).toMatchObject({ ...WHOLE, records: 1 });
    expect(await leftOf({ tenantId: teamId, domain })).toMatchObject(WHOLE);
    expect(await leftOf({ tenantId: disabled.teamId, domain: disabled.domain })).toMatchObject(WHOLE);
  });

  test("continues an interrupted run, even if the domain has a new tenant", async () => {
    const old = await provisional(31);
    const email = await person(old, 31);
    // Simulates a run that crashed after its transaction.
    await Promise.all([
      firestore.doc(`teams/${old.tenantId}`).delete(),
      firestore.doc(`domains/${old.domain}`).delete(),
      firestore.doc(`abandoned/${old.tenantId}`).set({ domain: old.domain, abandoned_at: daysAgo(1).toISOString() }),
    ]);
    const { tenantId } = await newcomer(old.domain, { email });
    await cleanUp();
    expect(await leftOf(old)).toEqual({ ...NOTHING, domain: true });
    expect(await leftOf({ ...old, tenantId })).toMatchObject({ ...WHOLE, records: 1 });
    expect((await firestore.doc(`tenant_info/${email}`).get()).get("tenant_id")).toBe(tenantId);
  });

  test("can run twice at once", async () => {
    const old = await provisional(31);
    await person(old, 31);
    await Promise.allSettled([cleanUp(), cleanUp()]);
    await cleanUp();
    expect(await leftOf(old)).toEqual(NOTHING);
  });
});

describe("a team that is named while the clean-up runs", () => {
  test("is either kept and named, or deleted and refused", async () => {
    for (const headStartMs of [0, 20, 40, 60, 80, 120]) {
      const old = await provisional(31);
      const { uid, email } = await account(old, 31);
      const { idToken } = await signInWithProvider(old.tenantId, "google.com", email);
      // The token proves the address, but the clean-up cannot see the token: only naming the team keeps it.
      await tenantAuth(old.tenantId).updateUser(uid, { emailVerified: false });
      const { teams } = connect(() => idToken);
      const body = { teamSlug: fresh("team-"), displayName: "두레 팀", estimated_sheet_size: "2-5" as const };
      const [named] = await Promise.allSettled([teams.createTeam({ body }), pause(headStartMs).then(cleanUp)]);
      await cleanUp();

      const slug = await firestore.doc(`slugs/${body.teamSlug}`).get();
      const left = await leftOf(old);
      if (left.team) {
        expect(left).toMatchObject(WHOLE);
        expect((await firestore.doc(`teams/${old.tenantId}`).get()).get("state")).toBe("active");
        expect(slug.get("team_id")).toBe(old.tenantId);
      } else {
        // If the call comes too late, the Auth emulator creates the tenant again, empty.
        expect(left).toEqual({ ...NOTHING, tenant: expect.any(Boolean) });
        expect(named.status).toBe("rejected");
        expect(slug.exists).toBe(false);
      }
    }
  });
});

let schedules: { id: string; schedule: string; timeZone: string }[];
beforeAll(async () => {
  ({ schedules } = (await (await fetch(`${suite.tickerUrl}/`)).json()) as { schedules: typeof schedules });
});

test("the clean-up runs daily at four in Seoul", () => {
  expect(schedules).toContainEqual(
    expect.objectContaining({ id: "abandonedTenants", schedule: "0 4 * * *", timeZone: "Asia/Seoul" }),
  );
});
