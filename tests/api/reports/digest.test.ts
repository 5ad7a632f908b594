import { beforeAll, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;
let id: string;

const TIMEOUT_MS = 120_000;

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
  const { id: recordTypeId, stageId } = await firstPipeline(admin.client);
  for (const [place, who] of [admin, admin, member].entries())
    await who.client.records.createDeal({
      params: { recordTypeId },
      body: { deal_name: `딜 ${place}`, stage_id: stageId(0), contract_amount: 1_000_000 },
    });
  const dashboard = await admin.client.reports.createDashboard({ body: { title: "주간 현황" } });
  id = dashboard.id;
  const group_by = [{ identifier: "stage" }];
  const settings = [{}, { chart_type: "column" as const, group_by }, { filter: gone() }];
  for (const [place, setting] of settings.entries())
    await admin.client.reports.createReport({
      params: { dashboardId: id },
      body: { type: "general", title: `<리포트> ${place}`, setting },
    });
});

const gone = () => ({
  operator: "AND" as const,
  conditions: [{ identifier: "gone", condition: "is" as const, value: "x" }],
});
const set = (who: Member, is_on: boolean) => who.client.reports.setDigest({ params: { id }, body: { is_on } });
const get = (who: Member) => who.client.reports.getDigest({ params: { id } });
const run = (who: Member, due_at: string | null) =>
  queueJob({
    teamId: tenant.teamId,
    name: "send-dashboard-digest",
    payload: { dashboard_id: id, user_id: who.uid, due_at: due_at ?? "" },
  });
const SUBJECT = "주간 현황";

test(
  "members get the dashboard as they see it, once a week",
  async () => {
    expect(await get(member)).toEqual({ is_on: false, next_at: null });
    const [own, all] = [await set(member, true), await set(admin, true)];
    expect(await set(member, true)).toEqual(own);
    expect(Date.parse(own.next_at ?? "")).toBeGreaterThan(Date.now());
    await Promise.all([run(member, own.next_at), run(admin, all.next_at)]);
    const [memberMail, adminMail] = await Promise.all([mailTo(member.email, SUBJECT), mailTo(admin.email, SUBJECT)]);
    expect(memberMail.text).toContain("<리포트> 0\n1\n");
    expect(adminMail.text).toContain("<리포트> 0\n3\n");
    expect(adminMail.html).toContain("&lt;리포트&gt; 1");
    expect(adminMail.text).toContain("리포트 설정에 오류가 있습니다.");
    expect(adminMail.text).toContain(`/dashboard/${id}`);

    await until(async () => (await get(member)).next_at !== own.next_at || Date.parse(own.next_at ?? "") > Date.now());
    await run(member, own.next_at);
    await untilIdle(tenant.teamId);
    expect(await mailsTo(member.email, SUBJECT)).toHaveLength(1);
  },
  TIMEOUT_MS,
);

test(
  "the schedule sends due digests, but none to members who turned it off or have left",
  async () => {
    const [quiet, left] = await Promise.all([tenant.member("member"), tenant.member("member")]);
    const { next_at } = await set(left, true);
    await set(quiet, true);
    expect(await set(quiet, false)).toEqual({ is_on: false, next_at: null });
    await admin.client.teams.setActivation({
      params: { teamId: tenant.teamId, userId: left.uid },
      body: { active: false },
    });
    const response = await fetch(`${suite.tickerUrl}/run/dueDigests?at=${next_at}`, { method: "POST" });
    expect(response.ok).toBe(true);
    await untilIdle(tenant.teamId);
    expect(await mailsTo(quiet.email, SUBJECT)).toEqual([]);
    expect(await mailsTo(left.email, SUBJECT)).toEqual([]);
  },
  TIMEOUT_MS,
);

test("a deleted dashboard has no digest", async () => {
  const other = await admin.client.reports.createDashboard({ body: { title: "곧 없을 것" } });
  await admin.client.reports.deleteDashboard({ params: { id: other.id } });
  const missing = { params: { id: other.id } };
  await expect(member.client.reports.getDigest(missing)).rejects.toMatchObject({ status: 404 });
  await expect(member.client.reports.setDigest({ ...missing, body: { is_on: true } })).rejects.toMatchObject({
    status: 404,
  });
});
