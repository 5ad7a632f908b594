import { randomUUID } from "node:crypto";
import { signInWithEmailAndPassword } from "firebase/auth";
import { beforeAll, describe, expect, test } from "vitest";
import { mailTo } from "../../support/email/inbox";
import { challenge, client, code, enrolMember, signInWithCode, wrongCode } from "../../support/identity/authenticator";
import { clientOfOldSignIn } from "../../support/identity/client-of-old-sign-in";
import { signIn, signInWithProvider, signInWithToken } from "../../support/identity/sign-in";
import { tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { untilIdle } from "../../support/suite/queue";
import { stored } from "../../support/suite/stored";
import { createTenant, fresh, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const byPassword = async ({ email, teamId }: Pick<Member, "email" | "teamId">) => {
  const { idToken } = await signIn({ tenantId: teamId, email, password: PASSWORD });
  return connect(() => idToken);
};
const entries = async (type: string, uid: string, teamId = tenant.teamId) =>
  (await stored(teamId, "audit")).filter((one) => one.type === type && one.subject_id === uid);
const factorsOf = async (uid: string) =>
  (await tenantAuth(tenant.teamId).getUser(uid)).multiFactor?.enrolledFactors ?? [];

/** A member with an authenticator app, signed in with a code, and their recovery codes. */
async function protectedMember(role: "admin" | "member" = "member", at = tenant) {
  const member = await at.member(role);
  const secret = await enrolMember(member);
  const session = await signInWithCode(member, secret);
  const { codes } = await session.client.identity.issueRecoveryCodes({});
  return { ...member, secret, session: session.client, codes };
}

const recover = (email: string, recoveryCode: string, password = PASSWORD) =>
  connect().identity.recoverSignIn({ body: { email, password, code: recoveryCode } });

describe("an authenticator app", () => {
  test("is shown to its owner and to admins, from the first sign-in with it", async () => {
    const [admin, member] = [await tenant.member("admin"), await tenant.member()];
    const secret = await enrolMember(member);
    const { client: session } = await signInWithCode(member, secret);
    expect(await session.identity.getSecondFactor({})).toEqual({
      enrolled: true,
      required: false,
      recovery_codes_left: 0,
    });
    expect(await session.identity.getProfile({})).toMatchObject({
      second_factor: "ENROLLED",
      has_recovery_codes: false,
      must_enroll: false,
    });
    const seenBy = async (who: Member["client"]) => {
      const { data } = await who.teams.listMembers({ params: { teamId: tenant.teamId } });
      return data.find(({ userId }) => userId === member.uid)?.has_second_factor;
    };
    expect(await seenBy(admin.client)).toBe(true);
    expect(await seenBy(session)).toBeUndefined();
  });

  test("can be removed after a recent code, which ends all sessions and sends a mail", async () => {
    const member = await protectedMember();
    const weak = connect(() => member.idToken);
    await expect(weak.identity.removeSecondFactor({})).rejects.toMatchObject({ status: 403, code: "LOGIN_TOO_OLD" });
    await member.session.identity.removeSecondFactor({});
    expect(await factorsOf(member.uid)).toEqual([]);
    await expect(member.session.identity.getProfile({})).rejects.toMatchObject({ status: 401 });
    await untilIdle(tenant.teamId);
    await mailTo(member.email, "인증 앱을 해제");
    expect(await (await byPassword(member)).identity.getProfile({})).toMatchObject({ second_factor: "NONE" });
  });
});

describe("recovery codes", () => {
  test("are ten, and require a recent sign-in with a code", async () => {
    const member = await protectedMember();
    expect(new Set(member.codes).size).toBe(10);
    for (const one of member.codes) expect(one).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expect(member.client.identity.issueRecoveryCodes({})).rejects.toMatchObject({ code: "LOGIN_TOO_OLD" });
    const texts = JSON.stringify([
      await stored(tenant.teamId, "recovery-codes"),
      await stored(tenant.teamId, "audit"),
      await stored(tenant.teamId, "answers"),
    ]);
    for (const one of member.codes) expect(texts).not.toContain(one);
  });

  test("are refused for an old sign-in, even if a hand-over renewed its token", async () => {
    const member = await protectedMember();
    const there = await clientOfOldSignIn(tenant.teamId, member.uid);
    await expect(there.identity.issueRecoveryCodes({})).rejects.toMatchObject({ code: "LOGIN_TOO_OLD" });
  });

  test("work once: they remove the app, end all sessions, and require a new enrolment", async () => {
    const member = await protectedMember();
    const [first = "", second = ""] = member.codes;
    const answered = await recover(member.email, first.toLowerCase().replace("-", " "));
    expect(answered).toMatchObject({ tenant_id: tenant.teamId });
    expect(await factorsOf(member.uid)).toEqual([]);
    await expect(member.session.identity.getProfile({})).rejects.toMatchObject({ status: 401 });
    await untilIdle(tenant.teamId);
    await mailTo(member.email, "복구 코드");
    expect(await entries("auth.recovery_used", member.uid)).toHaveLength(1);

    const session = await byPassword(member);
    expect(await session.identity.getProfile({})).toMatchObject({ second_factor: "TO_ENROLL", must_enroll: true });
    await expect(session.teams.listMembers({ params: { teamId: tenant.teamId } })).rejects.toMatchObject({
      status: 403,
      code: "MFA_REQUIRED",
    });
    await expect(recover(member.email, first)).rejects.toMatchObject({ code: "A-PN-0015" });

    const secret = await enrolMember(member);
    const strong = await signInWithCode(member, secret);
    await strong.client.teams.listMembers({ params: { teamId: tenant.teamId } });
    await strong.client.identity.issueRecoveryCodes({});
    await expect(recover(member.email, second)).rejects.toMatchObject({ code: "A-PN-0015" });
  });

  test("give a repeated request the first answer, in case it was lost", async () => {
    const member = await protectedMember();
    const context = { idempotencyKey: randomUUID() };
    const body = { email: member.email, password: PASSWORD, code: member.codes[0] ?? "" };
    const first = await connect().identity.recoverSignIn({ body }, { context });
    expect(await connect().identity.recoverSignIn({ body }, { context })).toEqual(first);
    expect(await entries("auth.recovery_used", member.uid)).toHaveLength(1);
  });

  test("can be used once, even by two requests at once", async () => {
    const member = await protectedMember();
    const [first = ""] = member.codes;
    const answers = await Promise.allSettled([recover(member.email, first), recover(member.email, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await entries("auth.recovery_used", member.uid)).toHaveLength(1);
  });

  test("give the same error for a wrong password and a wrong code, five times", async () => {
    const member = await protectedMember();
    const [first = ""] = member.codes;
    const wrongPassword = await recover(member.email, first, "Wrong-1").catch((error: Error) => error);
    const wrongRecovery = await recover(member.email, "00000-00000").catch((error: Error) => error);
    expect(wrongPassword).toMatchObject({ status: 406, code: "A-PN-0015" });
    expect(wrongRecovery).toMatchObject({ message: (wrongPassword as Error).message, code: "A-PN-0015" });
    for (let tries = 1; tries < 5; tries++)
      await expect(recover(member.email, "00000-00000")).rejects.toMatchObject({ code: "A-PN-0015" });
    await expect(recover(member.email, first)).rejects.toMatchObject({
      status: 429,
      code: "A-PN-0016",
      message: "Too many incorrect codes. Please try again in 15 minutes.",
    });
    expect(await factorsOf(member.uid)).toHaveLength(1);
  });

  test("don't bypass the lockout: a wrong password is counted here, too", async () => {
    const member = await protectedMember();
    const [first = ""] = member.codes;
    for (let tries = 0; tries < 4; tries++) await recover(member.email, first, "Wrong-1").catch(() => undefined);
    await expect(recover(member.email, first, "Wrong-1")).rejects.toMatchObject({ code: "A-PN-0013" });
    await expect(recover(member.email, first)).rejects.toMatchObject({ code: "A-PN-0013" });
  });
});

describe("a team that demands a second factor", () => {
  let strict: Tenant;
  let admin: Awaited<ReturnType<typeof protectedMember>>;
  beforeAll(async () => {
    strict = await createTenant();
    admin = await protectedMember("admin", strict);
    await admin.session.teams.updateTeam({ body: { require_mfa: true } });
  });
  const list = (who: Member["client"]) => who.teams.listMembers({ params: { teamId: strict.teamId } });
  const isRefused = (call: Promise<unknown>) =>
    expect(call).rejects.toMatchObject({ status: 403, code: "MFA_REQUIRED" });

  test("requires an admin with a second factor", async () => {
    const other = await createTenant();
    const weak = await other.member("admin");
    await expect(weak.client.teams.updateTeam({ body: { require_mfa: true } })).rejects.toMatchObject({ status: 406 });
    expect(await admin.session.teams.getTeam({})).toMatchObject({ require_mfa: true });
  });

  test("refuses sessions without one, however they signed in, except for enrolling", async () => {
    const member = await strict.member();
    await isRefused(list(member.client));
    await isRefused(member.client.identity.updateProfile({ body: { display_name: "me", phone: "1" } }));
    expect(await member.client.identity.getProfile({})).toMatchObject({ must_enroll: true });
    await member.client.teams.getTeam({});
    expect(await member.client.identity.getSecondFactor({})).toMatchObject({ enrolled: false, required: true });

    const google = await signInWithProvider(strict.teamId, "google.com", member.email);
    await isRefused(list(connect(() => google.idToken)));
    for (const [claims, admitted] of [
      [{}, false],
      [{ mfa: false }, false],
      [{ mfa: true }, true],
    ] as const) {
      const token = await tenantAuth(strict.teamId).createCustomToken(member.uid, { sid: fresh("s"), ...claims });
      const { idToken } = await signInWithToken(strict.teamId, token);
      if (admitted) await list(connect(() => idToken));
      else await isRefused(list(connect(() => idToken)));
    }
  });

  test("admits a member after a sign-in with a code", async () => {
    const member = await strict.member();
    const secret = await enrolMember(member);
    await isRefused(list(member.client));
    const { client: session } = await signInWithCode(member, secret);
    await list(session);
  });
});

describe("a reset by an admin", () => {
  const reset = (admin: Member["client"], uid: string) =>
    admin.teams.resetSecondFactor({ params: { teamId: tenant.teamId, userId: uid } });

  test("removes the app with its codes, ends the sessions, and tells the member", async () => {
    const admin = await tenant.member("admin");
    const member = await protectedMember();
    await reset(admin.client, member.uid);
    expect(await factorsOf(member.uid)).toEqual([]);
    // The first call says why the session ended, even if its endpoint also refuses revoked tokens.
    const ended = { status: 401, message: expect.stringContaining("an admin reset two-factor authentication") };
    await expect(member.session.identity.endSessions({})).rejects.toMatchObject(ended);
    await expect(member.session.identity.getProfile({})).rejects.toMatchObject(ended);
    await expect(recover(member.email, member.codes[0] ?? "")).rejects.toMatchObject({ code: "A-PN-0015" });
    await untilIdle(tenant.teamId);
    await mailTo(member.email, "2단계 인증을 초기화");
    expect(await entries("auth.second_factor_reset", member.uid)).toMatchObject([{ actor: { id: admin.uid } }]);
    expect(await (await byPassword(member)).identity.getProfile({})).toMatchObject({
      second_factor: "NONE",
      has_recovery_codes: false,
    });
  });

  test("is refused for one's own app, and for a member of another team", async () => {
    const admin = await tenant.member("admin");
    await expect(reset(admin.client, admin.uid)).rejects.toMatchObject({ status: 409 });
    const stranger = await (await createTenant()).member();
    await expect(reset(admin.client, stranger.uid)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a wrong code at sign-in", () => {
  async function failed(member: Pick<Member, "teamId" | "email">, secret: string) {
    const resolver = await challenge(client(member.teamId), member.email);
    const { session } = resolver;
    return {
      tenant_id: member.teamId,
      email: member.email,
      pending_credential: "credential" in session ? String(session.credential) : "",
      factor_id: resolver.hints[0]?.uid ?? "",
      code: await wrongCode(secret),
    };
  }
  const report = (body: Awaited<ReturnType<typeof failed>>) => connect().identity.reportWrongCode({ body });

  test("is logged if the report proves it", async () => {
    const member = await tenant.member();
    const secret = await enrolMember(member);
    await report(await failed(member, secret));
    expect(await entries("auth.mfa_failed", member.uid)).toMatchObject([
      { actor: { id: member.uid, role: "public" }, ip: expect.any(String) },
    ]);
  });

  test("is not logged for a right code, another account, or no sign-in", async () => {
    const [member, other] = [await tenant.member(), await tenant.member()];
    const [secret, othersSecret] = [await enrolMember(member), await enrolMember(other)];
    const proof = await failed(member, secret);
    const othersProof = await failed(other, othersSecret);
    await report({ ...proof, code: await code(secret) });
    await report({ ...othersProof, email: member.email });
    await report({ ...othersProof, email: member.email, factor_id: proof.factor_id });
    await report({ ...proof, pending_credential: "none" });
    expect(await entries("auth.mfa_failed", member.uid)).toEqual([]);
  });

  test("is possible only after the right password", async () => {
    const member = await tenant.member();
    await enrolMember(member);
    await expect(signInWithEmailAndPassword(client(tenant.teamId), member.email, "Wrong-1")).rejects.toMatchObject({
      code: expect.stringMatching(/wrong-password|invalid-credential/),
    });
  });
});
