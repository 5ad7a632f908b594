import { beforeAll, describe, expect, test } from "vitest";
import { linkIn, mailsTo, mailTo } from "../../support/email/inbox";
import { signIn, signUpWithProvider } from "../../support/identity/sign-in";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { untilIdle } from "../../support/suite/queue";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";

const OFFICE = "203.0.113.7";
const HOME = "198.51.100.1";
const from = (address: string) => ({ context: { headers: { "x-forwarded-for": address } } });

let tenant: Tenant;
let admin: Member;
beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
});

const save = (rows: { range: string; note?: string }[], is_on = true, by = admin) =>
  by.client.teams.setIpList({ query: {}, body: { is_on, rows } }, from(OFFICE));

describe("the IP list", () => {
  test("normalizes ranges, keeps their notes, and admits their addresses", async () => {
    const saved = await save([{ range: "203.0.113.9/24", note: "본사" }, { range: "2001:DB8:1::9/48" }]);
    expect(saved).toMatchObject({
      is_on: true,
      current_ip: OFFICE,
      rows: [
        { range: "203.0.113.0/24", note: "본사" },
        { range: "2001:db8:1::/48", note: "" },
      ],
    });
    for (const address of ["203.0.113.200", "::ffff:203.0.113.200", "2001:db8:1:2::3"])
      expect(await admin.client.teams.getIpList({}, from(address))).toMatchObject({ rows: saved.rows });
    for (const address of [HOME, "2001:db8:2::3", ""])
      await expect(admin.client.teams.getIpList({}, from(address))).rejects.toMatchObject({ code: "IP_FORBIDDEN" });
    expect(await eventsOf(tenant.teamId, "ip-list.changed")).toEqual([
      expect.objectContaining({ after: expect.objectContaining({ is_on: true, rows: saved.rows }) }),
    ]);
  });

  test("keeps its rows while it is off, and admits everybody", async () => {
    await save([{ range: OFFICE }], false);
    expect(await admin.client.teams.getIpList({}, from(HOME))).toMatchObject({
      is_on: false,
      rows: [{ range: OFFICE }],
    });
  });

  test("can't be saved if it would lock its editor out", async () => {
    await expect(save([{ range: HOME }])).rejects.toMatchObject({
      status: 406,
      message: expect.stringContaining(OFFICE),
      details: { ip: OFFICE },
    });
    await expect(save([])).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect((await tenant.team.get()).get("allowed_ips")).toEqual([]);
  });

  test.each([
    ["no address", [{ range: OFFICE }, { range: "office" }], 1],
    ["a form that programs read differently", [{ range: "010.0.0.1" }], 0],
    ["the whole internet", [{ range: "0.0.0.0/0" }], 0],
    ["a range twice", [{ range: "203.0.113.0/24" }, { range: "203.0.113.9/24" }], 1],
  ])("refuses %s, and says which row", async (_, rows, at) => {
    await expect(save(rows)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      details: [{ path: `body.rows.${at}.range`, message: expect.any(String) }],
    });
  });

  test("requires an admin with a recent sign-in", async () => {
    const member = await tenant.member();
    await expect(save([{ range: OFFICE }], true, member)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(member.client.teams.getIpList({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("can't be saved over a newer one", async () => {
    const { updated_at } = await save([{ range: OFFICE }], false);
    await save([{ range: OFFICE, note: "새 메모" }], false);
    const body = { is_on: false, rows: [{ range: OFFICE, note: "옛 메모" }] };
    await expect(
      admin.client.teams.setIpList({ query: { based_on: updated_at }, body }, from(OFFICE)),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a team with an IP list", () => {
  let closed: Tenant;
  let boss: Member;
  let member: Member;
  beforeAll(async () => {
    closed = await createTenant();
    [boss, member] = [await closed.member("admin"), await closed.member()];
    await boss.client.teams.setIpList(
      { query: {}, body: { is_on: true, rows: [{ range: "203.0.113.0/24" }] } },
      from(OFFICE),
    );
  });
  const login = (address: string, password = PASSWORD) =>
    call("", "POST", "/public/sign-in/password", { email: boss.email, password }, { "x-forwarded-for": address });

  test("refuses a sign-in from elsewhere, after checking the password", async () => {
    expect(await login(HOME)).toMatchObject({ status: 403, body: { code: "IP_FORBIDDEN", ip: HOME } });
    expect(await login(HOME, "Wrong-1")).toMatchObject({ body: { code: "A-PN-0014" } });
    expect(await login(OFFICE)).toMatchObject({ status: 200 });
  });

  test("refuses a sign-in that bypasses the API, too", async () => {
    const { teamId } = closed;
    const refused = /IP_FORBIDDEN .*\(127\.0\.0\.1\)/;
    await expect(signIn({ tenantId: teamId, email: boss.email, password: PASSWORD })).rejects.toThrow(refused);
    await expect(signUpWithProvider(teamId, "google.com", `new@${closed.domain}`)).rejects.toThrow(refused);
  });

  test("gives a session a read grant of five minutes when its address is checked", async () => {
    const sessionOf = () => closed.team.collection("sessions").doc(member.sessionId).get();
    await expect(member.client.identity.renewReadGrant({}, from(HOME))).rejects.toMatchObject({ code: "IP_FORBIDDEN" });
    expect((await sessionOf()).get("reads_until_ms")).toBeUndefined();
    expect(await member.client.identity.renewReadGrant({}, from(OFFICE))).toEqual({ expires_in: 300 });
    const leftMs = (await sessionOf()).get("reads_until_ms") - Date.now();
    expect(leftMs).toBeGreaterThan(200_000);
    expect(leftMs).toBeLessThanOrEqual(300_000);
  });

  test("is the only one whose sessions need a read grant", async () => {
    const open = await (await createTenant()).member();
    expect(await open.client.identity.renewReadGrant({})).toEqual({ expires_in: null });
  });
});

describe("a locked-out admin", () => {
  let closed: Tenant;
  let boss: Member;
  beforeAll(async () => {
    closed = await createTenant();
    boss = await closed.member("admin");
    await closed.team.update({ allowed_ips: [OFFICE] });
  });
  const visitor = connect();
  const ask = (email: string) => visitor.teams.requestIpPass({ body: { email } });
  const redeem = (code: string, address = HOME) => visitor.teams.redeemPassLink({ body: { code } }, from(address));

  test("can admit their address for an hour by a mailed link, once", async () => {
    await ask(boss.email);
    const link = linkIn(await mailTo(boss.email));
    expect(link.pathname).toBe("/ip-pass");
    const code = link.searchParams.get("code") ?? "";
    const { ip, until } = await redeem(code);
    expect(ip).toBe(HOME);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(3_500_000);
    expect(await boss.client.teams.getIpList({}, from(HOME))).toMatchObject({ passes: [{ ip: HOME, until }] });
    await expect(redeem(code)).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
    await expect(boss.client.teams.getIpList({}, from("198.51.100.2"))).rejects.toMatchObject({ code: "IP_FORBIDDEN" });
    expect(await eventsOf(closed.teamId, "ip-pass.created")).toEqual([
      expect.objectContaining({
        actor: { id: boss.uid, role: "admin", name: boss.display_name },
        after: { id: boss.uid, email: boss.email, ip: HOME, until },
      }),
    ]);
    await closed.team.update({ ip_passes: [{ ip: HOME, until: new Date(Date.now() - 1).toISOString() }] });
    await expect(boss.client.teams.getIpList({}, from(HOME))).rejects.toMatchObject({ code: "IP_FORBIDDEN" });
  });

  test("can't use a link after 15 minutes, or when they are no longer an admin", async () => {
    await ask(boss.email);
    const codeOf = async (count: number) => linkIn(await mailTo(boss.email, "", count)).searchParams.get("code") ?? "";
    const late = await codeOf(2);
    const links = await closed.team.collection("ip-pass-links").get();
    for (const one of links.docs) await one.ref.update({ expires_at: new Date(Date.now() - 1) });
    await expect(redeem(late)).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
    await ask(boss.email);
    const code = await codeOf(3);
    const user = closed.team.collection("users").doc(boss.uid);
    await user.update({ team_member_role: "MEMBER" });
    await expect(redeem(code)).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
    await user.update({ team_member_role: "ADMIN" });
  });

  test("is the only one who gets a link", async () => {
    const open = await createTenant();
    const [openAdmin, member] = [await open.member("admin"), await open.member()];
    for (const email of [openAdmin.email, member.email, "nobody@nowhere.example"]) await ask(email);
    await untilIdle(open.teamId);
    await open.team.update({ allowed_ips: [OFFICE] });
    await ask(member.email);
    await untilIdle(open.teamId);
    expect([...(await mailsTo(openAdmin.email)), ...(await mailsTo(member.email))]).toEqual([]);
  });
});
