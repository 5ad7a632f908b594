import { afterEach, beforeAll, expect, test } from "vitest";
import { openWebsite } from "../../support/browser/website";
import { listRows } from "../../support/routing/submission";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createFormTeam, formOf, leadingTo, QUESTIONS, redirectingTo } from "../support/form-team";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { guestOf } from "../support/visitor";

const { openVisitor, problems, closing } = useChromium();
let team: Awaited<ReturnType<typeof createFormTeam>>;

beforeAll(async () => {
  team = await createFormTeam();
});
afterEach(() => {
  problems.length = 0;
});

const submissions = (router: { id: string }) => listRows(team.tenant, router.id);

test("a form in a website's frame fits, tells the website no personal data, and leads to the booking", async () => {
  const router = await team.publish(leadingTo(team.booking.id));
  const tag = `<script async src="${suite.appUrl}/embed.js" data-form="${router.id}" data-title="문의"></script>`;
  const { url, close } = await openWebsite(tag);
  closing.push(close);
  const guest = guestOf("Grace Kim");
  const page = await openVisitor({ locale: "en-US" });
  await page.goto(`${url}?utm_source=kakao&email=${guest.email}&token=secret`);
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Name").fill(guest.name);
  expect(await frame.getByLabel("Email").inputValue()).toBe(guest.email);
  const fits = () =>
    frame
      .locator("html")
      .evaluate((root) => root.scrollWidth <= root.clientWidth && root.scrollHeight <= root.clientHeight);
  await until(fits);
  await frame.getByRole("button", { name: "Submit" }).click();
  await frame.locator("button.slot").first().click();
  expect(await frame.getByLabel("Name").inputValue()).toBe(guest.name);
  await until(fits);
  await frame.getByLabel("Phone number", { exact: true }).fill("10-1234-5678");
  await frame.getByRole("button", { name: "Book", exact: true }).click();
  await frame.getByRole("heading", { name: "You're booked" }).waitFor();
  const heard = () => page.evaluate("window.heard") as Promise<Record<string, string>[]>;
  // The frame may show the change before the message reaches the website.
  await expect.poll(async () => (await heard()).at(-1)?.type).toBe("booked");
  const told = await heard();
  expect(told.map(({ type }) => type)).toEqual(["page_viewed", "submitted", "page_viewed", "slot_chosen", "booked"]);
  expect(JSON.stringify(told)).not.toContain(guest.email);
  await until(async () => (await submissions(router))[0]?.status === "confirmed", 30_000);
  expect((await submissions(router))[0]).toMatchObject({ utm: { utm_source: "kakao" } });
  expectNo(problems);
}, 120_000);

test("a redirection leaves the frame", async () => {
  const { url, close } = await openWebsite("<p>다음</p>");
  closing.push(close);
  const router = await team.publish(redirectingTo(`${url}thanks`));
  const tag = `<script async src="${suite.appUrl}/embed.js" data-form="${router.id}"></script>`;
  const site = await openWebsite(tag);
  closing.push(site.close);
  const page = await openVisitor();
  await page.goto(site.url);
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("이름").fill("윤준");
  await frame.getByLabel("이메일").fill("jun@customer.example");
  await frame.getByRole("button", { name: "제출하기" }).click();
  await page.waitForURL(`${url}thanks`);
  expectNo(problems);
}, 60_000);

test("the editor's preview frame shows the draft, and sends nothing", async () => {
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/login`);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/entries/") && asked.push(request.url()));
  const draft = { ...formOf(QUESTIONS.slice(0, 1), { title: "초안" }), extra: null, mappings: { fields: [] } };
  await page.evaluate(`{
    const frame = document.createElement("iframe");
    frame.src = "/form/preview";
    addEventListener("message", ({ data }) => {
      if (data?.type === "dure:preview-ready")
        frame.contentWindow.postMessage({ type: "dure:preview", ...${JSON.stringify(draft)} }, location.origin);
    });
    document.body.append(frame);
  }`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { name: "초안" }).waitFor();
  await frame.getByLabel("이름").fill("윤준");
  await frame.getByRole("button", { name: "제출하기" }).click();
  await frame.getByText("미리보기에서는 제출되지 않아요.").waitFor();
  expect(asked).toEqual([]);
  expectNo(problems);
}, 60_000);
