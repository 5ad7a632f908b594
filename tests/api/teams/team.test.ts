import { beforeAll, describe, expect, test } from "vitest";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;
let stranger: Member;
beforeAll(async () => {
  tenant = await createTenant();
  [admin, member, stranger] = [
    await tenant.member("admin"),
    await tenant.member("member"),
    await (await createTenant()).member("admin"),
  ];
});

const NOT_ADMIN = { status: 403, code: "FORBIDDEN" };

describe("the team", () => {
  test("is visible to its members, and partly to people who haven't joined", async () => {
    await admin.client.teams.updateTeam({
      body: { name: "주식회사 두레", address: "서울시 중구", phone_number: "02-123-4567" },
    });
    const seen = { teamId: tenant.teamId, teamSlug: tenant.slug, name: "주식회사 두레", memberCounts: 2 };
    expect(await member.client.teams.getTeam({})).toMatchObject({ ...seen, joined: true, address: "서울시 중구" });
    const newcomer = await tenant.member("member", { team_member_status: "NONE" });
    expect(await newcomer.client.teams.getTeam({})).toMatchObject({
      ...seen,
      joined: false,
      address: "",
      phone_number: "",
    });
  });

  test("can be changed by admins, field by field, with an audit entry", async () => {
    await admin.client.teams.updateTeam({ body: { name: "두레", address: "", phone_number: "" } });
    const changed = await admin.client.teams.updateTeam({
      body: { display_name: "새 이름", currency: "USD", timezone: "UTC", company_url: "dure.kr" },
    });
    expect(changed).toMatchObject({ name: "두레", displayName: "새 이름", currency: "USD", timezone: "UTC" });
    const sized = await admin.client.teams.updateTeam({ body: { estimated_sheet_size: "11-50" } });
    expect(sized).toMatchObject({ company_url: "dure.kr", estimated_sheet_size: "11-50" });
    expect(await eventsOf(tenant.teamId, "team.changed")).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ display_name: "새 이름" }) }),
    );
    await expect(member.client.teams.updateTeam({ body: { name: "x" } })).rejects.toMatchObject(NOT_ADMIN);
  });

  test("can't be changed over details that the admin hasn't seen", async () => {
    const { updated_at } = await admin.client.teams.getTeam({});
    const change = (address: string) =>
      admin.client.teams.updateTeam({ query: { based_on: updated_at }, body: { address } });
    await change("서울시 마포구");
    await expect(change("서울시 종로구")).rejects.toMatchObject({ status: 409, details: { reason: "value.changed" } });
    expect(await admin.client.teams.getTeam({})).toMatchObject({ address: "서울시 마포구" });
  });

  test("refuses invalid changes", async () => {
    await expect(admin.client.teams.updateTeam({ body: { name: "<script>" } })).rejects.toMatchObject({ status: 400 });
    await expect(admin.client.teams.updateTeam({ body: { address: "a\nb" } })).rejects.toMatchObject({ status: 400 });
  });

  test("can answer its survey only at its own path, by an admin", async () => {
    const needs = { expected_solution: "영업 관리", product_discovery_channel: "search" as const };
    const answer = (by: Member, teamId = tenant.teamId) =>
      by.client.teams.setTeamNeeds({ params: { teamId }, body: needs });
    expect(await answer(admin)).toMatchObject({ has_needs: true, needs });
    expect(await admin.client.teams.getTeam({})).toMatchObject({ needs });
    expect((await tenant.team.get()).get("needs")).toMatchObject({ ...needs, other_sales_tool: "" });
    await expect(answer(member)).rejects.toMatchObject(NOT_ADMIN);
    await expect(answer(stranger)).rejects.toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});

test("remote flags are on if their key exists", async () => {
  expect(await member.client.teams.getRemoteConfig({})).toEqual({});
  await tenant.team
    .collection("settings")
    .doc("remote-config")
    .set({ enable_masking: false, disable_copy_paste: 1, other: 1 });
  expect(await member.client.teams.getRemoteConfig({})).toEqual({ enable_masking: true, disable_copy_paste: true });
  expect(await stranger.client.teams.getRemoteConfig({})).toEqual({});
});

describe("the plan", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const status = async (settings: Parameters<typeof createTenant>[0]) =>
    (await (await createTenant(settings)).member()).client.teams.getPlanStatus({});

  test("is Free without an end by default", async () => {
    expect(await status({})).toMatchObject({
      current_plan: "FREE",
      next_plan: "FREE",
      days_left: null,
      plan_end_date: null,
      total_seats: null,
      active_members: 1,
    });
  });

  test("counts a trial's days, and ends with them", async () => {
    expect(await status({ plan: "FREE_TRIAL", plan_end_date: inDays(13.5) })).toMatchObject({
      current_plan: "FREE_TRIAL",
      days_left: 14,
    });
    expect(await status({ plan: "FREE_TRIAL", plan_end_date: inDays(-1) })).toMatchObject({
      current_plan: "FREE",
      days_left: 0,
    });
  });
});

test("dead letters are listed for the team's admins", async () => {
  const failed_at = new Date().toISOString();
  await tenant.team
    .collection("dead-letters")
    .doc("d1")
    .set({ task: "react", payload: {}, error: "Error: no", failed_at });
  const found = await admin.client.teams.listDeadLetters({});
  expect(found.data).toEqual([{ id: "d1", task: "react", error: "Error: no", failed_at }]);
  expect(await stranger.client.teams.listDeadLetters({})).toEqual({ data: [] });
  await expect(member.client.teams.listDeadLetters({})).rejects.toMatchObject(NOT_ADMIN);
});

test("an IP address outside the team's IP list is refused", async () => {
  const closed = await createTenant();
  const { client } = await closed.member();
  await closed.team.update({ allowed_ips: ["203.0.113.7"] });
  const from = (address: string) => client.teams.getTeam({}, { context: { headers: { "x-forwarded-for": address } } });
  await expect(from("203.0.113.7")).resolves.toBeDefined();
  await expect(from("198.51.100.1")).rejects.toMatchObject({ code: "IP_FORBIDDEN", details: { ip: "198.51.100.1" } });
});
