import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openFormWebsite } from "../../support/browser/form-website";
import type { RouterOptions } from "../../support/routing/router";
import { listRows } from "../../support/routing/submission";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createFormTeam, leadingTo } from "../support/form-team";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { guestOf } from "../support/visitor";

// Websites whose scripts submit forms by `form.submit()`, which fires no event.

const { openVisitor, problems, closing } = useChromium();
let team: Awaited<ReturnType<typeof createFormTeam>>;

beforeAll(async () => {
  team = await createFormTeam();
});
afterEach(() => {
  problems.length = 0;
});

/** Creates a router for the website's form with the class `contact`. By default it shows a thank-you message. */
const connect = ({ extra, ...changes }: RouterOptions = {}) =>
  team.publish({
    form: { components: [] },
    form_selector: "contact",
    web_url: "https://site.example",
    metadata: { mappings: { fullName: "name", email: "mail" } },
    ...changes,
    extra: { cls: "contact", ...extra },
  });

const INPUTS = `
  <label>이름 <input name="name"></label>
  <label>메일 <input name="mail" type="email"></label>`;
const form = (button: string, attributes = "") =>
  `<form class="contact" method="post" action="/contact" ${attributes}>${INPUTS}${button}</form>`;
const PLAIN = '<button type="button" id="send">보내기</button>';
const SUBMIT = '<button name="via" value="button">보내기</button>';
const onClick = `document.querySelector("#send")?.addEventListener("click", ({ target }) => target.form.submit());`;
const onSubmit = (then: string) => `
  document.querySelector(".contact")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    window.submits = (window.submits ?? 0) + 1;
    ${then}
  });`;

async function open(page: Page, router: { id: string }, site: { body: string; script: string }) {
  const tag = `<script async src="${suite.appUrl}/form.js" data-router="${router.id}"></script>`;
  const opened = await openFormWebsite({ ...site, body: site.body + tag });
  closing.push(opened.close);
  await page.goto(opened.url);
  return opened;
}

async function send(page: Page, { name, email } = guestOf("한소라")) {
  await page.getByLabel("이름").fill(name);
  await page.getByLabel("메일").fill(email);
  await page.getByRole("button", { name: "보내기" }).click();
}
const closeMessage = async (page: Page) => {
  await page.getByRole("dialog", { name: "신청해 주셔서 감사해요." }).waitFor();
  await page.getByRole("button", { name: "확인" }).press("Enter");
};
const rows = (router: { id: string }) => listRows(team.tenant, router.id);

test("a form that a click handler submits is routed to a booking, and submitted when the popup is closed", async () => {
  const router = await connect(leadingTo(team.booking.id));
  const page = await openVisitor();
  const site = await open(page, router, { body: form(PLAIN), script: onClick });
  const guest = guestOf("오지훈");
  await send(page, guest);
  await page.frameLocator("iframe").locator("button.slot").first().waitFor();
  expect(site.leads).toEqual([]);
  await page.getByRole("button", { name: "닫기" }).click();
  await page.waitForURL(`${site.url}thanks`);
  expect(site.leads).toEqual([{ path: "/contact", fields: { name: guest.name, mail: guest.email } }]);
  expect(await rows(router)).toMatchObject([{ name: guest.name, email: guest.email }]);
  expectNo(problems);
}, 60_000);

test.each([
  ["immediately", "form.submit();"],
  ["by the prototype's method", "HTMLFormElement.prototype.submit.call(form);"],
  ["later", "setTimeout(() => form.submit(), 200);"],
])(
  "a form that its submit handler submits %s is handled once and submitted once",
  async (_, then) => {
    const router = await connect();
    const page = await openVisitor();
    const site = await open(page, router, { body: form(SUBMIT), script: onSubmit(then) });
    await send(page);
    await page.getByRole("dialog", { name: "신청해 주셔서 감사해요." }).waitFor();
    await page.waitForTimeout(500);
    expect(site.leads).toEqual([]);
    expect(await page.evaluate("window.submits")).toBe(1);
    await closeMessage(page);
    await page.waitForURL(`${site.url}thanks`);
    expect(site.leads).toHaveLength(1);
    expect(await rows(router)).toHaveLength(1);
    expectNo(problems);
  },
  60_000,
);

test("a form with another tab as its target is submitted immediately, while the message is shown", async () => {
  const router = await connect();
  const page = await openVisitor();
  const site = await open(page, router, { body: form(PLAIN, 'target="_blank"'), script: onClick });
  await send(page);
  await page.getByRole("dialog", { name: "신청해 주셔서 감사해요." }).waitFor();
  await until(async () => site.leads.length === 1);
  await closeMessage(page);
  expect(page.url()).toBe(site.url);
  expect(site.leads).toHaveLength(1);
  expect(await rows(router)).toHaveLength(1);
}, 60_000);

test("without interception, the form is routed while the website submits it", async () => {
  const router = await connect({ extra: { intercept: false } });
  const page = await openVisitor();
  const site = await open(page, router, { body: form(PLAIN), script: onClick });
  await page.getByLabel("이름").focus();
  await page.waitForLoadState("networkidle");
  await send(page);
  await page.waitForURL(`${site.url}thanks`);
  expect(site.leads).toHaveLength(1);
  await until(async () => (await rows(router)).length === 1);
}, 60_000);

test.each([
  { trouble: "the runtime is not reachable", path: /form-runtime/, answer: "abort" },
  { trouble: "routing fails", path: /\/submissions/, answer: 500 },
  { trouble: "routing never ends", path: /\/submissions/, answer: "never" },
])(
  "the form is submitted once if $trouble",
  async ({ path, answer }) => {
    const router = await connect();
    const page = await openVisitor();
    await page.route(path, async (route) => {
      if (answer === "abort") await route.abort();
      else if (typeof answer === "number") await route.fulfill({ status: answer, body: "{}" });
    });
    const site = await open(page, router, { body: form(PLAIN), script: onClick });
    await send(page);
    await page.waitForURL(`${site.url}thanks`, { timeout: 20_000 });
    expect(site.leads).toHaveLength(1);
  },
  60_000,
);

test("a form with another class, and one that nobody filled in, are not routed", async () => {
  const router = await connect();
  const page = await openVisitor();
  const other = form(PLAIN).replace('class="contact"', 'class="search"');
  const site = await open(page, router, { body: other, script: onClick });
  await send(page);
  await page.waitForURL(`${site.url}thanks`);
  const untouched = await open(page, router, { body: form(PLAIN), script: onClick });
  await page.getByRole("button", { name: "보내기" }).click();
  await page.waitForURL(`${untouched.url}thanks`);
  expect([site.leads.length, untouched.leads.length]).toEqual([1, 1]);
  expect(await rows(router)).toEqual([]);
  expectNo(problems);
}, 60_000);
