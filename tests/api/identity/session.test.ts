import { beforeAll, describe, expect, test } from "vitest";
import { claimsOf, signIn, signInWithToken } from "../../support/identity/sign-in";
import { tenantAuth } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

/** The member on another device. */
async function otherDevice(member: Member) {
  const { idToken } = await signIn({ tenantId: tenant.teamId, email: member.email, password: PASSWORD });
  return { idToken, id: String(claimsOf(idToken).sid), client: connect(() => idToken) };
}

const isRefused = (client: Member["client"]) =>
  expect(client.identity.getProfile({})).rejects.toMatchObject({ status: 401, code: "UNAUTHORIZED" });
const idsOf = async (client: Member["client"]) => (await client.identity.listSessions({})).data.map(({ id }) => id);
const entries = async (type: string, uid: string) =>
  (await stored(tenant.teamId, "audit")).filter((one) => one.type === type && one.subject_id === uid);

describe("a session", () => {
  test("starts with the first call, and concurrent calls write one audit entry", async () => {
    const member = await tenant.member();
    const headers = { "user-agent": FIREFOX };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(member.idToken, "GET", "/users/profile", undefined, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [entry, ...others] = await entries("auth.login", member.uid);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actor: { id: member.uid, role: "user" }, ip: expect.any(String) });
    expect((await member.client.identity.listSessions({})).data).toEqual([
      expect.objectContaining({
        id: member.sessionId,
        provider: "password",
        has_second_factor: false,
        browser: "Firefox",
        os: "Linux",
        current: true,
      }),
    ]);
  });

  test("ends when signing out: its token is refused, and one audit entry is written", async () => {
    const member = await tenant.member();
    const other = await otherDevice(member);
    await other.client.identity.getProfile({});
    await member.client.identity.signOut({});
    await isRefused(member.client);
    expect(await idsOf(other.client)).toEqual([other.id]);
    const logouts = await entries("auth.logout", member.uid);
    expect(logouts.map(({ change }) => JSON.parse(String(change)).after)).toEqual([
      { id: member.uid, email: member.email, session_id: member.sessionId, cause: "signed_out" },
    ]);
  });

  test("can be ended from another device, which stays signed in", async () => {
    const member = await tenant.member();
    const other = await otherDevice(member);
    await member.client.identity.getProfile({});
    expect(await idsOf(other.client)).toEqual([other.id, member.sessionId]);
    await other.client.identity.endSession({ params: { sessionId: member.sessionId } });
    await isRefused(member.client);
    expect(await idsOf(other.client)).toEqual([other.id]);
    await expect(other.client.identity.endSession({ params: { sessionId: member.sessionId } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("of another member can't be ended", async () => {
    const [member, stranger] = [await tenant.member(), await tenant.member()];
    await member.client.identity.getProfile({});
    const attempt = stranger.client.identity.endSession({ params: { sessionId: member.sessionId } });
    await expect(attempt).rejects.toMatchObject({ status: 404 });
    await member.client.identity.getProfile({});
  });

  test("ends on all devices at once, and no device can renew its token", async () => {
    const member = await tenant.member();
    const other = await otherDevice(member);
    await other.client.identity.getProfile({});
    await member.client.identity.endSessions({});
    await isRefused(member.client);
    await isRefused(other.client);
    expect(await entries("auth.logout", member.uid)).toHaveLength(2);
    const again = await otherDevice(member);
    expect(await idsOf(again.client)).toEqual([again.id]);
  });

  test("ends when its member is deactivated, and stays ended when they are reactivated", async () => {
    const [admin, member] = [await tenant.member("admin"), await tenant.member()];
    await member.client.identity.getProfile({});
    const set = (active: boolean) =>
      admin.client.teams.setActivation({ params: { teamId: tenant.teamId, userId: member.uid }, body: { active } });
    await set(false);
    await isRefused(member.client);
    await set(true);
    await isRefused(member.client);
    expect(await entries("auth.logout", member.uid)).toHaveLength(1);
  });

  test("is refused at its first call if all sessions were ended before", async () => {
    const member = await tenant.member();
    const ended_at = new Date(Date.now() + 1_000).toISOString();
    await tenant.team.collection("session-ends").doc(member.uid).set({ ended_at });
    await isRefused(member.client);
  });

  test("revoked only at Identity Platform is refused by the endpoints that check there", async () => {
    const [admin, member] = [await tenant.member("admin"), await tenant.member()];
    for (const one of [admin, member]) await one.client.identity.getProfile({});
    // A revocation only affects tokens that were issued in an earlier second.
    await until(() => Date.now() / 1000 >= Number(claimsOf(member.idToken).auth_time) + 1);
    for (const one of [admin, member]) await tenantAuth(tenant.teamId).revokeRefreshTokens(one.uid);
    const params = { teamId: tenant.teamId };
    const refused = { status: 401, code: "UNAUTHORIZED" };
    const body = [{ email: `someone@${tenant.domain}` }];
    await expect(admin.client.teams.inviteMembers({ params, body })).rejects.toMatchObject(refused);
    await expect(member.client.identity.endSessions({})).rejects.toMatchObject(refused);
    await expect(member.client.identity.endSession({ params: { sessionId: member.sessionId } })).rejects.toMatchObject(
      refused,
    );
  });

  test("says why it ended, even if its tokens were revoked just before", async () => {
    const member = await tenant.member();
    await member.client.identity.getProfile({});
    await until(() => Date.now() / 1000 >= Number(claimsOf(member.idToken).auth_time) + 1);
    await tenantAuth(tenant.teamId).revokeRefreshTokens(member.uid);
    const message = expect.stringMatching(/비밀번호가 바뀌어|password was changed/);
    const refused = expect(member.client.identity.endSessions({})).rejects.toMatchObject({ status: 401, message });
    const end = { ended_at: new Date().toISOString(), end_cause: "password_reset" };
    await tenant.team.collection("sessions").doc(member.sessionId).update(end);
    await refused;
  });

  test("is required: a token without a session id is refused", async () => {
    const member = await tenant.member();
    const [head, payload, signature] = member.idToken.split(".");
    const { sid: _, ...claims } = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    const without = [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
    await isRefused(connect(() => without));
  });

  test("can be handed over to another origin by a custom token, and ends at both", async () => {
    const member = await tenant.member();
    await member.client.identity.getProfile({});
    const claims = { sid: member.sessionId, idp: "password", orig_auth_time: claimsOf(member.idToken).auth_time };
    const token = await tenantAuth(tenant.teamId).createCustomToken(member.uid, claims);
    const { idToken } = await signInWithToken(tenant.teamId, token);
    const there = connect(() => idToken);
    expect(await idsOf(there)).toEqual([member.sessionId]);
    await there.identity.signOut({});
    await isRefused(member.client);
    await isRefused(there);
  });
});
