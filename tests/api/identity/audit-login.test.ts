import { expect, test } from "vitest";
import { call } from "../../support/suite/call";
import { stored } from "../../support/suite/stored";
import { createTenant } from "../../support/teams/tenant";

const note = (query: Record<string, string>) =>
  call("", "POST", `/public/audit-log?${new URLSearchParams({ category: "auth", ...query })}`);

test.each(["login", "logout", "mfa_failed"])(
  "a %s without a proof is accepted, but not logged",
  async (action_type) => {
    const tenant = await createTenant();
    const { uid, email } = await tenant.member();
    expect((await note({ action_type, user_id: uid, email })).status).toBe(204);
    expect((await note({ action_type, user_id: "", email: `nobody@${tenant.domain}` })).status).toBe(204);
    expect(await stored(tenant.teamId, "audit")).toEqual([]);
  },
);

test("another kind of audit entry is refused", async () => {
  expect(await note({ action_type: "admin", user_id: "u", email: "e" })).toMatchObject({ status: 400 });
});
