import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { BROWSER } from "../../support/journeys/post-visit";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createFormTeam, formOf, QUESTIONS } from "../support/form-team";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { guestOf } from "../support/visitor";
import { connectForm, FORM, fillForm, openSite, sendForm, snippet, submissionsOf } from "../support/website-form";

const { openVisitor, problems, closing } = useChromium();
let team: Awaited<ReturnType<typeof createFormTeam>>;
let key: string;

beforeAll(async () => {
  team = await createFormTeam();
  const admin = await team.tenant.member("admin");
  key = (await admin.client.journeys.setTracker({ body: { allowed_sites: ["127.0.0.1"] } })).site_key ?? "";
});
afterEach(() => {
  problems.length = 0;
});

const tracking = (more = "") => `<script defer src="${suite.appUrl}/t.js" data-site="${key}" ${more}></script>`;

/** Opens a visitor's page that the website can't recognize as automated. */
async function openPerson(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openVisitor({ userAgent: BROWSER, ...options });
  await page.addInitScript("Object.defineProperty(navigator, 'webdriver', { get: () => false })");
  return page;
}

const storedOf = (page: Page) =>
  page.evaluate("JSON.stringify([{ ...localStorage }, document.cookie])") as Promise<string>;
const visitorOf = async (page: Page): Promise<string> =>
  String(await page.evaluate("localStorage.getItem('dure-visitor-id')"));

/** Waits until a visitor's session contains an event of this type and path, and returns the session's events. */
const eventsOf = (visitorId: string, type: string, path: string) =>
  until(async () => {
    const sessions = await team.host.client.journeys.getVisitorSessions({ params: { visitorId } }).catch(() => []);
    const [session] = sessions;
    const isThere = session?.events.some((event) => event.type === type && new URL(event.url).pathname === path);
    return isThere ? session?.events : undefined;
  }, 30_000);

/** Hides the page, like a switch to another tab. Closing it would send events with the test browser's bot name. */
const lookAway = (page: Page) =>
  page.evaluate(`Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));`);

const SINGLE_PAGE = `
const hear = (id, act) => document.querySelector(id)?.addEventListener("click", act);
hear("#pricing", () => { history.replaceState({}, "", "/pricing?plan=pro"); document.title = "요금제"; });
hear("#filter", () => history.pushState({}, "", "/pricing?plan=team"));`;

test("a visit of a website becomes the journey of the lead who sends its form", async () => {
  const router = await connectForm(team);
  const body = `<button id="pricing">요금 보기</button><button id="filter">팀 요금</button>
    <div data-dure-ignore><button>비밀</button></div>${FORM}`;
  const site = await openSite(closing, { body: tracking() + body + snippet(router), script: SINGLE_PAGE });
  const guest = guestOf("한여정");
  const page = await openPerson();
  await page.goto(`${site.url}?utm_source=kakao&token=secret`);
  await page.getByRole("button", { name: "요금 보기" }).click();
  await page.getByRole("button", { name: "팀 요금" }).click();
  await page.getByRole("button", { name: "비밀" }).click();
  await fillForm(page, guest);
  const visitor = await visitorOf(page);
  await sendForm(page);
  await page.getByRole("button", { name: "확인" }).waitFor();
  await lookAway(page);
  await page.getByRole("button", { name: "확인" }).click();
  await page.waitForURL(`${site.url}thanks`);

  const events = await eventsOf(visitor, "exit", "/pricing");
  expect(JSON.stringify(events)).not.toMatch(/secret|비밀|only-theirs|plan=/);
  const seen = events.map(({ type, url }) => [type, new URL(url).pathname]);
  expect(seen.slice(0, 6)).toEqual([
    ["page", "/"],
    ["click", "/"],
    ["exit", "/"],
    ["page", "/pricing"],
    ["click", "/pricing"],
    ["form_start", "/pricing"],
  ]);
  expect(events[0]).toMatchObject({ utm: { utm_source: "kakao" }, title: "남의 웹사이트" });
  expect(events[3]).toMatchObject({ title: "요금제", referrer: site.url });
  const [row] = await until(async () => {
    const rows = await submissionsOf(team, router);
    return rows[0]?.record_id ? rows : undefined;
  }, 60_000);
  expect(row?.visitor_id).toBe(visitor);
  const params = { entityId: "lead" as const, recordId: row?.record_id ?? "" };
  const journey = await team.host.client.journeys.getJourney({ params });
  expect(journey).toMatchObject({ visitor_ids: [visitor], summary: { pages_visited: 2, sessions: 1 } });
  expectNo(problems);
}, 120_000);

test("nothing is stored or sent before the visitor agrees, or if the browser asks for privacy", async () => {
  const site = await openSite(closing, { body: `<p>안녕하세요</p>${tracking('data-consent="wait"')}` });
  const page = await openPerson();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/t")) sent.push(request.postData() ?? "");
  });
  await page.goto(site.url);
  await until(() => page.evaluate<boolean>("window.dure !== undefined"));
  expect(await storedOf(page)).toBe('[{},""]');
  await page.evaluate("dure.consent(true)");
  const visitor = await visitorOf(page);
  await eventsOf(visitor, "page", "/");
  expect(sent).toHaveLength(1);
  await page.evaluate("dure.consent(false)");
  await page.goto(`${site.url}more`);
  await until(() => page.evaluate<boolean>("window.dure !== undefined"));
  expect(await storedOf(page)).toBe('[{"dure-consent":"no"},""]');
  expect(sent).toHaveLength(1);

  const open = await openSite(closing, { body: `<p>안녕하세요</p>${tracking()}` });
  const private_ = await openPerson();
  await private_.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })");
  await private_.goto(open.url);
  await until(() => private_.evaluate<boolean>("'ready' in document.querySelector('script[data-site]').dataset"));
  expect(await storedOf(private_)).toBe('[{},""]');
  expectNo(problems);
}, 60_000);

test("a link to one of our forms, and a form in a frame, get the website's visitor id", async () => {
  const [name, email] = QUESTIONS;
  const questions = [name, email].flatMap((one) => one ?? []);
  const router = await team.publish(formOf(questions));
  const frame = `<script async src="${suite.appUrl}/embed.js" data-form="${router.id}" data-title="문의"></script>`;
  const body = `${tracking()}<a href="${suite.appUrl}/form/${router.id}?lang=ko">문의하기</a>${frame}`;
  const site = await openSite(closing, { body });
  const page = await openPerson();
  await page.goto(site.url);
  await page.locator("iframe").waitFor();
  const visitor = await visitorOf(page);
  expect(new URL((await page.locator("iframe").getAttribute("src")) ?? "").searchParams.get("visitor_id")).toBe(
    visitor,
  );
  await page.getByRole("link", { name: "문의하기" }).click();
  await page.getByLabel("이름").fill("한손님");
  expect(page.url()).toBe(`${suite.appUrl}/form/${router.id}?lang=ko`);
  await page.getByLabel("이메일").fill(guestOf("한손님").email);
  await page.locator("button[type=submit]").click();
  const [row] = await until(async () => {
    const rows = await submissionsOf(team, router);
    return rows.length > 0 ? rows : undefined;
  }, 30_000);
  expect(row?.visitor_id).toBe(visitor);
  expectNo(problems);
}, 60_000);
