import { beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../support/identity/sign-in";
import { bookingPage, connectGoogle, organizerOf } from "../../support/scheduling/booking";
import { tenantAuth } from "../../support/suite/admin";
import { connect } from "../../support/suite/client";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  await connectGoogle(admin);
});

const at = ({ uid }: { uid: string }) => ({ params: { teamId: tenant.teamId, userId: uid } });
const set = (member: Member, active: boolean, by = admin) =>
  by.client.teams.setActivation({ ...at(member), body: { active } });
const signInAgain = async (member: Member): Promise<Member> => {
  const { idToken } = await signIn({ tenantId: tenant.teamId, email: member.email, password: PASSWORD });
  return { ...member, idToken, client: connect(() => idToken) };
};
const listed = async ({ client }: Member) => {
  const { data } = await client.teams.listMembers({ params: { teamId: tenant.teamId } });
  return data.map(({ userId, team_member_status }) => ({ userId, team_member_status }));
};
const impact = async (member: Member) => (await admin.client.teams.getDeactivationImpact(at(member))).data;

async function newHost(): Promise<Member> {
  const host = await tenant.member();
  await connectGoogle(host);
  return host;
}

describe("a member", () => {
  test("loses access with the next call, and gets it back", async () => {
    const member = await tenant.member();
    await listed(member);
    expect(await impact(member)).toEqual([]);
    for (const _ of ["once", "told twice"]) await set(member, false);
    await expect(listed(member)).rejects.toMatchObject({ status: 403 });
    expect(await listed(admin)).toContainEqual({ userId: member.uid, team_member_status: "DEACTIVATED" });
    await set(member, true);
    await expect(listed(member)).rejects.toMatchObject({ status: 401 });
    expect(await listed(await signInAgain(member))).toContainEqual({
      userId: member.uid,
      team_member_status: "ACTIVE",
    });
    expect((await tenantAuth(tenant.teamId).getUser(member.uid)).customClaims).toEqual({
      team_id: tenant.teamId,
      role: "member",
    });
    const told = [
      ...(await eventsOf(tenant.teamId, "member.deactivated")),
      ...(await eventsOf(tenant.teamId, "member.activated")),
    ].filter(({ after }) => (after as { user_id: string }).user_id === member.uid);
    expect(told).toHaveLength(2);
  });

  test("can't be deactivated while they host booking pages", async () => {
    const host = await newHost();
    const owned = await bookingPage(host, { title: "나 혼자" });
    const shared = await bookingPage(admin, {
      title: "가 함께",
      organizers: [organizerOf(admin), organizerOf(host)],
    });
    expect(await impact(host)).toEqual([
      { id: shared.id, type: "booking-page", title: "가 함께" },
      { id: owned.id, type: "booking-page", title: "나 혼자" },
    ]);
    const refused = admin.korean.teams.setActivation({ ...at(host), body: { active: false } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    await expect(refused).rejects.toThrow("예약 페이지 ‘가 함께’, ‘나 혼자’에 배정된 멤버예요.");
    expect(await listed(host)).not.toHaveLength(0);

    await admin.client.scheduling.changeBookingPage({
      params: { id: shared.id },
      body: { organizers: [organizerOf(admin)] },
    });
    await expect(set(host, false)).rejects.toMatchObject({ status: 409 });
    await host.client.scheduling.deleteBookingPage({ params: { id: owned.id } });
    await set(host, false);
    await expect(bookingPage(admin, { organizers: [organizerOf(admin), organizerOf(host)] })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("is either added to a page or deactivated if both happen at once", async () => {
    for (let round = 0; round < 3; round += 1) {
      const host = await newHost();
      const [page, gone] = await Promise.allSettled([
        bookingPage(admin, { organizers: [organizerOf(admin), organizerOf(host)] }),
        set(host, false),
      ]);
      expect([page.status, gone.status].filter((status) => status === "fulfilled")).toHaveLength(1);
    }
  });
});

describe("changing a member's activation is refused", () => {
  test("for oneself, for an unknown member, and without being an admin", async () => {
    const member = await tenant.member();
    const stranger = await (await createTenant()).member("admin");
    await expect(set(admin, false)).rejects.toMatchObject({ status: 409 });
    await expect(set(admin, false, member)).rejects.toMatchObject({ status: 403 });
    await expect(set(member, false, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(set({ ...member, uid: "nobody" }, false)).rejects.toMatchObject({ status: 404 });
    const asking = await tenant.member("member", { team_member_status: "PENDING" });
    await expect(set(asking, true)).rejects.toMatchObject({ status: 404 });
  });
});
