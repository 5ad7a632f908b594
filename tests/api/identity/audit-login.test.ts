import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../support/suite/call";
import { stored } from "../../support/suite/stored";
import { createTenant, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await createTenant();
});

const note = (query: Record<string, string>, headers = {}) =>
  call("", "POST", `/public/audit-log?${new URLSearchParams({ category: "auth", ...query })}`, undefined, headers);
const audit = () => stored(tenant.teamId, "audit");

describe("a login or logout", () => {
  test.each(["login", "logout", "mfa_failed"])("%s is noted with the address", async (action_type) => {
    const { uid, email } = await tenant.member();
    const answer = await note({ action_type, user_id: uid, email }, { "x-forwarded-for": "203.0.113.9" });
    expect(answer.status).toBe(204);
    expect(await audit()).toContainEqual(
      expect.objectContaining({
        type: `auth.${action_type}`,
        subject_id: uid,
        change: JSON.stringify({ before: null, after: { id: uid, email } }),
        actor: expect.objectContaining({ id: uid, role: "public" }),
        ip: expect.any(String),
      }),
    );
  });

  test("of nobody we know leaves nothing, and says so to nobody", async () => {
    const { email, uid } = await tenant.member();
    const before = (await audit()).length;
    const strangers = [
      { user_id: uid, email: `nobody@${tenant.domain}` },
      { user_id: "another", email },
    ];
    for (const who of strangers) expect((await note({ action_type: "login", ...who })).status).toBe(204);
    expect(await audit()).toHaveLength(before);
  });

  test("of another kind is no login", async () => {
    expect(await note({ action_type: "admin", user_id: "u", email: "e" })).toMatchObject({ status: 400 });
  });
});
