import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { BROWSER, postVisit as post } from "../../support/journeys/post-visit";
import { batchOf, pageSeen } from "../../support/journeys/visit-batch";
import { call } from "../../support/suite/call";
import { eventsOf, stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;
let site: string;
let origin: string;
let key: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  member = await tenant.member();
  ({ site, key } = await tracked(admin));
  origin = `https://www.${site}`;
});

/** Names a website of the team. */
async function tracked(by: Member) {
  const name = `${fresh("shop")}.example`;
  const { site_key } = await by.client.journeys.setTracker({ body: { allowed_sites: [`https://${name}/start?x=1`] } });
  return { site: name, key: site_key ?? "" };
}

const newVisitor = () => `v-${randomUUID()}`;
const sessionsOf = (visitorId: string, by = member) => by.client.journeys.getVisitorSessions({ params: { visitorId } });
const partsOf = async (visitor: string, team = tenant) =>
  (await stored(team.teamId, "visits")).filter(({ visitor_id }) => visitor_id === visitor);

describe("the settings", () => {
  test("get a key with the first website, and keep it", async () => {
    const other = await createTenant();
    const owner = await other.member("admin");
    expect(await owner.client.journeys.getTracker()).toEqual({
      ...{ site_key: null, script_url: `${suite.appUrl}/t.js`, allowed_sites: [], last_event_at: null },
    });
    const first = await owner.client.journeys.setTracker({ body: { allowed_sites: ["Shop.Example", "shop.example"] } });
    expect(first).toMatchObject({
      ...{ site_key: expect.stringMatching(/^[\da-f]{24}$/), allowed_sites: ["shop.example"], last_event_at: null },
    });
    const second = await owner.client.journeys.setTracker({ body: { allowed_sites: [] } });
    expect(second).toEqual({ ...first, allowed_sites: [] });
    expect(await eventsOf(other.teamId, "tracker.changed")).toHaveLength(2);
  });

  test("have one key, even if several requests create it at once", async () => {
    const other = await createTenant();
    const owner = await other.member("admin");
    const set = () => owner.client.journeys.setTracker({ body: { allowed_sites: ["twice.example"] } });
    const keys = (await Promise.all([set(), set(), set()])).map(({ site_key }) => site_key);
    expect(new Set(keys).size).toBe(1);
  });

  test("can be changed only by admins", async () => {
    await expect(member.client.journeys.setTracker({ body: { allowed_sites: [] } })).rejects.toMatchObject({
      status: 403,
    });
  });

  test.each([
    "",
    "com",
    "https://",
    "javascript:alert(1)",
    "a b.example",
    "한빛.kr",
    "*.example.com",
    "user@a.example",
  ])("refuse %j as a website", async (bad) => {
    await expect(admin.client.journeys.setTracker({ body: { allowed_sites: [bad] } })).rejects.toMatchObject({
      ...{ status: 400, code: "BAD_REQUEST" },
    });
    expect((await member.client.journeys.getTracker()).allowed_sites).toEqual([site]);
  });

  test("show the time of the last event", async () => {
    await post(batchOf(key, newVisitor(), pageSeen(`${origin}/`)), origin);
    const { last_event_at } = await until(async () => {
      const found = await member.client.journeys.getTracker();
      return found.last_event_at ? found : undefined;
    });
    expect(Math.abs(Date.parse(last_event_at ?? "") - Date.now())).toBeLessThan(60_000);
  });
});

describe("what a website sends", () => {
  test("becomes a session, without query strings and fragments", async () => {
    const visitor = newVisitor();
    const url = `${origin}/pricing?token=secret&utm_source=naver&utm_campaign=%EA%B0%80%EC%9D%84#top`;
    const [page, exit] = pageSeen(url, { staySeconds: 90 });
    const events = [
      { ...page, referrer: "https://search.example/find?q=secret", title: " 요금제\n안내 " },
      { ...exit, type: "click", id: "click-1", element: "link", text: "문의하기", href: `${origin}/contact?x=1` },
      { ...exit, type: "form_start", id: "form-1", form: "문의" },
      exit,
    ] as Parameters<typeof batchOf>[2];
    const answer = await post(batchOf(key, visitor, events), origin, { "x-country-code": "KR" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const [session, ...others] = await sessionsOf(visitor);
    expect(others).toEqual([]);
    expect(session).toMatchObject({
      ...{ visitor_id: visitor, session_id: page?.id, total_duration: 90, country: "KR", region: "" },
      start_time: session?.events[0]?.at,
    });
    expect(JSON.stringify(session)).not.toContain("secret");
    expect(session?.events.map(({ type }) => type)).toEqual(["page", "click", "form_start", "exit"]);
    expect(session?.events).toContainEqual(
      expect.objectContaining({
        ...{ url: `${origin}/pricing`, title: "요금제 안내", referrer: "https://search.example/find" },
        utm: { utm_source: "naver", utm_campaign: "가을" },
      }),
    );
  });

  test("is split into sessions after half an hour without events", async () => {
    const visitor = newVisitor();
    const early = pageSeen(`${origin}/a`, { minutesAgo: 120 });
    const next = pageSeen(`${origin}/b`, { minutesAgo: 100 });
    const late = pageSeen(`${origin}/c`, { minutesAgo: 60, staySeconds: 45 * 60 });
    await post(batchOf(key, visitor, [...late, ...early]), origin);
    await post(batchOf(key, visitor, next), origin);
    const sessions = await sessionsOf(visitor);
    expect(sessions.map(({ session_id }) => session_id)).toEqual([late[0]?.id, early[0]?.id]);
    expect(sessions.map(({ total_duration }) => total_duration)).toEqual([2700, 60]);
  });

  test("is dated by the server's clock, whatever the browser's says", async () => {
    const visitor = newVisitor();
    const year = 365 * 86_400_000;
    const events = pageSeen(`${origin}/`, { minutesAgo: 5 }).map((event) => ({ ...event, at: event.at + year }));
    await post(batchOf(key, visitor, events, { sent_at: Date.now() + year }), origin);
    const [session] = await sessionsOf(visitor);
    expect(Math.abs(Date.parse(session?.start_time ?? "") - (Date.now() - 300_000))).toBeLessThan(60_000);

    const ancient = newVisitor();
    await post(batchOf(key, ancient, pageSeen(`${origin}/`, { minutesAgo: 60 * 24 * 400 })), origin);
    const [old] = await sessionsOf(ancient);
    expect(Date.parse(old?.start_time ?? "")).toBeGreaterThan(Date.now() - 2 * 86_400_000);
  });

  test("counts once, however often and in whatever batches it is sent", async () => {
    const visitor = newVisitor();
    const [a = [], b = []] = [pageSeen(`${origin}/a`), pageSeen(`${origin}/b`)];
    const first = batchOf(key, visitor, a);
    await Promise.all(Array.from({ length: 8 }, () => post(first, origin)));
    expect(await partsOf(visitor)).toHaveLength(1);
    await post(batchOf(key, visitor, [...a, ...b]), origin);
    await post({ ...first, sent_at: first.sent_at + 60_000 }, origin);
    const [session] = await sessionsOf(visitor);
    expect(session?.events.map(({ id }) => id).toSorted()).toEqual([...a, ...b].map(({ id }) => id).toSorted());
    expect(session?.total_duration).toBe(60);
  });

  test("is kept for thirteen months", async () => {
    const visitor = newVisitor();
    await post(batchOf(key, visitor, pageSeen(`${origin}/`)), origin);
    const [part] = await partsOf(visitor);
    const { expires_at } = part as unknown as { expires_at: { toMillis(): number } };
    expect(Math.round((expires_at.toMillis() - Date.now()) / 86_400_000)).toBe(396);
    expect(JSON.stringify(part)).not.toMatch(/\b10\.\d+\.\d+\.\d+/);
  });

  test("is complete after many concurrent requests", async () => {
    const visitor = newVisitor();
    const pages = Array.from({ length: 40 }, (_, place) => pageSeen(`${origin}/${place}`));
    const answers = await Promise.all(pages.map((events) => post(batchOf(key, visitor, events), origin)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const events = (await sessionsOf(visitor)).flatMap((session) => session.events);
    expect(events).toHaveLength(80);
  });
});

describe("nothing is kept", () => {
  test.each([
    ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)" }],
    ["a program without a name", { "user-agent": "" }],
    ["a browser without a window", { "user-agent": BROWSER.replace("Chrome", "HeadlessChrome") }],
  ])("of %s, without an error", async (_, headers) => {
    const visitor = newVisitor();
    expect((await post(batchOf(key, visitor, pageSeen(`${origin}/`)), origin, headers)).status).toBe(204);
    expect(await partsOf(visitor)).toEqual([]);
  });

  test("of an automated browser", async () => {
    const visitor = newVisitor();
    const batch = batchOf(key, visitor, pageSeen(`${origin}/`), { webdriver: true });
    expect((await post(batch, origin)).status).toBe(204);
    expect(await partsOf(visitor)).toEqual([]);
  });

  test("from unlisted websites, and of pages on other websites", async () => {
    const visitor = newVisitor();
    for (const wrong of ["https://evil.example", `https://evil${site}`, "null", ""]) {
      const answer = await post(batchOf(key, visitor, pageSeen(`${origin}/`)), wrong);
      expect(answer).toMatchObject({ status: 403, code: "FORBIDDEN" });
    }
    expect((await post(batchOf(key, visitor, pageSeen("https://evil.example/")), origin)).status).toBe(204);
    expect(await partsOf(visitor)).toEqual([]);
  });

  test("under another team's key, but only under the website's own", async () => {
    const other = await createTenant();
    const stranger = await other.member("admin");
    const theirs = await tracked(stranger);
    const visitor = newVisitor();
    expect((await post(batchOf(theirs.key, visitor, pageSeen(`${origin}/`)), origin)).status).toBe(403);
    expect((await post(batchOf(key, visitor, pageSeen(`${origin}/`)), `https://${theirs.site}`)).status).toBe(403);
    expect((await post(batchOf("nokey", visitor, pageSeen(`${origin}/`)), origin)).status).toBe(403);
    const there = `https://${theirs.site}`;
    expect((await post(batchOf(theirs.key, visitor, pageSeen(`${there}/`)), there)).status).toBe(204);
    expect(await partsOf(visitor)).toEqual([]);
    expect(await partsOf(visitor, other)).toHaveLength(1);
    await expect(sessionsOf(visitor)).rejects.toMatchObject({ status: 404 });
    expect(await sessionsOf(visitor, stranger)).toHaveLength(1);
  });

  test("of an unreadable request", async () => {
    const visitor = newVisitor();
    const events = pageSeen(`${origin}/`);
    const good = batchOf(key, visitor, events);
    const [page] = events;
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    const bad = [
      ...["", "{", "null", "[]", deep, JSON.stringify({ ...good, visitor_id: "__a__" })],
      { ...good, visitor_id: "a/b" },
      { ...good, events: [] },
      { ...good, events: Array.from({ length: 201 }, () => page) },
      { ...good, events: [{ ...page, type: "purchase" }] },
      { ...good, events: [{ ...page, at: 1e300 }] },
      { ...good, events: [{ ...page, title: "\ud800" }] },
      { ...good, events: [{ ...page, title: "x".repeat(20_000) }] },
      { ...good, key: "../../teams" },
    ];
    for (const body of bad) expect(await post(body, origin)).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    const large = { ...good, more: "x".repeat(70_000) };
    expect(await post(large, origin)).toMatchObject({ status: 413, code: "PAYLOAD_TOO_LARGE" });
    expect((await call("", "GET", "/t")).status).toBe(405);
    expect(await partsOf(visitor)).toEqual([]);
  });

  test("of a visitor beyond the rate limit", async () => {
    const visitor = newVisitor();
    const send = () => post(batchOf(key, visitor, pageSeen(`${origin}/`)), origin);
    const answers = await Promise.all(Array.from({ length: 130 }, send));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(10);
    expect(refused[0]?.headers.get("retry-after")).toBe("60");
  });
});
