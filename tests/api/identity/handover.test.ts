import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { claimsOf, signInWithToken } from "../../support/identity/sign-in";
import { firestore, tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let other: Tenant;
let member: Member;
beforeAll(async () => {
  [team, other] = await Promise.all([createTenant(), createTenant()]);
  member = await team.member();
});

const newCode = async (of = member) => (await of.client.identity.createHandover({})).code;
const claim = (code: string, { slug } = team) => connect().identity.claimHandover({ body: { code, team_slug: slug } });
const ended = { status: 404, code: "NOT_FOUND" };

test("a session continues at the team's address, as the same member", async () => {
  const { tenant_id, token } = await claim(await newCode());
  expect(tenant_id).toBe(team.teamId);
  const { idToken } = await signInWithToken(tenant_id, token);
  const continued = connect(() => idToken);
  expect(await continued.identity.getProfile({})).toMatchObject({ user_id: member.uid, email: member.email });
  expect((await continued.teams.getTeam({})).teamSlug).toBe(team.slug);
  expect(claimsOf(idToken)).toMatchObject({
    sid: member.sessionId,
    mfa: false,
    idp: "password",
    orig_auth_time: claimsOf(member.idToken).auth_time,
  });
});

test("a code works once, even for concurrent requests", async () => {
  const code = await newCode();
  const claims = await Promise.allSettled([claim(code), claim(code), claim(code)]);
  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(claim(code)).rejects.toMatchObject(ended);
});

test("a code that is unknown, expired or used at another team's address is refused and deleted", async () => {
  await expect(claim("x".repeat(43))).rejects.toMatchObject(ended);

  const elsewhere = await newCode();
  await expect(claim(elsewhere, other)).rejects.toMatchObject(ended);
  await expect(claim(elsewhere)).rejects.toMatchObject(ended);

  const late = await newCode();
  const id = createHash("sha256").update(late).digest("base64url");
  await firestore.doc(`handovers/${id}`).update({ expires_at: new Date(Date.now() - 1) });
  await expect(claim(late)).rejects.toMatchObject(ended);
});

test("a code of an account that was disabled or deleted meanwhile is refused", async () => {
  const [disabled, deleted] = [await team.member(), await team.member()];
  const codes = [await newCode(disabled), await newCode(deleted)];
  await tenantAuth(team.teamId).updateUser(disabled.uid, { disabled: true });
  await tenantAuth(team.teamId).deleteUser(deleted.uid);
  for (const code of codes) await expect(claim(code)).rejects.toMatchObject(ended);
});

test("the session is shared: signing out at one address ends it at both", async () => {
  const browser = await team.member();
  const { tenant_id, token } = await claim(await newCode(browser));
  const { idToken } = await signInWithToken(tenant_id, token);
  await connect(() => idToken).identity.signOut({});
  await expect(browser.client.identity.getProfile({})).rejects.toMatchObject({ status: 401 });
});
