import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { bundled } from "../../support/browser/form-website";
import type { RouterOptions } from "../../support/routing/router";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createFormTeam } from "../support/form-team";
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

/** Books the first time in the popup, and closes it. */
async function bookInPopup(page: Page) {
  const frame = page.frameLocator("iframe");
  await frame.locator("button.slot").first().click();
  await frame.getByLabel("전화번호").fill("10-1234-5678");
  await frame.getByRole("button", { name: "예약하기", exact: true }).click();
  await frame.getByRole("heading", { name: "예약이 완료됐어요" }).waitFor();
  await page.getByRole("button", { name: "닫기" }).click();
}

test("a plain form is routed to a booking, booked, and submitted once", async () => {
  const router = await connect(leading());
  const site = await open({ body: FORM + snippet(router) });
  const guest = guestOf("한소라");
  const page = await openVisitor();
  await page.goto(`${site.url}?utm_source=kakao&token=secret`);
  await fillForm(page, guest);
  await sendForm(page);
  await bookInPopup(page);
  await page.waitForURL(`${site.url}thanks`);
  const lead = { "your-name": guest.name, mail: guest.email, org: "두레 농장", topic: "CRM", secret: "only-theirs" };
  expect(site.leads).toEqual([{ path: "/contact", fields: { ...lead, list: "own-hidden", via: "button" } }]);

  await until(async () => (await rows(router))[0]?.status === "confirmed", 30_000);
  const all = await rows(router);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({
    ...{ name: guest.name, email: guest.email, company: "두레 농장", page_url: site.url, language: "ko" },
    ...{ utm: { utm_source: "kakao" }, visitor_id: expect.stringMatching(/./) },
    answers: { topic: "CRM" },
  });
  expect(JSON.stringify(all)).not.toMatch(/only-theirs|own-hidden|token/);
  expectNo(problems);
}, 120_000);

test("a form is viewed once it is on the screen, before anybody touches it", async () => {
  const router = await connect(leading());
  const site = await open({ body: FORM.replace("<form", "<form hidden") + snippet(router) });
  const page = await openVisitor();
  const paths = appPathsOf(page);
  await page.goto(site.url);
  await page.waitForLoadState("networkidle");
  expect(paths).toEqual(["/form.js"]);
  await page.locator("form").evaluate((form) => form.removeAttribute("hidden"));
  const statistics = () => team.host.client.routing.getStatistics({ params: { id: router.id }, query: {} });
  await until(async () => (await statistics()).funnel[0]?.count === 1, 30_000);
  expectNo(problems);
}, 60_000);

const REACT = `
import { useState } from "react";
import { createRoot } from "react-dom/client";

function Contact() {
  const [values, setValues] = useState({ "your-name": "", mail: "", org: "" });
  const [sent, setSent] = useState(0);
  const field = (name: keyof typeof values, label: string) => (
    <label>{label} <input name={name} value={values[name]} onChange={({ target }) => setValues({ ...values, [name]: target.value })} /></label>
  );
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setSent(sent + 1);
    await fetch("/api/lead", { method: "POST", body: new URLSearchParams(values) });
  };
  return (
    <form className="contact" onSubmit={submit}>
      {field("your-name", "이름")}{field("mail", "메일")}{field("org", "회사")}
      <button>보내기</button><p role="status">{sent}번 보냄</p>
    </form>
  );
}
setTimeout(() => createRoot(document.querySelector("#app")!).render(<Contact />), 300);
`;

test("a form that React renders late and controls is routed, and its submit handler runs once", async () => {
  const router = await connect(leading());
  const site = await open({ body: `<div id="app"></div>${snippet(router)}`, script: await bundled(REACT) });
  const guest = guestOf("오지훈");
  const page = await openVisitor();
  await page.goto(site.url);
  await page.getByLabel("이름").fill(guest.name);
  await page.getByLabel("메일").fill(guest.email);
  await page.getByLabel("메일").press("Enter");
  await bookInPopup(page);
  await page.getByText("1번 보냄").waitFor();
  expect(site.leads).toMatchObject([{ path: "/api/lead", fields: { "your-name": guest.name, mail: guest.email } }]);
  expect(page.url()).toBe(site.url);
  await until(async () => (await rows(router))[0]?.status === "confirmed", 30_000);
  expectNo(problems);
}, 120_000);

const MODAL = `
const dialog = document.querySelector("dialog");
// The thank-you page has the script too.
const button = document.querySelector("#open") ?? {};
button.onclick = () => {
  dialog.innerHTML = '<div class="contact">${FORM.replaceAll("\n", "").replace('class="contact wide"', "")}</div>';
  dialog.showModal();
};`;

test("a form in a modal shows its message above the modal, and is then submitted", async () => {
  const router = await connect();
  // Another router's tag, and the router's tag twice, as tag managers may leave them.
  const tags = snippet(await connect({ form_selector: "other" })) + snippet(router) + snippet(router);
  const body = `<button id="open">문의</button><dialog aria-label="문의"></dialog>${tags}`;
  const site = await open({ body, script: MODAL });
  const page = await openVisitor();
  await page.goto(site.url);
  await page.getByRole("button", { name: "문의" }).click();
  await fillForm(page, guestOf("박노을"));
  await sendForm(page);
  await page.getByRole("dialog", { name: "신청해 주셔서 감사해요." }).waitFor();
  expect(site.leads).toEqual([]);
  await page.getByRole("button", { name: "확인" }).press("Enter");
  await page.waitForURL(`${site.url}thanks`);
  expect(site.leads).toHaveLength(1);
  expect(await rows(router)).toHaveLength(1);
  expectNo(problems);
}, 60_000);

test.each(["same-tab", "new-tab"] as const)(
  "the booking opens in the %s after the website's form is submitted",
  async (redirectStrategy) => {
    const router = await connect({ ...leading(), extra: { redirectStrategy } });
    const site = await open({ body: FORM + snippet(router) });
    const page = await openVisitor();
    await page.goto(site.url);
    await fillForm(page, guestOf("정가람"));
    const popup = redirectStrategy === "new-tab" ? page.waitForEvent("popup") : undefined;
    await sendForm(page);
    const booking = (await popup) ?? page;
    await booking.waitForURL(/\/book\//);
    await booking.locator("button.slot").first().waitFor();
    if (popup) await page.waitForURL(`${site.url}thanks`);
    expect(site.leads).toMatchObject([{ path: "/contact", fields: { via: "button" } }]);
    expectNo(problems);
  },
  60_000,
);

test("the editor that opened the website gets the form's fields", async () => {
  const router = await connect();
  const site = await open({ body: FORM + snippet(router) });
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/login`);
  const url = `${site.url}#dure-router=${router.id}`;
  const answer = await page.evaluate(`new Promise((done) => {
    addEventListener("message", ({ data }) => data?.type === "dure:router" && done(data));
    window.open("${url}");
  })`);
  expect(answer).toEqual({
    type: "dure:router",
    id: router.id,
    inputs: [
      { name: "your-name", label: "이름", type: "shortText", options: [] },
      { name: "mail", label: "메일", type: "email", options: [] },
      { name: "org", label: "회사", type: "shortText", options: [] },
      {
        name: "topic",
        label: "topic",
        type: "radio",
        options: [
          { value: "CRM", label: "CRM" },
          { value: "메일", label: "메일링" },
        ],
      },
    ],
  });
}, 60_000);
