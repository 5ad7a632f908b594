import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../../../support/email/inbox";
import { untilIdle } from "../../../support/suite/queue";
import { suite } from "../../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const NAME = "두레 삭제 팀";
const DAY_MS = 86_400_000;

let tenant: Tenant;
let admin: Member;
let other: Member;

beforeAll(async () => {
  tenant = await createTenant({ display_name: NAME });
  admin = await tenant.member("admin", { display_name: "김관리" });
  other = await tenant.member("admin", { display_name: "박관리" });
});

const request = (member: Member, display_name = NAME) =>
  member.client.teams.requestDeletion({ body: { display_name } });
const subjects = async ({ email }: Member) => (await mailsTo(email)).map(({ subject }) => subject);

describe("an admin", () => {
  test("must type the team's name", async () => {
    await expect(request(admin, "두레")).rejects.toMatchObject({ status: 400 });
    expect((await admin.client.teams.getTeam({})).deletion_due_at).toBeNull();
  });

  test("schedules the deletion in 14 days, the team keeps working, and every admin is told", async () => {
    const { deletion_due_at } = await request(admin);
    const inDays = (Date.parse(deletion_due_at ?? "") - Date.now()) / DAY_MS;
    expect(inDays).toBeGreaterThan(13.9);
    expect(inDays).toBeLessThanOrEqual(14);
    await expect(request(other)).rejects.toMatchObject({ status: 409 });
    await expect(other.client.records.createLead({ body: { deal_name: "마지막 리드" } })).resolves.toMatchObject({});
    await untilIdle(tenant.teamId);
    for (const one of [admin, other])
      expect((await subjects(one)).filter((subject) => subject.includes("삭제됩니다"))).toHaveLength(1);
    await fetch(`${suite.tickerUrl}/run/deletedTeams`, { method: "POST" });
    expect((await admin.client.teams.getTeam({})).state).toBe("active");
  });

  test("can cancel another admin's request", async () => {
    expect(await other.client.teams.cancelDeletion({})).toMatchObject({ deletion_due_at: null });
    await expect(admin.client.teams.cancelDeletion({})).rejects.toMatchObject({ status: 409 });
    await untilIdle(tenant.teamId);
    expect((await subjects(admin)).filter((subject) => subject.includes("취소되었습니다"))).toHaveLength(1);
    const { data } = await admin.client.teams.listAuditLog({ query: { category: "team" } });
    expect(data.map(({ target, action_type, user_id }) => [`${target}.${action_type}`, user_id])).toEqual([
      ["team.deletion-cancelled", other.uid],
      ["team.deletion-requested", admin.uid],
    ]);
  });
});

test("a member can't request the deletion", async () => {
  const member = await tenant.member("member");
  await expect(request(member)).rejects.toMatchObject({ status: 403 });
});
