import { beforeAll, describe, expect, test } from "vitest";
import { connectAccount, startConsent } from "../../../support/scheduling/booking";
import { allCalendars, WORKS_CLIENT } from "../../../support/scheduling/calendars";
import { call } from "../../../support/suite/call";
import { dayAfter, MONDAY } from "../../../support/suite/monday";
import { standIn } from "../../../support/suite/stand-in";
import { stored } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { createTenant, fresh, type Tenant } from "../../../support/teams/tenant";

const works = { params: { provider: "naver-works" } };
const needed = { status: 406, code: "CAL-DOMAIN-NW_CREDENTIALS", message: "Naver Works credentials not found" };

/** The result of the consent page's redirect in the browser that asked. */
async function answerConsent(url: string, cookie: string, fields: Record<string, string>, scopes?: string[]) {
  const page = new URL(url);
  const form = new URLSearchParams({ request: page.searchParams.toString(), ...fields });
  for (const scope of scopes ?? page.searchParams.get("scope")?.split(" ") ?? []) form.append("scope", scope);
  const answer = await fetch(`${page.origin}${page.pathname}`, { method: "POST", body: form, redirect: "manual" });
  const last = await fetch(answer.headers.get("location") ?? "", { headers: { cookie } });
  return { status: last.status, html: await last.text() };
}

describe.each(["outlook", "naver-works"] as const)("%s", (provider) => {
  let tenant: Tenant;

  beforeAll(async () => {
    tenant = await createTenant();
    const admin = await tenant.member("admin");
    await admin.client.teams.setTeamCredentials({ ...works, body: WORKS_CLIENT });
  });

  test("connects several accounts of a member, each once", async () => {
    const member = await tenant.member();
    const other = `${fresh("second")}@${tenant.domain}`;
    for (const email of [member.email, other, other]) await connectAccount(member, provider, email);
    const { services } = await member.client.teams.listConnections({ query: { service: "calendar" } });
    expect(services).toMatchObject([
      { provider, email: member.email, needs_regrant: false },
      { provider, email: other, needs_regrant: false },
    ]);
    expect(services[0]?.expires_in).toBeGreaterThan(3_000);

    const { data } = await member.client.scheduling.listCalendars({});
    expect(new Set(data.map(({ account }) => account.email))).toEqual(new Set([member.email, other]));
    expect(data.filter(({ primary, canEdit }) => primary && canEdit)).toHaveLength(2);
    expect(data.every(({ color }) => /^#[\da-f]{6}$/.test(color))).toBe(true);
    const only = JSON.stringify([services[1]?.id]);
    const some = await member.client.scheduling.listCalendars({ query: { tokens: only } });
    expect(some.data.every(({ account }) => account.email === other)).toBe(true);

    const colleague = await tenant.member();
    const seen = await colleague.client.scheduling.listMemberCalendars({ params: { userId: member.uid } });
    const second = data.filter(({ account }) => account.email === other);
    const idsOf = (canEdit: boolean) =>
      second.filter((one) => one.canEdit === canEdit).map(({ id, color }) => ({ id, color }));
    expect(seen[1]).toEqual({ provider, email: other, writer: idsOf(true), reader: idsOf(false) });
    const stranger = await (await createTenant()).member("admin");
    await expect(
      stranger.client.scheduling.listMemberCalendars({ params: { userId: member.uid } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("refuses a consent without a permission", async () => {
    const member = await tenant.member();
    const { url, cookie } = await startConsent(member, { provider });
    const { status, html } = await answerConsent(url, cookie, { other: member.email, decision: "allow" }, []);
    expect(status).toBe(400);
    expect(html).toContain('"type":"error"');
    expect((await member.client.teams.listConnections({ query: {} })).services).toEqual([]);
  });

  test("reports a denied consent to the window that asked", async () => {
    const member = await tenant.member();
    const { url, cookie } = await startConsent(member, { provider });
    const { status, html } = await answerConsent(url, cookie, { other: member.email, decision: "deny" });
    expect(status).toBe(400);
    const said = provider === "naver-works" ? '"naver-works/access_denied/' : '"type":"error","provider":"outlook"';
    expect(html).toContain(said);
  });

  test("stores no token in plain text, and deletes tokens when disconnecting", async () => {
    const own = await createTenant();
    const admin = await own.member("admin");
    await admin.client.teams.setTeamCredentials({ ...works, body: WORKS_CLIENT });
    await connectAccount(admin, provider);
    expect(JSON.stringify(await stored(own.teamId, "connections"))).not.toMatch(/[ar]\.[\w-]{40}/);
    const [connection] = (await admin.client.teams.listConnections({ query: {} })).services;
    await admin.client.teams.deleteConnection({ query: { provider, token: connection?.id ?? "" } });
    expect(await stored(own.teamId, "connections")).toEqual([]);
  });
});

describe("a team's own client at Naver Works", () => {
  test("is required to connect, set by an admin, and its secret is never returned", async () => {
    const tenant = await createTenant();
    const [admin, member] = [await tenant.member("admin"), await tenant.member()];
    const ask = () => member.client.teams.getAuthUrl({ query: { provider: "naver-works", service: "calendar" } });
    await expect(ask()).rejects.toMatchObject(needed);
    await expect(member.client.teams.getTeamCredentials(works)).rejects.toMatchObject(needed);
    const set = { ...works, body: WORKS_CLIENT };
    await expect(member.client.teams.setTeamCredentials(set)).rejects.toMatchObject({ status: 403 });
    await expect(ask()).rejects.toMatchObject(needed);

    const shown = { client_id: WORKS_CLIENT.client_id, client_secret: "••••••••cret" };
    expect(await admin.client.teams.setTeamCredentials(set)).toEqual(shown);
    expect(await member.client.teams.getTeamCredentials(works)).toEqual(shown);
    expect(new URL((await ask()).url).searchParams.get("client_id")).toBe(WORKS_CLIENT.client_id);
    for (const kept of ["credentials", "audit", "events", "event-bodies"])
      expect(JSON.stringify(await stored(tenant.teamId, kept))).not.toContain(WORKS_CLIENT.client_secret);
  });

  test.each([
    { client_id: "", client_secret: "x" },
    { client_id: "x", client_secret: " " },
    { client_id: "x", client_secret: "••••••••cret" },
    { client_id: "x".repeat(201), client_secret: "x" },
    { client_id: "x" },
  ])("%j is refused", async (body) => {
    const admin = await (await createTenant()).member("admin");
    expect(await call(admin.idToken, "PUT", "/teams/credentials/naver-works", body)).toMatchObject({ status: 400 });
    await expect(admin.client.teams.getTeamCredentials(works)).rejects.toMatchObject(needed);
  });

  test("is not supported for other providers", async () => {
    const admin = await (await createTenant()).member("admin");
    const asked = await call(admin.idToken, "GET", "/teams/credentials/google");
    expect(asked).toMatchObject({ status: 406, body: { message: "unknown calendar provider" } });
  });

  test("is reported if Naver Works no longer knows it, until it is replaced", async () => {
    const tenant = await createTenant();
    const [admin, member] = [await tenant.member("admin"), await tenant.member()];
    const client = { client_id: fresh("client-"), client_secret: "first-secret" };
    const { post, expireTokens } = standIn(suite.naverWorksUrl);
    await post("/__clients", client);
    await admin.client.teams.setTeamCredentials({ ...works, body: client });
    await connectAccount(member, "naver-works");
    await post("/__clients", { ...client, client_secret: "second-secret" });
    await expireTokens(member.email);
    await expect(member.client.scheduling.listCalendars({})).rejects.toMatchObject(needed);
    await admin.client.teams.setTeamCredentials({ ...works, body: { ...client, client_secret: "second-secret" } });
    expect((await member.client.scheduling.listCalendars({})).data).toHaveLength(2);
  });
});

test.each([
  ["calendars", "not json"],
  ["calendars", "{}"],
  ["range", "[]"],
  ["tokens", '["../users"]'],
  ["timezone", "Mars/Olympus"],
])("refuses events with %s = %s", async (name, value) => {
  const member = await (await createTenant()).member();
  const range = JSON.stringify({ start: `${MONDAY}T00:00:00Z`, end: `${dayAfter(1)}T00:00:00Z` });
  const query = new URLSearchParams({ calendars: "[]", range, timezone: "Asia/Seoul", [name]: value });
  expect(await call(member.idToken, "GET", `/calendars-events?${query}`)).toMatchObject({ status: 400 });
});

test("calendars of all providers are listed together", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamCredentials({ ...works, body: WORKS_CLIENT });
  for (const { provider } of allCalendars()) await connectAccount(admin, provider);
  const { data } = await admin.client.scheduling.listCalendars({});
  expect(new Set(data.map(({ account }) => account.provider))).toEqual(new Set(["google", "outlook", "naver-works"]));
});
