import { beforeAll, describe, expect, test } from "vitest";
import { allowConsent } from "../../../emulators/src/seed/allow-consent";
import { eventsOf, stored } from "../../support/suite/stored";
import { addSlackChannels, connectSlack, revokeSlack, startInstall } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  member = await tenant.member();
});

const missing = { status: 406, code: "NOT_ACCEPTABLE", message: "Please complete Slack integration." };

test("without a workspace there are no channels", async () => {
  await expect(member.client.teams.listSlackChannels({ query: {} })).rejects.toMatchObject(missing);
  await expect(member.korean.teams.listSlackChannels({ query: {} })).rejects.toMatchObject({
    message: "Slack 연동을 완료해 주세요.",
  });
  expect(await member.client.teams.getSlack({})).toEqual({ connected: false, workspace: null });
});

describe("connecting Slack", () => {
  test("is limited to admins, as is disconnecting", async () => {
    await expect(member.client.teams.getSlackAuthUrl({})).rejects.toMatchObject({ status: 403 });
    await expect(member.client.teams.disconnectSlack({})).rejects.toMatchObject({ status: 403 });
  });

  test("lets every member list the active channels, and never returns the token", async () => {
    const { workspace } = await connectSlack(admin);
    expect(await member.client.teams.getSlack({})).toEqual({ connected: true, workspace });
    const { channels, response_metadata } = await member.client.teams.listSlackChannels({ query: {} });
    expect(channels.map(({ name, is_private }) => [name, is_private])).toEqual([
      ["general", false],
      ["영업-미팅", false],
      ["임원", true],
    ]);
    expect(response_metadata.next_cursor).toBe("");
    expect(JSON.stringify(await stored(tenant.teamId, "settings"))).not.toContain("xoxb-");
    const [connected] = await eventsOf(tenant.teamId, "slack.connected");
    expect(connected).toMatchObject({ actor: { id: admin.uid }, after: { name: workspace } });
  });

  test("lists many channels in pages", async () => {
    const { workspace } = await connectSlack(admin);
    await addSlackChannels(workspace, 450);
    const names: string[] = [];
    const sizes: number[] = [];
    let cursor = "";
    do {
      const page = await member.client.teams.listSlackChannels({ query: cursor ? { cursor } : {} });
      names.push(...page.channels.map(({ name }) => name));
      sizes.push(page.channels.length);
      cursor = page.response_metadata.next_cursor;
    } while (cursor);
    expect(sizes).toEqual([200, 200, 53]);
    expect(new Set(names).size).toBe(453);
    const broken = member.client.teams.listSlackChannels({ query: { cursor: "nonsense" } });
    await expect(broken).rejects.toMatchObject({ status: 400 });
  });

  test("is refused in another browser, with a changed state or without consent", async () => {
    const fresh = await createTenant();
    const owner = await fresh.member("admin");
    const { url, cookie } = await startInstall(owner);
    await expect(allowConsent(url, "남의 것", "__session=other")).rejects.toThrow("400");
    const stolen = new URL(url);
    const [, box] = stolen.searchParams.get("state")?.split(".") ?? [];
    stolen.searchParams.set("state", `${tenant.teamId}.${box}`);
    await expect(allowConsent(stolen.href, "남의 것", cookie)).rejects.toThrow("400");
    expect(await owner.client.teams.getSlack({})).toEqual({ connected: false, workspace: null });
  });

  test("finishes only while the admin who started it is still an active admin", async () => {
    const fresh = await createTenant();
    const owner = await fresh.member("admin");
    const { workspace } = await connectSlack(owner);
    const [demoted, deactivated, other] = [
      await fresh.member("admin"),
      await fresh.member("admin"),
      await fresh.member("admin"),
    ];
    const begin = async (member: Member) => {
      const { url, cookie } = await startInstall(member);
      return () => allowConsent(url, "다른 워크스페이스", cookie);
    };
    const installs = [await begin(demoted), await begin(deactivated), await begin(other)] as const;
    const at = ({ uid }: Member) => ({ params: { teamId: fresh.teamId, userId: uid } });
    await owner.client.teams.setRole({ ...at(demoted), body: { role: "MEMBER" } });
    await owner.client.teams.setActivation({ ...at(deactivated), body: { active: false } });

    await expect(installs[0]()).rejects.toThrow("관리자만 할 수 있는 작업이에요.");
    await expect(installs[1]()).rejects.toThrow("연결 링크가 올바르지 않아요.");
    await fresh.team.update({ state: "disabled" });
    await expect(installs[2]()).rejects.toThrow("연결 링크가 올바르지 않아요.");
    await fresh.team.update({ state: "active" });
    expect(await owner.client.teams.getSlack({})).toEqual({ connected: true, workspace });
  });

  test("is required again after Slack revokes the token", async () => {
    const { workspace } = await connectSlack(admin);
    await revokeSlack(workspace);
    await expect(member.client.teams.listSlackChannels({ query: {} })).rejects.toMatchObject(missing);
    expect(await member.client.teams.getSlack({})).toEqual({ connected: false, workspace });
    await connectSlack(admin);
    expect((await member.client.teams.getSlack({})).connected).toBe(true);
  });

  test("is undone when an admin disconnects", async () => {
    await connectSlack(admin);
    await admin.client.teams.disconnectSlack({});
    await admin.client.teams.disconnectSlack({});
    await expect(member.client.teams.listSlackChannels({ query: {} })).rejects.toMatchObject(missing);
  });
});
