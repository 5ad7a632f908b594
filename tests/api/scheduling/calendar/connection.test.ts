import { expect, test } from "vitest";
import { connectGoogle, startConsent } from "../../../support/scheduling/booking";
import { addFault, expireTokens, revokeGrant, tokensOf } from "../../../support/scheduling/google";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { createTenant, fresh } from "../../../support/teams/tenant";

/** The page that a browser with this cookie gets at the callback. */
async function follow(callback: string, cookie = "") {
  const page = await fetch(callback, { headers: { cookie } });
  return { status: page.status, headers: page.headers, html: await page.text() };
}

/** The consent page's redirect, as a browser follows it. */
async function consent(url: string, fields: Record<string, string>, scopes?: string[]) {
  const page = new URL(url);
  const form = new URLSearchParams({ request: page.searchParams.toString(), ...fields });
  for (const scope of scopes ?? page.searchParams.get("scope")?.split(" ") ?? []) form.append("scope", scope);
  const answer = await fetch(`${page.origin}${page.pathname}`, { method: "POST", body: form, redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

test("an account is connected through its consent page", async () => {
  const tenant = await createTenant();
  const member = await tenant.member();
  const { url, cookie, setCookie, headers } = await startConsent(member);
  expect(setCookie).toMatch(/^__session=[\w-]{43}; Path=\/api\/authorize; Max-Age=600; HttpOnly; SameSite=Lax$/);
  expect(headers.get("cache-control")).toBe("private, no-store");
  const asked = new URL(url).searchParams;
  expect(asked.get("redirect_uri")).toBe(`${suite.appUrl}/api/authorize/callback`);
  expect(asked.get("code_challenge_method")).toBe("S256");

  const callback = await consent(url, { other: member.email, decision: "allow" });
  const { status, headers: pageHeaders, html } = await follow(callback, `other=1; ${cookie}`);
  expect(status).toBe(200);
  expect(pageHeaders.get("content-security-policy")).toMatch(/default-src 'none'; script-src 'nonce-[^']+'/);
  expect(html).toContain(`postMessage({"source":"dure","type":"connected","provider":"google"}, location.origin)`);

  const { services } = await member.client.teams.listConnections({ query: { service: "calendar" } });
  expect(services).toMatchObject([{ provider: "google", email: member.email, needs_regrant: false }]);
  expect(services[0]?.expires_in).toBeGreaterThan(3_000);
  expect(await eventsOf(tenant.teamId, "connection.created")).toMatchObject([{ actor: { id: member.uid } }]);

  const [kept] = await stored(tenant.teamId, "connections");
  expect(JSON.stringify(kept)).not.toMatch(/ya29|1\/\/0e/);

  const again = await follow(callback, cookie);
  expect(again.status).toBe(400);
  expect(again.html).toContain('"type":"error"');
});

test("a consent only counts in the browser that started it", async () => {
  const tenant = await createTenant();
  const [attacker, victim] = [await tenant.member(), await tenant.member()];
  const others = ["", "__session=", `__session=${"x".repeat(43)}`, (await startConsent(victim)).cookie];
  for (const other of others) {
    const { url, cookie } = await startConsent(attacker);
    const callback = await consent(url, { other: victim.email, decision: "allow" });
    // The grant is consumed, so the browser that asked cannot continue with another user's consent.
    for (const sent of [other, cookie]) {
      const { status, html } = await follow(callback, sent);
      expect(status).toBe(400);
      expect(html).toContain('"type":"error"');
    }
  }
  expect(await stored(tenant.teamId, "connections")).toEqual([]);
  expect(await stored(tenant.teamId, "grants")).toHaveLength(1);
  expect(await tokensOf(victim.email)).toEqual([]);
});

test("a deactivated member, a forbidden IP address or a disabled team can't finish connecting", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  const [deactivated, moved, other] = [await tenant.member(), await tenant.member(), await tenant.member()];
  const asked = [await startConsent(deactivated), await startConsent(moved), await startConsent(other)] as const;
  const finish = async ({ url, cookie }: { url: string; cookie: string }) =>
    follow(await consent(url, { other: `${fresh("u")}@example.com`, decision: "allow" }), cookie);
  const refusal = { status: 400, html: expect.stringContaining("연결 링크가 올바르지 않아요.") };

  const params = { teamId: tenant.teamId, userId: deactivated.uid };
  await admin.client.teams.setActivation({ params, body: { active: false } });
  expect(await finish(asked[0])).toMatchObject(refusal);
  await tenant.team.update({ allowed_ips: ["203.0.113.7"] });
  expect((await finish(asked[1])).html).toContain("현재 IP 주소에서는 접근이 제한되어 있어요.");
  await tenant.team.update({ allowed_ips: [], state: "disabled" });
  expect(await finish(asked[2])).toMatchObject(refusal);
  expect(await stored(tenant.teamId, "connections")).toEqual([]);
});

test("an account that is authorized again is suggested to its provider", async () => {
  const member = await (await createTenant()).member();
  const asked = (await startConsent(member, { login_hint: "Me.2@Example.com" })).url;
  expect(new URL(asked).searchParams.get("login_hint")?.toLowerCase()).toBe("me.2@example.com");
  expect(new URL(asked).searchParams.get("prompt")).toBe("consent");
  const nobody = "/authorize/authUrl?provider=google&service=calendar&login_hint=me";
  expect(await call(member.idToken, "GET", nobody)).toMatchObject({ status: 400 });
});

test.each([
  ["a denied consent", { decision: "deny" }, undefined],
  ["a consent without a permission", { decision: "allow" }, []],
])("%s connects nothing", async (_, fields, scopes) => {
  const tenant = await createTenant();
  const member = await tenant.member();
  const { url, cookie } = await startConsent(member);
  const { status, html } = await follow(await consent(url, { other: member.email, ...fields }, scopes), cookie);
  expect(status).toBe(400);
  expect(html).toContain('"type":"error","provider":"google"');
  expect(await stored(tenant.teamId, "connections")).toEqual([]);
});

test.each([
  "",
  "?state=x",
  "?state=a.b&code=c",
  `?state=team.${"x".repeat(43)}&code=c`,
  "?state=<script>&error=<script>",
])("the callback %s is refused, without repeating its content", async (query) => {
  const page = await fetch(`${suite.apiUrl}/authorize/callback${query}`);
  const html = await page.text();
  expect(page.status).toBe(400);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("calendars are listed with their colors, and an unsupported provider is refused", async () => {
  const member = await (await createTenant()).member();
  expect(await member.client.scheduling.listCalendars({})).toEqual({ data: [], needs_regrant: [] });
  await connectGoogle(member);
  const { data } = await member.client.scheduling.listCalendars({});
  expect(data).toHaveLength(3);
  expect(data).toContainEqual({
    account: { provider: "google", email: member.email },
    id: member.email,
    name: member.email,
    color: "#9fe1e7",
    canEdit: true,
    primary: true,
  });
  expect(data.filter(({ canEdit }) => !canEdit)).toHaveLength(1);

  const ask = member.client.teams.getAuthUrl({ query: { provider: "google", service: "business-card" } });
  await expect(ask).rejects.toMatchObject({ status: 406, message: "Unsupported provider" });
});

test("an expired access token is refreshed, and stored encrypted", async () => {
  const tenant = await createTenant();
  const member = await tenant.member();
  await connectGoogle(member);
  const [before] = await stored(tenant.teamId, "connections");
  await expireTokens(member.email);
  const lists = await Promise.all(Array.from({ length: 5 }, () => member.client.scheduling.listCalendars({})));
  expect(lists.every(({ data }) => data.length === 3)).toBe(true);
  const [after] = await stored(tenant.teamId, "connections");
  expect(after?.secrets).not.toBe(before?.secrets);
});

test("a revoked grant is an error until the member authorizes again", async () => {
  const tenant = await createTenant();
  const member = await tenant.member();
  await connectGoogle(member);
  await revokeGrant(member.email);
  for (const _ of [1, 2])
    await expect(member.client.scheduling.listCalendars({})).rejects.toMatchObject({
      status: 406,
      code: "REGRANT_PERMISSION",
    });
  const { services } = await member.client.teams.listConnections({ query: {} });
  expect(services).toMatchObject([{ needs_regrant: true }]);
  expect(await eventsOf(tenant.teamId, "connection.revoked")).toHaveLength(1);

  await connectGoogle(member);
  expect((await member.client.scheduling.listCalendars({})).data).toHaveLength(3);
  expect((await member.client.teams.listConnections({ query: {} })).services).toMatchObject([{ needs_regrant: false }]);
});

test("a permission that Google reports as missing is an error of its own", async () => {
  const member = await (await createTenant()).member();
  await connectGoogle(member);
  const body = { error: { code: 403, errors: [{ reason: "insufficientPermissions" }] } };
  // Repeated, because a job lists the new account's calendars as well, to let them block times.
  await addFault({ path: "/calendarList$", account: member.email, status: 403, times: 20, body });
  await expect(member.client.scheduling.listCalendars({})).rejects.toMatchObject({
    status: 406,
    code: "API-DATA-0001",
    message: "There is no token on server to get calendar list.",
  });
});

test("a timeout of the provider is retried once", async () => {
  const member = await (await createTenant()).member();
  await connectGoogle(member);
  await addFault({ path: "/calendarList$", account: member.email, status: 408, times: 1 });
  expect((await member.client.scheduling.listCalendars({})).data).toHaveLength(3);
});

test("only its owner sees and removes a connection", async () => {
  const tenant = await createTenant();
  const member = await tenant.member();
  await connectGoogle(member);
  const [connection] = (await member.client.teams.listConnections({ query: {} })).services;
  const remove = { query: { provider: "google", token: connection?.id ?? "" } } as const;
  for (const other of [await tenant.member("admin"), await (await createTenant()).member("admin")]) {
    expect(await other.client.teams.listConnections({ query: {} })).toEqual({ services: [] });
    await expect(other.client.teams.deleteConnection(remove)).rejects.toMatchObject({ status: 404 });
  }
  await member.client.teams.deleteConnection(remove);
  expect((await member.client.teams.listConnections({ query: {} })).services).toEqual([]);
  expect(await eventsOf(tenant.teamId, "connection.deleted")).toHaveLength(1);
});

test.each(["/tokens", "/calendars", "/authorize/authUrl?provider=google&service=calendar"])(
  "%s without a token is 401",
  async (path) => expect(await call("", "GET", path)).toMatchObject({ status: 401 }),
);
