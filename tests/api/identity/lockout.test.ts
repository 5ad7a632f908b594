import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { reactivateAccount } from "../../../functions/src/identity/sign-in/reactivate-account";
import { operatorContext } from "../../../functions/src/operator/operator";
import { linkIn, mailTo } from "../../support/email/inbox";
import { visitor } from "../../support/identity/newcomer";
import { signIn, signInWithProvider } from "../../support/identity/sign-in";
import { firestore, tenantAuth } from "../../support/suite/admin";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const check = (email: string, password: string) => visitor.identity.checkPassword({ body: { email, password } });
const fail = (email: string) => check(email, "Wrong-1").catch(({ code }: { code: string }) => code);
const countOf = async (email: string) => (await firestore.doc(`email-retry-count/${email}`).get()).get("retryCounts");

test.each<[string, (email: string) => Promise<unknown>]>([
  [
    "password, straight at Identity Platform",
    (email) => signIn({ tenantId: tenant.teamId, email, password: PASSWORD }),
  ],
  ["Google", (email) => signInWithProvider(tenant.teamId, "google.com", email)],
])("a sign-in by %s ends the count", async (_way, enter) => {
  const { email } = await tenant.member();
  await fail(email);
  expect(await countOf(email)).toBe(1);
  await enter(email);
  expect(await countOf(email)).toBeUndefined();
});

test("a password reset ends the count and all sessions, and works once", async () => {
  const { email, client } = await tenant.member();
  await client.identity.getProfile({});
  for (let tries = 0; tries < 4; tries++) await fail(email);
  await visitor.identity.sendPasswordReset({ body: { email } });
  const query = linkIn(await mailTo(email, "Reset your password")).searchParams;
  const body = { tenant_id: query.get("tenantId") ?? "", code: query.get("oobCode") ?? "", password: "Changed-1" };
  const idempotencyKey = randomUUID();
  for (const _ of ["once", "its answer was lost"])
    await visitor.identity.resetPassword({ body }, { context: { idempotencyKey } });
  expect(await countOf(email)).toBeUndefined();
  await expect(client.identity.getProfile({})).rejects.toMatchObject({ status: 401 });
  expect(await check(email, "Changed-1")).toMatchObject({ tenant_id: tenant.teamId });
  await expect(visitor.identity.resetPassword({ body })).rejects.toMatchObject({
    status: 406,
    message: "This link has expired or was already used. Please ask for a new one.",
  });
});

test("a locked account's sessions end at once, and an operator lets it in again", async () => {
  const { email, uid, client } = await tenant.member();
  await client.identity.getProfile({});
  for (let tries = 0; tries < 5; tries++) await fail(email);
  await expect(client.identity.getProfile({})).rejects.toMatchObject({ status: 401 });
  for (const _ of ["once", "after it died"])
    await reactivateAccount(operatorContext({ email: "ops@dure.test" }, tenant.teamId), email.toUpperCase());
  expect((await tenantAuth(tenant.teamId).getUser(uid)).disabled).toBe(false);
  expect(await check(email, PASSWORD)).toMatchObject({ tenant_id: tenant.teamId });
  const told = (await eventsOf(tenant.teamId, "auth.reactivated")).filter(
    ({ after }) => (after as { id: string }).id === uid,
  );
  expect(told).toHaveLength(2);
});

test("nobody can reactivate an account that isn't there", async () => {
  await expect(
    reactivateAccount(operatorContext({ email: "ops@dure.test" }, tenant.teamId), `nobody@${tenant.domain}`),
  ).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
