import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { SigningKey } from "../../../emulators/saml/signing-key";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { enrolMember, signInWithCode } from "../../support/identity/authenticator";
import { visitor } from "../../support/identity/newcomer";
import { newEmail, samlBody, samlKeys, samlProvider } from "../../support/identity/saml";
import { signIn, signInWithProvider, signInWithSaml } from "../../support/identity/sign-in";
import { tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { untilIdle } from "../../support/suite/queue";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
});

/** A provider that is deleted after its test, because a team may have only five, and a test may be retried. */
const briefProvider: typeof samlProvider = async (owner, body) => {
  const provider = await samlProvider(owner, body);
  const params = { id: provider.id };
  onTestFinished(async () => {
    await owner.client.identity.deleteSaml({ params }).catch(() => undefined);
  });
  return provider;
};

const notAcceptable = expect.objectContaining({ code: "NOT_ACCEPTABLE" });

describe("configuring a provider", () => {
  test("is for admins, and copied to Identity Platform", async () => {
    const { id } = await briefProvider(admin);
    const member = await tenant.member();
    await expect(member.client.identity.createSaml({ body: samlBody() })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const { service_provider: sp } = await admin.client.identity.listSaml({});
    expect(sp.entity_id).toContain(tenant.teamId);
    expect(await tenantAuth(tenant.teamId).getProviderConfig(id)).toMatchObject({
      enabled: false,
      rpEntityId: sp.entity_id,
      callbackURL: sp.acs_url,
      x509Certificates: [samlKeys.now.certificate],
    });
    const params = { id };
    expect(await admin.client.identity.getSaml({ params })).toMatchObject({
      is_tested: false,
      certificates: [{ subject: "CN=Stand-in IdP", expires_at: expect.any(String) }],
      start_url: expect.stringMatching(`/sso/${id}`),
    });
    await admin.client.identity.deleteSaml({ params });
    await expect(admin.client.identity.getSaml({ params })).rejects.toMatchObject({ status: 404 });
    await expect(tenantAuth(tenant.teamId).getProviderConfig(id)).rejects.toMatchObject({
      code: "auth/configuration-not-found",
    });
    const deleted = await eventsOf(tenant.teamId, "saml.deleted");
    expect(deleted.filter(({ before }) => (before as { id: string }).id === id)).toHaveLength(1);
  });

  test.each([
    ["an address without TLS", { sso_url: "http://idp.example/sso" }, "body.sso_url"],
    [
      "a certificate that is none",
      { cert: "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----" },
      "body.cert",
    ],
    ["an expired certificate", { cert: new SigningKey({ endMs: Date.now() - 1000 }).certificate }, "body.cert"],
    ["three certificates", { cert: Array(3).fill(samlKeys.now.certificate).join("\n") }, "body.cert"],
  ])("refuses %s", async (_what, wrong, path) => {
    await expect(admin.client.identity.createSaml({ body: { ...samlBody(), ...wrong } })).rejects.toMatchObject({
      status: 400,
      details: [expect.objectContaining({ path })],
    });
  });

  test("accepts a certificate without its PEM header", async () => {
    const cert = samlKeys.now.certificate.replaceAll(/-----[^-]+-----/g, "");
    const { id } = await briefProvider(admin, samlBody("메타데이터", cert));
    expect(await admin.client.identity.getSaml({ params: { id } })).toMatchObject({ cert: samlKeys.now.certificate });
  });
});

describe("before activation", () => {
  test("a provider requires a test sign-in by the admin, and admits nobody", async () => {
    const { id, body, signIn: enter } = await briefProvider(admin);
    const [params, on] = [{ id }, { ...body, activated: true }];
    await expect(admin.client.identity.changeSaml({ params, body: on })).rejects.toEqual(notAcceptable);
    await expect(enter(admin.email)).rejects.toThrow(/OPERATION_NOT_ALLOWED/);

    await admin.client.identity.testSaml({ params });
    await expect(enter(admin.email)).rejects.toThrow(/A-PN-0011/);
    expect(await admin.client.identity.getSaml({ params })).toMatchObject({
      is_tested: true,
      test: { state: "passed", failure: null, email: admin.email, attributes: ["groups"] },
    });
    const tested = await eventsOf(tenant.teamId, "saml.tested");
    expect(tested.filter(({ after }) => (after as { id: string }).id === id)).toHaveLength(1);
    expect(await admin.client.identity.changeSaml({ params, body: on })).toMatchObject({ activated: true });
    await untilIdle(tenant.teamId);
    expect(await enter(admin.email)).toMatchObject({ localId: admin.uid });
  });

  test.each([
    ["no_email", () => admin.email, "no-email"],
    ["other_domain", () => newEmail("elsewhere.example"), "none"],
    ["other_person", () => newEmail(tenant.domain), "none"],
  ] as const)("a test fails with %s, and shows the attributes", async (failure, email, fault) => {
    const { id, signIn: enter } = await briefProvider(admin);
    const params = { id };
    await admin.client.identity.testSaml({ params });
    await expect(enter(email(), fault)).rejects.toThrow();
    expect(await admin.client.identity.getSaml({ params })).toMatchObject({
      is_tested: false,
      test: { state: "failed", failure, attributes: ["groups"] },
    });
    await admin.client.identity.deleteSaml({ params });
  });

  test("a test doesn't count for a changed address or certificate, but a second certificate can be added", async () => {
    const provider = await briefProvider(admin);
    const params = { id: provider.id };
    await provider.activate();
    const on = { ...provider.body, activated: true };
    const both = { ...on, cert: `${samlKeys.now.certificate}\n${samlKeys.next.certificate}` };
    expect(await admin.client.identity.changeSaml({ params, body: both })).toMatchObject({ is_tested: true });
    for (const fault of ["none", "next-key"] as const) expect(await provider.signIn(admin.email, fault)).toBeDefined();
    for (const changed of [
      { sso_url: `${on.sso_url}/other` },
      { entity_id: "urn:other" },
      { cert: samlKeys.other.certificate },
    ])
      await expect(admin.client.identity.changeSaml({ params, body: { ...on, ...changed } })).rejects.toEqual(
        notAcceptable,
      );
    await admin.client.identity.deleteSaml({ params });
  });
});

describe("an active provider", () => {
  test("is listed only at its team's address", async () => {
    const other = await createTenant();
    const boss = await other.member("admin");
    const query = { team_slug: other.slug };
    const none = { tenant_id: null, required: false, providers: [] };
    expect(await visitor.identity.listSsoProviders({ query })).toEqual(none);
    const { id, activate } = await briefProvider(boss, samlBody("회사 계정"));
    expect(await visitor.identity.listSsoProviders({ query })).toEqual(none);
    await activate();
    expect(await visitor.identity.listSsoProviders({ query })).toEqual({
      tenant_id: other.teamId,
      required: false,
      providers: [{ id, name: "회사 계정", protocol: "saml" }],
    });
    expect(await visitor.identity.listSsoProviders({ query: { team_slug: "nobody-here" } })).toEqual(none);
  });

  test("makes a colleague a member without a mail or invitation, if there is a free seat", async () => {
    const provider = await briefProvider(admin);
    await provider.activate();
    const params = { teamId: tenant.teamId };
    const colleague = connect(await tokenOf(provider.signIn(newEmail(tenant.domain))));
    expect(await colleague.identity.getProfile({})).toMatchObject({ email_verified: true, invited: true });
    await colleague.teams.joinTeam({ params });
    expect(await colleague.identity.getProfile({})).toMatchObject({ team_member_status: "ACTIVE" });

    await tenant.team.update({ plan: "PRO", seats: 1 });
    const late = connect(await tokenOf(provider.signIn(newEmail(tenant.domain))));
    await expect(late.teams.joinTeam({ params })).rejects.toMatchObject({ details: { reason: "seats.none" } });
    await tenant.team.update({ plan: "FREE", seats: null });
  });

  test("admits nobody of another domain or team", async () => {
    const provider = await briefProvider(admin);
    await provider.activate();
    await expect(provider.signIn(newEmail("elsewhere.example"))).rejects.toThrow(/A-PN-0012/);
    const other = await createTenant();
    await expect(provider.signIn(newEmail(other.domain), "none", other.teamId)).rejects.toThrow(/CONFIGURATION/);
    const boss = await other.member("admin");
    const theirs = await briefProvider(boss);
    await theirs.activate();
    // Both teams trust the same company's provider: the audience says which team an assertion is for.
    await expect(signInWithSaml(other.teamId, theirs.id, provider.assertion(boss.email))).rejects.toThrow(/audience/i);
  });

  test.each([
    "tampered",
    "other-key",
    "expired",
    "wrong-audience",
    "wrong-recipient",
    "unsigned",
    "no-email",
    "unknown-request",
  ] as const)("refuses an assertion that is %s", async (fault) => {
    const provider = await active();
    await expect(provider.signIn(admin.email, fault)).rejects.toThrow(
      fault === "no-email" ? /A-PN-0002/ : /INVALID_IDP/,
    );
  });
});

/** One active provider for the table of faults. */
let shared: ReturnType<typeof samlProvider> | undefined;
async function active() {
  shared ??= samlProvider(admin).then(async (provider) => {
    await provider.activate();
    return provider;
  });
  return shared;
}

const tokenOf = async (signedIn: Promise<{ idToken: string }>) => {
  const { idToken } = await signedIn;
  return () => idToken;
};

test("admins get one mail before the last certificate of an active provider expires", async () => {
  const other = await createTenant();
  const boss = await other.member("admin");
  const { certificate } = new SigningKey({ pem: samlKeys.now.pem, endMs: Date.now() + 20 * 86_400_000 });
  const provider = await briefProvider(boss, samlBody("곧 만료", certificate));
  await provider.activate();
  expect((await mailTo(boss.email, "인증서가 곧 만료")).text).toContain("/settings/sso");
  const params = { id: provider.id };
  const on = { ...provider.body, name: "새 이름", activated: true };
  await boss.client.identity.changeSaml({ params, body: on });
  await untilIdle(other.teamId);
  expect(await mailsTo(boss.email, "인증서가 곧 만료")).toHaveLength(1);
});

describe("a team that requires SSO", () => {
  let strict: Tenant;
  let boss: Member;
  let member: Member;
  let provider: Awaited<ReturnType<typeof samlProvider>>;
  beforeAll(async () => {
    strict = await createTenant();
    [boss, member] = await Promise.all([strict.member("admin"), strict.member()]);
    provider = await samlProvider(boss);
  });
  const require = (client: Member["client"]) => client.teams.updateTeam({ body: { sso_required: true } });

  test("requires an active provider and an admin's second factor, and then keeps the provider", async () => {
    await expect(require(boss.client)).rejects.toEqual(notAcceptable);
    await provider.activate();
    await expect(require(boss.client)).rejects.toEqual(notAcceptable);
    const code = await signInWithCode(boss, await enrolMember(boss));
    expect(await require(code.client)).toMatchObject({ sso_required: true });
    for (const refused of [provider.body, { ...provider.body, activated: false, name: "off" }])
      await expect(code.client.identity.changeSaml({ params: { id: provider.id }, body: refused })).rejects.toEqual(
        notAcceptable,
      );
    await expect(code.client.identity.deleteSaml({ params: { id: provider.id } })).rejects.toEqual(notAcceptable);
  });

  test("refuses its members' other sessions and sign-ins", async () => {
    await expect(member.client.teams.getTeam({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const { teamId: tenantId, email } = member;
    await expect(signIn({ tenantId, email, password: PASSWORD })).rejects.toThrow(/A-PN-0011/);
    await expect(signInWithProvider(tenantId, "google.com", email)).rejects.toThrow(/A-PN-0011/);
    await expect(signInWithProvider(tenantId, "google.com", newEmail(strict.domain))).rejects.toThrow(/A-PN-0011/);
    await expect(visitor.identity.checkPassword({ body: { email, password: PASSWORD } })).rejects.toMatchObject({
      code: "A-PN-0011",
    });
    const sso = connect(await tokenOf(provider.signIn(email)));
    expect(await sso.identity.getProfile({})).toMatchObject({ user_id: member.uid, must_enroll: false });
    expect((await visitor.identity.listSsoProviders({ query: { team_slug: strict.slug } })).required).toBe(true);
  });

  test("still admits admins with a password and a code", async () => {
    const other = await strict.member("admin");
    await expect(other.client.teams.listMembers({ params: { teamId: strict.teamId } })).rejects.toMatchObject({
      code: "MFA_REQUIRED",
    });
    const { client } = await signInWithCode(other, await enrolMember(other));
    expect(await client.teams.updateTeam({ body: { sso_required: false } })).toMatchObject({ sso_required: false });
    expect(await member.client.teams.getTeam({})).toMatchObject({ teamId: strict.teamId });
  });
});

test("SSO is the second factor of a team that demands one", async () => {
  const provider = await active();
  const member = await tenant.member();
  await tenant.team.update({ require_mfa: true });
  await expect(member.client.teams.getRemoteConfig({})).rejects.toMatchObject({ code: "MFA_REQUIRED" });
  const sso = connect(await tokenOf(provider.signIn(member.email)));
  expect(await sso.identity.getProfile({})).toMatchObject({ must_enroll: false });
  await expect(sso.teams.getRemoteConfig({})).resolves.toBeDefined();
  await tenant.team.update({ require_mfa: false });
});
