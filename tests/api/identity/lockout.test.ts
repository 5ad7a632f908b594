import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { reserveAttempt, settleAttempt } from "../../../functions/src/identity/sign-in/password-attempt-store";
import { reactivateAccount } from "../../../functions/src/identity/sign-in/reactivate-account";
import { operatorContext } from "../../../functions/src/operator/operator";
import { linkIn, mailTo } from "../../support/email/inbox";
import { newDomain, visitor } from "../../support/identity/newcomer";
import { signIn, signInUnchecked, signInWithProvider, signUp } from "../../support/identity/sign-in";
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
  ["password", (email) => signIn({ tenantId: tenant.teamId, email, password: PASSWORD })],
  ["Google", (email) => signInWithProvider(tenant.teamId, "google.com", email)],
])("a sign-in by %s resets the count", async (_way, enter) => {
  const { email } = await tenant.member();
  await fail(email);
  expect(await countOf(email)).toBe(1);
  await enter(email);
  expect(await countOf(email)).toBeUndefined();
});

test("a password reset resets the count, ends all sessions, and works once", async () => {
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
    message: "This link has expired or was already used. Please request a new one.",
  });
});

test("a locked account's sessions end at once, and an operator can reactivate it", async () => {
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

describe("a right password that goes straight to Identity Platform", () => {
  const credentialsOf = (email: string, password = PASSWORD) => ({ tenantId: tenant.teamId, email, password });
  const guess = (email: string) => signInUnchecked(credentialsOf(email));
  const guessesOf = async (uid: string) =>
    (await eventsOf(tenant.teamId, "auth.password_guessed")).filter(
      ({ after }) => (after as { id: string }).id === uid,
    );

  test("locks the account, and ends its sessions", async () => {
    const { email, uid, client } = await tenant.member();
    await client.identity.getProfile({});
    await expect(guess(email)).rejects.toThrow(/A-PN-0013/);
    expect((await tenantAuth(tenant.teamId).getUser(uid)).disabled).toBe(true);
    await expect(client.identity.getProfile({})).rejects.toMatchObject({ status: 401 });
    await expect(check(email, PASSWORD)).rejects.toMatchObject({ code: "A-PN-0013" });
    expect(await guessesOf(uid)).toHaveLength(1);
  });

  test("no longer works after an operator reactivates the account, until its owner resets it by mail", async () => {
    const { email, uid } = await tenant.member();
    await expect(guess(email)).rejects.toThrow(/A-PN-0013/);
    for (const _ of ["once", "after it died"])
      await reactivateAccount(operatorContext({ email: "ops@dure.test" }, tenant.teamId), email);
    await expect(check(email, PASSWORD)).rejects.toMatchObject({ code: "A-PN-0014" });
    await visitor.identity.sendPasswordReset({ body: { email } });
    const query = linkIn(await mailTo(email, "Reset your password")).searchParams;
    const body = { tenant_id: tenant.teamId, code: query.get("oobCode") ?? "", password: "Changed-1" };
    await visitor.identity.resetPassword({ body });
    await check(email, "Changed-1");
    expect(await signInUnchecked(credentialsOf(email, "Changed-1"))).toMatchObject({ localId: uid });
  });

  test("is accepted once after the server's check, as browsers do", async () => {
    const { email } = await tenant.member();
    await check(email, PASSWORD);
    await guess(email);
    await expect(guess(email)).rejects.toThrow(/A-PN-0013/);
  });

  test("is accepted with the sign-up, and not again", async () => {
    const domain = newDomain();
    const email = `first@${domain}`;
    const { tenant_id: tenantId } = await visitor.identity.resolveSignUp({ body: { email } });
    await signUp({ tenantId, email, password: PASSWORD });
    await expect(signInUnchecked({ tenantId, email, password: PASSWORD })).rejects.toThrow(/A-PN-0013/);
  });

  test("is detected by a concurrent check of a wrong one", async () => {
    const { email, uid } = await tenant.member();
    const id = randomUUID();
    await reserveAttempt(email, id, Date.now());
    await guess(email);
    expect(await settleAttempt(email, id, "wrong")).toMatchObject({ guessed: true, retryCounts: 5 });
    await expect(check(email, PASSWORD)).rejects.toMatchObject({ code: "A-PN-0013" });
    expect((await tenantAuth(tenant.teamId).getUser(uid)).disabled).toBe(true);
  });

  test("is no guess if several tabs sign in at once", async () => {
    const { email, uid } = await tenant.member();
    const tab = async () => {
      await check(email, PASSWORD);
      return guess(email);
    };
    for (const { localId } of await Promise.all([tab(), tab(), tab()])) expect(localId).toBe(uid);
    expect(await guessesOf(uid)).toHaveLength(0);
  });
});

test("an unknown account can't be reactivated", async () => {
  await expect(
    reactivateAccount(operatorContext({ email: "ops@dure.test" }, tenant.teamId), `nobody@${tenant.domain}`),
  ).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
