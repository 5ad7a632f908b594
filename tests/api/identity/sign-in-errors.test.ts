import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "../../support/identity/newcomer";
import { signIn, signUpWithProvider } from "../../support/identity/sign-in";
import { firestore } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { createTenant, fresh, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const accountOf = async (provider: "google.com" | "microsoft.com") => {
  const email = `${fresh()}@${tenant.domain}`;
  await signUpWithProvider(tenant.teamId, provider, email);
  return email;
};
const check = (email: string, password = PASSWORD) => visitor.identity.checkPassword({ body: { email, password } });
const findTenant = (email: string, provider: "google.com" | "microsoft.com") =>
  visitor.identity.findTenant({ query: { email, provider } });

/** The other codes come from Identity Platform: web/src/identity/session/auth-failure.test.ts has the whole table. */
describe("each error code of the server is reachable", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["A-PN-0002", () => visitor.identity.resolveSignUp({ body: { email: "minji@gmail.com" } })],
    ["A-PN-0006", async () => findTenant((await tenant.member()).email, "google.com")],
    ["A-PN-0006", async () => findTenant((await tenant.member()).email, "microsoft.com")],
    ["A-PN-0007", async () => check(await accountOf("google.com"))],
    ["A-PN-0007", async () => findTenant(await accountOf("google.com"), "microsoft.com")],
    ["A-PN-0008", async () => check(await accountOf("microsoft.com"))],
    ["A-PN-0009", () => check(`nobody@${tenant.domain}`)],
    [
      "A-PN-0012",
      async () => {
        const other = await createTenant();
        return visitor.identity.findTenant({ query: { email: (await tenant.member()).email, team_slug: other.slug } });
      },
    ],
    [
      "A-PN-0013",
      async () => {
        const { email } = await tenant.member();
        await firestore.doc(`email-retry-count/${email}`).set({ email, retryCounts: 5 });
        return check(email);
      },
    ],
    ["A-PN-0014", async () => check((await tenant.member()).email, "Wrong-1")],
    [
      "A-PN-0015",
      async () => {
        const { email } = await tenant.member();
        return connect().identity.recoverSignIn({ body: { email, password: PASSWORD, code: "00000-00000" } });
      },
    ],
    [
      "A-PN-0016",
      async () => {
        const { email } = await tenant.member();
        const recover = () =>
          connect().identity.recoverSignIn({ body: { email, password: PASSWORD, code: "00000-00000" } });
        for (let tries = 0; tries < 5; tries++) await recover().catch(() => undefined);
        return recover();
      },
    ],
  ])("%s", (code, call) => expect(call()).rejects.toMatchObject({ code }));
});

describe("blocking functions refuse with their error code", () => {
  test.each(["A-PN-0012", "A-PN-0013"])("%s", async (code) => {
    const { email } = await tenant.member();
    if (code === "A-PN-0013") await firestore.doc(`email-retry-count/${email}`).set({ email, retryCounts: 5 });
    else await tenant.team.update({ domain: `moved-${tenant.domain}` });
    await expect(signIn({ tenantId: tenant.teamId, email, password: PASSWORD })).rejects.toThrow(code);
    await tenant.team.update({ domain: tenant.domain });
  });
});
