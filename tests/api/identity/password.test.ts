import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "../../support/identity/newcomer";
import { signIn, signUpWithProvider } from "../../support/identity/sign-in";
import { firestore, tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, fresh, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const check = (email: string, password: string) => visitor.identity.checkPassword({ body: { email, password } });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => ({ code: "none", details: undefined }),
    (refusal: { code: string; details: unknown }) => refusal,
  );
const retries = (email: string) => firestore.doc(`email-retry-count/${email}`).get();
const locksOf = async (uid: string) =>
  (await eventsOf(tenant.teamId, "auth.locked")).filter(({ after }) => (after as { id: string }).id === uid);
const disable = (email: string, tenantId = tenant.teamId) =>
  visitor.identity.disableUser({ params: { tenantId }, body: { email } });

describe("checking a password", () => {
  test("returns the tenant if it is right, and resets the count of wrong ones", async () => {
    const { email } = await tenant.member();
    await expect(check(email, "wrong")).rejects.toMatchObject({ code: "A-PN-0014", details: { retry_count: 1 } });
    await expect(check(email.toUpperCase(), "wrong")).rejects.toMatchObject({
      status: 406,
      message: "Incorrect email or password. (2/5) Login is restricted after 5 attempts.",
      details: { retry_count: 2 },
    });
    expect((await retries(email)).data()).toMatchObject({ email, retryCounts: 2 });
    expect(await check(email, PASSWORD)).toEqual({
      tenant_id: tenant.teamId,
      team_slug: tenant.slug,
      team_name: "테스트 팀",
    });
    expect((await retries(email)).data()).toMatchObject({ retryCounts: 0, tries: {} });
  });

  test("succeeds on the fifth try", async () => {
    const { email } = await tenant.member();
    for (let i = 0; i < 4; i++) await refusalOf(check(email, "wrong"));
    expect(await check(email, PASSWORD)).toMatchObject({ tenant_id: tenant.teamId });
  });

  test("locks the account at the fifth wrong one", async () => {
    const { email, uid } = await tenant.member();
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await refusalOf(check(email, "wrong"))).code);
    expect(codes).toEqual(["A-PN-0014", "A-PN-0014", "A-PN-0014", "A-PN-0014", "A-PN-0013", "A-PN-0013"]);
    await expect(
      connect(undefined, "ko").identity.checkPassword({ body: { email, password: PASSWORD } }),
    ).rejects.toMatchObject({
      code: "A-PN-0013",
      message: "로그인에 5회 실패하여 계정이 차단되었어요. 고객지원에 문의해 주세요.",
    });
    expect((await tenantAuth(tenant.teamId).getUser(uid)).disabled).toBe(true);
    await expect(signIn({ tenantId: tenant.teamId, email, password: PASSWORD })).rejects.toThrow(/USER_DISABLED/);
    expect(await locksOf(uid)).toHaveLength(1);
  });

  test("counts parallel wrong ones, checks no sixth, and locks once", async () => {
    const { email, uid } = await tenant.member();
    const codes = await Promise.all(Array.from({ length: 12 }, () => refusalOf(check(email, "wrong"))));
    expect(
      codes
        .filter(({ code }) => code === "A-PN-0014")
        .map(({ details }) => details)
        .sort(byCount),
    ).toEqual([1, 2, 3, 4].map((retry_count) => ({ retry_count })));
    expect(codes.filter(({ code }) => code === "A-PN-0013")).toHaveLength(8);
    expect((await retries(email)).get("retryCounts")).toBe(5);
    expect(await locksOf(uid)).toHaveLength(1);
  });

  test("finds an account by its domain if its lookup record was lost", async () => {
    const { email } = await tenant.member();
    await firestore.doc(`tenant_info/${email}`).delete();
    expect(await check(email, PASSWORD)).toMatchObject({ tenant_id: tenant.teamId });
  });

  test("fails for an unknown e-mail", async () => {
    await expect(check(`nobody@${tenant.domain}`, PASSWORD)).rejects.toMatchObject({ code: "A-PN-0009" });
    const gone = await tenant.member();
    await tenantAuth(tenant.teamId).deleteUser(gone.uid);
    await expect(check(gone.email, PASSWORD)).rejects.toMatchObject({ code: "A-PN-0009" });
  });

  test.each([
    ["google.com", "A-PN-0007"],
    ["microsoft.com", "A-PN-0008"],
  ])("fails for an account with %s alone: %s", async (provider, code) => {
    const email = `${fresh()}@${tenant.domain}`;
    await signUpWithProvider(tenant.teamId, provider, email);
    await expect(check(email, PASSWORD)).rejects.toMatchObject({ status: 406, code, details: { provider } });
    expect((await retries(email)).exists).toBe(false);
  });

  test("requires a password", async () => {
    await expect(check("a@b.example.com", "")).rejects.toMatchObject({ status: 400 });
  });
});

describe("locking an account from outside", () => {
  test("requires five failures on the server, and the right tenant", async () => {
    const { email, uid } = await tenant.member();
    await expect(disable(email)).rejects.toMatchObject({ status: 406, code: "NOT_ACCEPTABLE" });
    await firestore.doc(`email-retry-count/${email}`).set({ email, retryCounts: 5 });
    const stranger = await createTenant();
    await expect(disable(email, stranger.teamId)).rejects.toMatchObject({ status: 406 });
    expect((await tenantAuth(tenant.teamId).getUser(uid)).disabled).toBe(false);

    await disable(email);
    expect((await tenantAuth(tenant.teamId).getUser(uid)).disabled).toBe(true);
    await disable(email);
  });

  test("reveals nothing about an unknown e-mail", async () => {
    await expect(disable(`nobody@${tenant.domain}`)).rejects.toMatchObject({
      status: 406,
      message: "This account is not locked.",
    });
  });
});

const byCount = (a: unknown, b: unknown) =>
  (a as { retry_count: number }).retry_count - (b as { retry_count: number }).retry_count;
