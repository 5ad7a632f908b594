import { afterEach, beforeAll, expect, test } from "vitest";
import type { RouterOptions } from "../../support/routing/router";
import { firestore } from "../../support/suite/admin";
import { until } from "../../support/suite/wait";
import { createFormTeam, redirectingTo } from "../support/form-team";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { guestOf } from "../support/visitor";
import {
  appPathsOf,
  connectForm,
  FORM,
  fillForm,
  leadingFormTo,
  openSite,
  sendForm,
  snippet,
  submissionsOf,
} from "../support/website-form";

const { openVisitor, problems, closing } = useChromium();
let team: Awaited<ReturnType<typeof createFormTeam>>;

beforeAll(async () => {
  team = await createFormTeam();
});
afterEach(() => {
  problems.length = 0;
});

const connect = (options?: RouterOptions) => connectForm(team, options);
const leading = () => leadingFormTo(team);
const open = (site: Parameters<typeof openSite>[1]) => openSite(closing, site);
const rows = (router: { id: string }) => submissionsOf(team, router);

test.each([
  { trouble: "the runtime is not reachable", path: /form-runtime/, answer: "abort" },
  { trouble: "the app is down", path: /\/entries\//, answer: "abort" },
  { trouble: "routing fails", path: /\/submissions/, answer: 500 },
  { trouble: "routing never ends", path: /\/submissions/, answer: "never" },
])(
  "the website's form is submitted once if $trouble",
  async ({ path, answer }) => {
    const router = await connect(leading());
    const site = await open({ body: FORM + snippet(router) });
    const page = await openVisitor();
    await page.route(path, async (route) => {
      if (answer === "abort") await route.abort();
      else if (typeof answer === "number") await route.fulfill({ status: answer, body: "{}" });
    });
    await page.goto(site.url);
    await fillForm(page, guestOf("윤준"));
    await sendForm(page);
    await page.waitForURL(`${site.url}thanks`, { timeout: 20_000 });
    expect(site.leads).toHaveLength(1);
  },
  60_000,
);

test("the website's form is submitted even if the visitor leaves the page with the popup open", async () => {
  const router = await connect(leading());
  const site = await open({ body: FORM + snippet(router) });
  const page = await openVisitor();
  await page.goto(site.url);
  await fillForm(page, guestOf("최이슬"));
  await sendForm(page);
  await page.frameLocator("iframe").locator("button.slot").first().waitFor();
  await page.goto("about:blank");
  await until(async () => site.leads.length === 1);
}, 60_000);

test("without interception, the website submits its form itself, and its callback gets the outcome", async () => {
  const script = `
    document.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      fetch("/api/lead", { method: "POST", body: new URLSearchParams(new FormData(event.target)) });
    });
    window.app = { routed(answer) { window.answer = answer; throw new Error("theirs"); } };`;
  const extra = { intercept: false, redirectStrategy: "callback", redirectCallbackKey: "app.routed" } as const;
  const router = await connect({
    ...redirectingTo("https://example.com/next"),
    extra: { ...extra, webpageTrack: false },
  });
  const site = await open({ body: FORM + snippet(router, 'data-class="contact"'), script });
  const page = await openVisitor();
  await page.goto(`${site.url}?utm_source=kakao`);
  await fillForm(page, guestOf("서다온"));
  await page.evaluate("scrollTo(0, 10)");
  await sendForm(page);
  await until(() => page.evaluate("window.answer !== undefined"));
  expect(await page.evaluate("window.answer")).toMatchObject({
    url: "https://example.com/next",
    outcome: { type: "redirection" },
    disqualified: true,
  });
  // The website's own request and ours are on their way at the same time.
  await expect.poll(() => site.leads).toHaveLength(1);
  const [row] = await rows(router);
  expect(row).toMatchObject({ visitor_id: null, utm: {} });
  expectNo(problems);
}, 60_000);

test("other forms of the website are not affected, and an inactive router changes nothing", async () => {
  const router = await connect();
  const search = `<form class="search" method="post" action="/search"><input name="q" aria-label="검색"></form>`;
  const others = await open({ body: search + snippet(router, 'data-class="contact"') });
  const page = await openVisitor();
  const paths = appPathsOf(page);
  await page.goto(others.url);
  await page.getByLabel("검색").fill("두레");
  await page.getByLabel("검색").press("Enter");
  await page.waitForURL(`${others.url}thanks`);
  expect(paths.filter((path) => path !== "/form.js")).toEqual([]);

  // Without a class in the tag, the router's settings select the form.
  const asking = await open({ body: search + snippet(router) });
  await page.goto(asking.url);
  await page.getByLabel("검색").fill("두레");
  await page.getByLabel("검색").press("Enter");
  await page.waitForURL(`${asking.url}thanks`);
  expect(asking.leads).toHaveLength(1);
  expect((await firestore.collection(`forms/${router.id}/events`).get()).size).toBe(0);

  await team.host.client.routing.deactivateWorkflow({ params: { id: router.id }, body: {} });
  const site = await open({ body: search + FORM + snippet(router, 'data-class="contact"') });
  await page.goto(site.url);
  await fillForm(page, guestOf("조아라"));
  await sendForm(page);
  await page.waitForURL(`${site.url}thanks`);
  expect(site.leads.map(({ path }) => path)).toEqual(["/contact"]);
  expect(await rows(router)).toEqual([]);
  expectNo(problems);
}, 60_000);
