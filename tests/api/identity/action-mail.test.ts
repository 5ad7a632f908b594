import { describe, expect, test } from "vitest";
import { linkIn, mailsTo, mailTo } from "../../support/email/inbox";
import { newcomer, newDomain, visitor } from "../../support/identity/newcomer";
import { signIn, signUpWithProvider } from "../../support/identity/sign-in";
import { tenantAuth } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { untilIdle } from "../../support/suite/queue";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh } from "../../support/teams/tenant";

const act = async (body: object) => {
  const response = await fetch(
    `${suite.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${"newPassword" in body ? "resetPassword" : "update"}?key=local`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  expect(await response.json()).not.toHaveProperty("error");
};

describe("verifying an e-mail address", () => {
  test("works by a mailed link, in the caller's language", async () => {
    const person = await newcomer(newDomain(), { verified: false });
    await person.korean.identity.sendEmailVerification({});
    const mail = await mailTo(person.email, "[두레] 이메일 주소를 인증해 주세요");
    const link = linkIn(mail);
    expect(link.origin + link.pathname).toBe(`${suite.appUrl}/auth/action`);
    const { oobCode, ...query } = Object.fromEntries(link.searchParams);
    expect(query).toEqual({ mode: "verifyEmail", tenantId: person.tenantId, lang: "ko" });
    expect(mail.html).toContain("이메일 인증하기");

    await act({ tenantId: person.tenantId, oobCode });
    await person.signInAgain();
    expect(await person.client.identity.getProfile({})).toMatchObject({ email_verified: true });
  });

  test("sends one mail per request, and none for a repeated request", async () => {
    const person = await newcomer(newDomain(), { verified: false });
    const idempotencyKey = crypto.randomUUID();
    await person.client.identity.sendEmailVerification({}, { context: { idempotencyKey } });
    await mailTo(person.email, "[Dure] Please verify your email address");
    await person.client.identity.sendEmailVerification({}, { context: { idempotencyKey } });
    await person.client.identity.sendEmailVerification({});
    await mailTo(person.email, "", 2);
    await untilIdle(person.tenantId);
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  test("is limited to five mails an hour, and a refusal says when to retry", async () => {
    const person = await newcomer(newDomain(), { verified: false });
    const ask = (key: string) =>
      call(person.idToken(), "POST", "/users/email-verification", {}, { "idempotency-key": key });
    const keys = Array.from({ length: 8 }, () => crypto.randomUUID());
    const answers = await Promise.all(keys.map(ask));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: expect.stringMatching(/another in \d+ min/),
    });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3_000);
    const sent = keys.find((_, at) => answers[at]?.status === 204) ?? "";
    expect(await ask(sent)).toMatchObject({ status: 204 });
    await untilIdle(person.tenantId);
    expect(await mailsTo(person.email)).toHaveLength(5);
  });

  test("sends no mail to a verified address", async () => {
    const person = await newcomer(newDomain());
    await person.client.identity.sendEmailVerification({});
    await untilIdle(person.tenantId);
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

describe("resetting a password", () => {
  const ask = (email: string) => visitor.identity.sendPasswordReset({ body: { email } });

  test("works by a mailed link", async () => {
    const tenant = await createTenant();
    const { email } = await tenant.member();
    await connect(undefined, "ko").identity.sendPasswordReset({ body: { email } });
    const link = linkIn(await mailTo(email, "[두레] 비밀번호 재설정 안내"));
    const { oobCode, ...query } = Object.fromEntries(link.searchParams);
    expect(query).toEqual({ mode: "resetPassword", tenantId: tenant.teamId, lang: "ko" });

    await act({ tenantId: tenant.teamId, oobCode, newPassword: "NewPassword2" });
    await expect(signIn({ tenantId: tenant.teamId, email, password: "NewPassword2" })).resolves.toBeDefined();
  });

  test("is limited to five mails an hour, without revealing the limit", async () => {
    const tenant = await createTenant();
    const { email } = await tenant.member();
    for (let asked = 0; asked < 7; asked += 1) expect(await ask(email)).toBeUndefined();
    await untilIdle(tenant.teamId);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test("doesn't reveal whether an account exists", async () => {
    const tenant = await createTenant();
    const locked = await tenant.member();
    await tenantAuth(tenant.teamId).updateUser(locked.uid, { disabled: true });
    const google = `${fresh()}@${tenant.domain}`;
    await signUpWithProvider(tenant.teamId, "google.com", google);
    const emails = [`nobody@${tenant.domain}`, "nobody@gmail.com", locked.email, google];
    for (const email of emails) expect(await ask(email)).toBeUndefined();
    await untilIdle(tenant.teamId);
    for (const email of emails) expect(await mailsTo(email)).toEqual([]);
  });
});
