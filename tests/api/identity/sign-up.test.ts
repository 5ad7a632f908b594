import { describe, expect, test } from "vitest";
import { founder, newcomer, newDomain, visitor } from "../../support/identity/newcomer";
import { claimsOf, signIn, signInWithProvider, signUp } from "../../support/identity/sign-in";
import { auth, firestore, tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { createTenant, fresh, PASSWORD } from "../../support/teams/tenant";

const resolve = (email: string) => visitor.identity.resolveSignUp({ body: { email } });

describe("the tenant where an e-mail signs up", () => {
  test.each(["gmail.com", "naver.com", "hanmail.net", "daum.net", "kakao.com", "nate.com", "outlook.kr"])(
    "is none for a personal address at %s",
    async (domain) => {
      const refusal = { status: 406, code: "A-PN-0002" };
      await expect(resolve(`minji@${domain}`)).rejects.toMatchObject(refusal);
      await expect(resolve(`Minji@${domain.toUpperCase()}`)).rejects.toMatchObject(refusal);
    },
  );

  test("is new for the first of a domain, and the same for the second", async () => {
    const domain = newDomain();
    const first = await resolve(`A@${domain}`);
    expect(first).toEqual({
      kind: "new",
      tenant_id: expect.any(String),
      team_slug: null,
      team_name: null,
      member_count: 0,
    });
    expect(await resolve(`b@${domain}`)).toEqual(first);
    expect((await firestore.doc(`teams/${first.tenant_id}`).get()).data()).toMatchObject({
      state: "provisional",
      domain,
    });
  });

  test("is one tenant for many first sign-ups at once", async () => {
    const domain = newDomain();
    const plans = await Promise.all(Array.from({ length: 12 }, (_, i) => resolve(`u${i}@${domain}`)));
    expect(new Set(plans.map((plan) => plan.tenant_id)).size).toBe(1);
    const name = `t-${domain.replaceAll(".", "-")}`.slice(0, 20);
    const { tenants } = await auth.tenantManager().listTenants(1000);
    expect(tenants.filter(({ displayName }) => displayName === name)).toHaveLength(1);
  });

  test("takes over an expired reservation", async () => {
    const domain = newDomain();
    await firestore
      .doc(`domains/${domain}`)
      .set({ team_id: null, holder: "dead", reserved_at_ms: Date.now() - 60_000 });
    expect(await resolve(`a@${domain}`)).toMatchObject({ kind: "new" });
  });

  test("is the domain's team, with a note of an invitation or account", async () => {
    const { client, tenantId, domain, teamSlug, email } = await founder();
    const plan = { tenant_id: tenantId, team_slug: teamSlug, team_name: "두레 팀", member_count: 1 };
    expect(await resolve(`new@${domain}`)).toEqual({ kind: "domain", ...plan });
    await client.teams.inviteMembers({ params: { teamId: tenantId }, body: [{ email: `invited@${domain}` }] });
    expect(await resolve(`Invited@${domain}`)).toEqual({ kind: "invited", ...plan });
    expect(await resolve(email)).toEqual({ kind: "registered", ...plan });
  });

  test("is refused without a valid e-mail", async () => {
    await expect(resolve("not an e-mail")).rejects.toMatchObject({ status: 400, code: "BAD_REQUEST" });
  });
});

describe("creating an account", () => {
  const credentials = (tenantId: string, email: string) => ({ tenantId, email, password: PASSWORD });

  test("refuses a personal address, even past the form", async () => {
    const { teamId } = await createTenant();
    await expect(signUp(credentials(teamId, `${fresh()}@naver.com`))).rejects.toThrow(/A-PN-0002/);
    await expect(signInWithProvider(teamId, "google.com", `${fresh()}@gmail.com`)).rejects.toThrow(/A-PN-0002/);
  });

  test("refuses another company's tenant", async () => {
    const [own, other] = [await createTenant(), await createTenant()];
    await expect(signUp(credentials(other.teamId, `a@${own.domain}`))).rejects.toThrow(/A-PN-0012/);
    await expect(signUp(credentials(other.teamId, `a@${newDomain()}`))).rejects.toThrow(/A-PN-0012/);
    await expect(signInWithProvider(other.teamId, "google.com", `a@${own.domain}`)).rejects.toThrow(/A-PN-0012/);
  });

  test("creates an account in its own tenant, findable by its e-mail, without claims", async () => {
    const domain = newDomain();
    const person = await newcomer(domain, { verified: false });
    expect(claimsOf(person.idToken())).not.toHaveProperty("team_id");
    expect((await firestore.doc(`tenant_info/${person.email}`).get()).data()).toEqual({
      tenant_id: person.tenantId,
      team_slug: null,
    });
    expect(await visitor.identity.findTenant({ query: { email: person.email } })).toMatchObject({
      tenant_id: person.tenantId,
    });
    expect(await person.client.identity.getProfile({})).toMatchObject({
      user_id: person.uid,
      email: person.email,
      email_verified: false,
      team_id: person.tenantId,
      team_member_status: "NONE",
    });
  });

  test("marks a provider's account as verified", async () => {
    const domain = newDomain();
    const email = `g@${domain}`;
    const { tenant_id } = await resolve(email);
    const { idToken } = await signInWithProvider(tenant_id, "google.com", email);
    expect(await connect(() => idToken).identity.getProfile({})).toMatchObject({ email, email_verified: true });
  });

  test("refuses an account without a tenant", async () => {
    await expect(signUp({ email: `${fresh()}@${newDomain()}`, password: PASSWORD } as never)).rejects.toThrow(
      /A-PN-0012/,
    );
  });
});

describe("signing in", () => {
  test("gives the token the claims of the member's document", async () => {
    const tenant = await createTenant();
    const member = await tenant.member("member");
    const login = async () =>
      claimsOf((await signIn({ tenantId: tenant.teamId, email: member.email, password: PASSWORD })).idToken);

    await tenantAuth(tenant.teamId).setCustomUserClaims(member.uid, null);
    expect(await login()).toMatchObject({ team_id: tenant.teamId, role: "member" });

    const user = tenant.team.collection("users").doc(member.uid);
    await user.update({ team_member_role: "ADMIN" });
    expect(await login()).toMatchObject({ role: "admin" });

    await user.update({ team_member_status: "DEACTIVATED" });
    expect(await login()).not.toHaveProperty("team_id");
    expect((await user.get()).get("last_login_at")).toEqual(expect.any(String));
  });

  test("refuses an account whose e-mail changed to another domain", async () => {
    const tenant = await createTenant();
    const { uid } = await tenant.member();
    const email = `${fresh()}@${newDomain()}`;
    await tenantAuth(tenant.teamId).updateUser(uid, { email, emailVerified: true });
    await expect(signIn({ tenantId: tenant.teamId, email, password: PASSWORD })).rejects.toThrow(/A-PN-0012/);
  });

  test("doesn't take the proof of a later e-mail for the first one", async () => {
    const person = await newcomer(newDomain(), { verified: false });
    await person.client.identity.getProfile({});
    const email = `other-${person.email}`;
    await tenantAuth(person.tenantId).updateUser(person.uid, { email, emailVerified: true });
    const { idToken } = await signIn({ tenantId: person.tenantId, email, password: PASSWORD });
    expect(await connect(() => idToken).identity.getProfile({})).toMatchObject({ email_verified: false });
  });

  test("refuses a locked account, whether or not the password is right", async () => {
    const tenant = await createTenant();
    const { email } = await tenant.member();
    await firestore.doc(`email-retry-count/${email}`).set({ email, retryCounts: 5 });
    await expect(signIn({ tenantId: tenant.teamId, email, password: PASSWORD })).rejects.toThrow(/A-PN-0013/);
  });
});

describe("finding a tenant", () => {
  test("works by the team's address or the e-mail, but not if they are of different teams", async () => {
    const [one, two] = [await createTenant(), await createTenant()];
    const { email } = await one.member();
    const found = { tenant_id: one.teamId, team_slug: one.slug, team_name: "테스트 팀" };
    expect(await visitor.identity.findTenant({ query: { team_slug: one.slug } })).toEqual(found);
    expect(await visitor.identity.findTenant({ query: { email, team_slug: one.slug } })).toEqual(found);
    await expect(visitor.identity.findTenant({ query: { email, team_slug: two.slug } })).rejects.toMatchObject({
      code: "A-PN-0012",
      details: { tenant_id: one.teamId, team_slug: one.slug },
    });
    for (const query of [{ email: `nobody@${one.domain}` }, { team_slug: fresh() }, {}])
      await expect(visitor.identity.findTenant({ query })).rejects.toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});
