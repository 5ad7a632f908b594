import {
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  signOut,
  TotpMultiFactorGenerator,
  type User,
} from "firebase/auth";
import { describe, expect, it } from "vitest";
import { enterPassword } from "../support/identity/authenticator";
import { auth as admin, tenantAuth } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { client, code, newTenant, newUser, totp, wrongCode } from "./auth-fixture";

const { assertionForEnrollment, assertionForSignIn, generateSecret } = TotpMultiFactorGenerator;

async function enrolled() {
  const tenant = await newTenant();
  const { email, uid } = await newUser(tenant);
  const auth = client(tenant);
  const { user } = await enterPassword(auth, email);
  const secret = await generateSecret(await multiFactor(user).getSession());
  await multiFactor(user).enroll(assertionForEnrollment(secret, await code(secret.secretKey)), "App");
  return { tenant, email, uid, auth, user, secret: secret.secretKey };
}

async function challenged(auth: ReturnType<typeof client>, email: string) {
  const error = await enterPassword(auth, email).then(
    () => expect.unreachable("no second factor was asked for"),
    (refused: MultiFactorError) => refused,
  );
  expect(error.code).toBe("auth/multi-factor-auth-required");
  return getMultiFactorResolver(auth, error);
}

const secondFactor = async (user: User) => (await user.getIdTokenResult(true)).claims.firebase;

describe("a tenant's TOTP settings", () => {
  it("are stored and returned, and never include text messages", async () => {
    const manager = admin.tenantManager();
    const tenant = await newTenant();
    expect((await manager.getTenant(tenant)).multiFactorConfig).toMatchObject(totp("ENABLED"));
    const off = await manager.updateTenant(tenant, { multiFactorConfig: totp("DISABLED") });
    expect(off.multiFactorConfig).toMatchObject(totp("DISABLED"));
  });

  it("refuse an enrolment if TOTP is off", async () => {
    const tenant = await newTenant("DISABLED");
    const { email } = await newUser(tenant);
    const { user } = await enterPassword(client(tenant), email);
    const asked = generateSecret(await multiFactor(user).getSession());
    await expect(asked).rejects.toMatchObject({ code: "auth/operation-not-allowed" });
  });
});

describe("a TOTP factor", () => {
  it("is enrolled with a right code only", async () => {
    const tenant = await newTenant();
    const { email } = await newUser(tenant);
    const { user } = await enterPassword(client(tenant), email);
    const secret = await generateSecret(await multiFactor(user).getSession());
    expect(secret.secretKey).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = assertionForEnrollment(secret, await wrongCode(secret.secretKey));
    await expect(multiFactor(user).enroll(wrong)).rejects.toMatchObject({ code: "auth/invalid-verification-code" });
    await multiFactor(user).enroll(assertionForEnrollment(secret, await code(secret.secretKey)), "App");
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: "totp", displayName: "App" }]);
    expect(await secondFactor(user)).toMatchObject({ sign_in_second_factor: "totp", tenant });
  });

  it("is listed by the Admin SDK, which never returns its secret", async () => {
    const { tenant, uid, secret } = await enrolled();
    const user = await tenantAuth(tenant).getUser(uid);
    expect(user.multiFactor?.enrolledFactors.map(({ factorId }) => factorId)).toEqual(["totp"]);
    const codes = await fetch(
      `${suite.authUrl}/emulator/v1/projects/${suite.projectId}/tenants/${tenant}/verificationCodes`,
    );
    expect(JSON.stringify(user.toJSON()) + (await codes.text())).not.toContain(secret);
  });

  it("is required at the next sign-in, and accepts the previous 30 seconds' code but no older one", async () => {
    const { tenant, email, auth, secret } = await enrolled();
    await signOut(auth);
    const resolver = await challenged(auth, email);
    const factor = resolver.hints[0]?.uid ?? "";
    expect(resolver.hints).toMatchObject([{ factorId: "totp", displayName: "App" }]);
    for (const refused of [await wrongCode(secret), await code(secret, -150)]) {
      const attempt = resolver.resolveSignIn(assertionForSignIn(factor, refused));
      await expect(attempt).rejects.toMatchObject({ code: "auth/invalid-verification-code" });
    }
    const { user } = await resolver.resolveSignIn(assertionForSignIn(factor, await code(secret, -30)));
    expect(await secondFactor(user)).toMatchObject({ sign_in_second_factor: "totp", tenant });
    const verified = await tenantAuth(tenant).verifyIdToken(await user.getIdToken());
    expect(verified.firebase.sign_in_second_factor).toBe("totp");
  });

  it("is gone after the user removes it", async () => {
    const { email, auth, user } = await enrolled();
    const [factor] = multiFactor(user).enrolledFactors;
    await multiFactor(user).unenroll(factor ?? "");
    await signOut(auth);
    const again = await enterPassword(auth, email);
    expect(multiFactor(again.user).enrolledFactors).toEqual([]);
  });

  it("is gone after an administrator removes it", async () => {
    const { tenant, uid } = await enrolled();
    const users = tenantAuth(tenant);
    await users.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    expect((await users.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
  });
});

describe("a TOTP code", () => {
  it("can be used only once", async () => {
    const { email, auth, secret } = await enrolled();
    await signOut(auth);
    const first = await code(secret, 30);
    const answer = async () => {
      const resolver = await challenged(auth, email);
      return resolver.resolveSignIn(assertionForSignIn(resolver.hints[0]?.uid ?? "", first));
    };
    await answer();
    await expect(answer()).rejects.toMatchObject({ code: "auth/invalid-verification-code" });
  });

  it("is refused, even if right, after ten wrong codes", async () => {
    const { email, auth, secret } = await enrolled();
    await signOut(auth);
    const resolver = await challenged(auth, email);
    const answer = async (digits: string) =>
      resolver.resolveSignIn(assertionForSignIn(resolver.hints[0]?.uid ?? "", digits));
    const wrong = await wrongCode(secret);
    for (let tries = 0; tries < 10; tries++)
      await expect(answer(wrong)).rejects.toMatchObject({ code: "auth/invalid-verification-code" });
    await expect(answer(await code(secret, 30))).rejects.toMatchObject({ code: "auth/too-many-requests" });
  });

  it("keeps the session id claim when it is entered to enrol", async () => {
    const { user } = await enrolled();
    const { claims } = await user.getIdTokenResult();
    expect(claims.sid).toEqual(expect.any(String));
    expect((await user.getIdTokenResult(true)).claims.sid).toBe(claims.sid);
  });
});
