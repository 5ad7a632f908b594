import { beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "../../support/email/inbox";
import { tenantAuth } from "../../support/suite/admin";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeEach(async () => {
  tenant = await createTenant();
  [admin, member] = [await tenant.member("admin"), await tenant.member()];
});

const at = ({ uid }: Member) => ({ params: { teamId: tenant.teamId, userId: uid } });
const setRole = (of: Member, role: "ADMIN" | "MEMBER", by = admin) =>
  by.client.teams.setRole({ ...at(of), body: { role } });
const transfer = (to: Member, by = admin) => by.client.teams.transferAdmin({ ...at(to), body: { active: true } });
const deactivate = (of: Member, by: Member) => by.client.teams.setActivation({ ...at(of), body: { active: false } });

async function admins(): Promise<string[]> {
  const { data } = await member.client.teams.listMembers({ params: { teamId: tenant.teamId } });
  const found = data.filter(
    ({ team_member_role, team_member_status }) => team_member_role === "ADMIN" && team_member_status === "ACTIVE",
  );
  return found.map(({ userId }) => userId).sort();
}

const claimsOf = async ({ uid }: Member) => (await tenantAuth(tenant.teamId).getUser(uid)).customClaims;

describe("a member's role", () => {
  test("is changed from the next call, by admins only, with a mail to the member", async () => {
    await expect(setRole(member, "ADMIN", member)).rejects.toMatchObject({ status: 403 });
    for (const _ of ["once", "told twice"]) await setRole(member, "ADMIN");
    expect(await admins()).toEqual([admin.uid, member.uid].sort());
    expect(await claimsOf(member)).toEqual({ team_id: tenant.teamId, role: "admin" });
    await mailTo(member.email, "관리자가 되었습니다");

    await setRole(admin, "MEMBER", member);
    await mailTo(admin.email, "멤버로 바뀌었습니다");
    await expect(setRole(member, "MEMBER", admin)).rejects.toMatchObject({ status: 403 });
    expect(await eventsOf(tenant.teamId, "member.role-changed")).toHaveLength(2);
  });

  test("can't be taken from the last admin", async () => {
    const last = { status: 409, code: "CONFLICT" };
    await expect(setRole(admin, "MEMBER")).rejects.toMatchObject(last);
    await setRole(member, "ADMIN");
    const left = await Promise.allSettled([setRole(admin, "MEMBER", member), setRole(member, "MEMBER", admin)]);
    expect(left.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    expect(await admins()).toHaveLength(1);
  });

  test("and membership survive for one of two admins who remove each other", async () => {
    await setRole(member, "ADMIN");
    await Promise.allSettled([deactivate(admin, member), deactivate(member, admin)]);
    const users = await tenant.team.collection("users").get();
    const active = users.docs.filter((doc) => doc.get("team_member_status") === "ACTIVE");
    expect(active.filter((doc) => doc.get("team_member_role") === "ADMIN")).toHaveLength(1);
  });

  test.each([
    ["a member of another team", async () => (await createTenant()).member()],
    ["a deactivated member", () => tenant.member("member", { team_member_status: "DEACTIVATED" })],
    ["who has only asked to join", () => tenant.member("member", { team_member_status: "PENDING" })],
  ])("can't be given to %s", async (_, someone) => {
    const one = await someone();
    await expect(setRole(one, "ADMIN")).rejects.toMatchObject({ status: 404 });
    await expect(transfer(one)).rejects.toMatchObject({ status: 404 });
    expect(await admins()).toEqual([admin.uid]);
  });
});

describe("a transfer of the admin role", () => {
  test("makes its former holder a member without an admin's rights", async () => {
    await transfer(member);
    expect(await admins()).toEqual([member.uid]);
    await expect(deactivate(member, admin)).rejects.toMatchObject({ status: 403 });
    expect([await claimsOf(admin), await claimsOf(member)]).toMatchObject([{ role: "member" }, { role: "admin" }]);
    await mailTo(member.email, "관리자가 되었습니다");
    await mailTo(admin.email, "멤버로 바뀌었습니다");
  });

  test("goes to one member only, even under concurrency", async () => {
    const others = [member, await tenant.member(), await tenant.member()];
    const handed = await Promise.allSettled(others.map((one) => transfer(one)));
    expect(handed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    expect(await admins()).not.toContain(admin.uid);
  });

  test("is refused to oneself", async () => {
    await expect(transfer(admin)).rejects.toMatchObject({ status: 409 });
  });
});
