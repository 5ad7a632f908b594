import type { FrameLocator, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openWebsite } from "../../support/browser/website";
import { mailsTo } from "../../support/email/inbox";
import { bookingPage, fromTomorrow } from "../../support/scheduling/booking";
import { meetingsIn } from "../../support/scheduling/google";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";
import { createHostTeam, FORM, guestOf } from "../support/visitor";

const { openVisitor, problems, closing } = useChromium();
let team: Awaited<ReturnType<typeof createHostTeam>>;

beforeAll(async () => {
  team = await createHostTeam();
});

async function website(body: string, css = ""): Promise<string> {
  const { url, close } = await openWebsite(body, css);
  closing.push(close);
  return url;
}

const tag = (id: string, more: string) =>
  `<script async src="${suite.appUrl}/embed.js" data-page="${id}" data-title="도입 상담" ${more}></script>`;

const heard = (page: Page) => page.evaluate("window.heard") as Promise<Record<string, string>[]>;

/** Mails are sent after calendars are written, which is slow beside busy browsers. */
const MAIL_MS = 60_000;

const mails = (email: string, count: number) =>
  until(async () => {
    const found = await mailsTo(email);
    return found.length >= count && found;
  }, MAIL_MS);

/** Whether a page fits its frame without a scrollbar. */
const fits = (frame: FrameLocator): Promise<boolean> =>
  frame
    .locator("html")
    .evaluate((root) => root.scrollWidth <= root.clientWidth && root.scrollHeight <= root.clientHeight);

test("a visitor abroad books in another website's frame, reschedules, and gets a cancellation", async () => {
  const { id } = await team.publish({ form: [] });
  const guest = guestOf("Grace Kim");
  const url = await website(`<p>소개</p>${tag(id, 'data-lang="en"')}<p>끝</p>`);
  const page = await openVisitor({ locale: "en-US", timezoneId: "America/New_York" });
  await page.goto(`${url}?utm_source=kakao&name=${encodeURIComponent(guest.name)}&token=secret`);
  const frame = page.frameLocator("iframe");

  await frame.getByText("You will meet one of them").waitFor();
  for (const { display_name } of team.hosts) await frame.getByText(display_name).waitFor();
  await frame.locator("button.slot").first().waitFor();
  expect(await page.locator("iframe").getAttribute("src")).not.toContain("secret");
  expect(await frame.getByRole("combobox").inputValue()).toContain("Eastern");
  await until(() => fits(frame));
  expect(await page.evaluate("[document.activeElement.tagName, scrollY]")).toEqual(["BODY", 0]);

  await frame.getByRole("radio", { name: /테헤란로/ }).check();
  await frame.locator("button.slot").first().click();
  await frame.getByText("1 hr").or(frame.getByText("60 min")).first().waitFor();
  expect(await frame.getByLabel("Name").inputValue()).toBe(guest.name);
  await frame.getByLabel("Email").fill(guest.email);
  await frame.getByRole("button", { name: "Book", exact: true }).click();
  await frame.getByRole("heading", { name: "You're booked" }).waitFor();
  // The frame may show the change before the message reaches the website.
  await expect.poll(async () => (await heard(page)).at(-1)?.type).toBe("booked");
  const told = await heard(page);
  expect(told.map(({ type }) => type)).toEqual(["page_viewed", "slot_chosen", "booked"]);
  const [, chosen, booked] = told;
  expect(chosen).toMatchObject({ page_id: id, plan_id: "visit", start: booked?.start, end: booked?.end });
  expect(JSON.stringify(told)).not.toContain(guest.email);

  const [event] = (await stored(team.teamId, "scheduled-events")).filter((one) => one.id === booked?.event_id);
  expect(event).toMatchObject({ timezone: "America/New_York", language: "en", utm: { utm_source: "kakao" } });
  const hostId = (event?.host as { id: string } | undefined)?.id;
  await frame.getByText(team.hostOf(hostId)?.display_name ?? "").waitFor();

  // Waits for each change's mail, because a mail is not sent after a newer change.
  await mails(guest.email, 1);
  const opened = page.waitForEvent("popup");
  await frame.getByRole("link", { name: "Reschedule" }).click();
  const own = await opened;
  await own.getByRole("button", { name: "Reschedule" }).click();
  await own.locator("button.slot").last().click();
  await own.getByLabel("Reason for the change").fill("A holiday here");
  await own.getByRole("button", { name: "Move to this time" }).click();
  await own.getByRole("heading", { name: "Your event was rescheduled" }).waitFor();
  await own.getByText(team.hostOf(hostId)?.display_name ?? "").waitFor();

  await mails(guest.email, 2);
  const host = team.hostOf(hostId);
  await host?.client.scheduling.cancelEvent({ params: { id: String(event?.id) }, body: { reason: "출장" } });
  await own.reload();
  await own.getByRole("heading", { name: "This event was canceled" }).waitFor();
  await own.getByText("출장").waitFor();
  expect(await own.getByRole("button", { name: "Reschedule" }).count()).toBe(0);
  expect((await mails(guest.email, 3))[0]?.subject).toContain("도입 상담");
  await until(async () => (await meetingsIn(host?.email ?? "", "도입 상담")).length === 0, MAIL_MS);
  expectNo(problems);
}, 180_000);

const TALL = ".tall { height: 1500px }";

test("the keyboard books in a popup, which restores the focus and the scroll position", async () => {
  const { id } = await team.publish({ form: [] });
  const guest = guestOf("오지훈");
  const link = `<a href="${suite.appUrl}/book/${id}" data-dure-page="${id}">상담 예약</a>`;
  const url = await website(
    `<div class="tall"></div>${link}<div class="tall"></div>${tag(id, 'data-mode="popup"')}`,
    TALL,
  );
  const page = await openVisitor();
  await page.goto(url);
  const opener = page.getByRole("link", { name: "상담 예약" });
  await opener.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate("scrollY");
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "도입 상담" });
  await dialog.waitFor();
  const frame = page.frameLocator("iframe");
  await frame.locator("button.slot").first().waitFor();

  await tabTo(page, frame.locator("button.slot").first());
  await page.keyboard.press("Enter");
  // The heading takes the focus once it is painted, and must not take it from a field.
  await frame.locator("h2:focus", { hasText: "예약 정보 입력" }).waitFor();
  await tabTo(page, frame.getByLabel("이름"));
  await page.keyboard.type(guest.name);
  await page.keyboard.press("Escape");
  await frame.getByRole("heading", { name: "예약을 그만둘까요?" }).waitFor();
  await tabTo(page, frame.getByRole("button", { name: "예약 계속하기" }));
  await page.keyboard.press("Enter");
  expect(await frame.getByLabel("이름").inputValue()).toBe(guest.name);
  await tabTo(page, frame.getByLabel("이메일"));
  await page.keyboard.press("Enter");
  await frame.getByText("필수 입력 항목이에요").waitFor();
  await page.keyboard.type(guest.email);
  await page.keyboard.press("Enter");
  await frame.getByRole("heading", { name: "예약이 완료됐어요" }).waitFor();
  expect(await page.evaluate("document.activeElement.shadowRoot?.activeElement?.tagName")).toBe("IFRAME");

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await opener.evaluate((link) => link.matches(":focus"))).toBe(true);
  expect(await page.evaluate("scrollY")).toBe(scrolled);
  // A dialog is hidden before its `close` event fires.
  await expect.poll(async () => (await heard(page)).at(-1)?.type).toBe("closed");
  expect((await heard(page)).map(({ type }) => type)).toEqual(["page_viewed", "slot_chosen", "booked", "closed"]);
  expect(await page.locator("iframe").count()).toBe(0);
  expectNo(problems);
}, 120_000);

test("a floating button opens the popup on a phone, and nothing is loaded before", async () => {
  const { id } = await team.publish({ form: [] });
  const url = await website(`<p>소개</p>${tag(id, 'data-mode="button" data-label="상담하기" data-color="#7c2d12"')}`);
  const page = await openVisitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().startsWith(suite.appUrl) && asked.push(new URL(request.url()).pathname),
  );
  await page.goto(url);
  const button = page.getByRole("button", { name: "상담하기" });
  await button.waitFor();
  expect(asked).toEqual(["/embed.js"]);
  await button.tap();
  const frame = page.frameLocator("iframe");
  await frame.locator("button.slot").first().waitFor();
  expect(await page.locator("iframe").boundingBox()).toMatchObject({ width: 390, height: 844 });
  expect(await frame.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "닫기" }).tap();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await button.evaluate((one) => one.matches(":focus"))).toBe(true);
  expectNo(problems);
}, 60_000);

test("in a frame, too, a held time is hidden from others, and stays visible to its visitor", async () => {
  const { id } = await bookingPage(team.hosts[1], { title: "혼자 하는 상담", form: [], window: fromTomorrow() });
  const url = await website(tag(id, ""));
  const [page, other] = [await openVisitor(), await openVisitor()];
  await page.goto(url);
  const frame = page.frameLocator("iframe");
  const first = frame.locator("button.slot").first();
  const time = await first.getAttribute("aria-label");
  const kept = page.waitForResponse((response) => response.url().includes("/holds"));
  await first.click();
  await kept;
  await other.goto(`${suite.appUrl}/book/${id}`);
  expect(await other.locator("button.slot").first().getAttribute("aria-label")).not.toBe(time);

  const freed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await frame.getByRole("button", { name: "다른 시간 선택" }).click();
  expect(await first.getAttribute("aria-label")).toBe(time);
  await freed;
  await other.reload();
  expect(await other.locator("button.slot").first().getAttribute("aria-label")).toBe(time);
  await first.click();
  await frame.getByLabel("이름").waitFor();
  expectNo(problems);
}, 60_000);

/** Swipes up with a finger over the middle of the screen. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: 195, y: 560 });
  for (let y = 545; y >= 200; y -= 15) await touch("touchMove", { x: 195, y });
  await touch("touchEnd");
  await session.detach();
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Whether an element is visible in its page, and within the frame or box that contains it. */
const isSeen = (element: Locator, within: { top: number; bottom: number }) => async () => {
  const box = await element.boundingBox();
  return box !== null && box.y >= within.top && box.y + box.height <= within.bottom + 1;
};

test.each([
  { where: "in the text", body: (tag: string) => `<p>소개</p>${tag}`, bottom: 844 },
  { where: "in a box that clips it", body: (tag: string) => `<div class="box">${tag}</div>`, bottom: 600 },
  {
    where: "over the page",
    body: (tag: string) => tag.replace("></script>", ' data-mode="button"></script>'),
    bottom: 844,
  },
])(
  "a finger on a phone reaches the end of the form, $where",
  async ({ where, body, bottom }) => {
    const { id } = await team.publish({ form: FORM });
    const css =
      "body { margin: 0 } h1 { height: 60px; margin: 0 } p { margin: 0 } .box { height: 540px; overflow: hidden }";
    const page = await openVisitor(PHONE);
    await page.goto(await website(body(tag(id, "")), css));
    if (where === "over the page") await page.getByRole("button", { name: "예약하기" }).tap();
    const frame = page.frameLocator("iframe");
    await frame.locator("button.slot").first().tap();
    const send = frame.getByRole("button", { name: "예약하기" });
    await send.waitFor();
    const seen = isSeen(send, { top: 0, bottom });
    expect(await seen()).toBe(false);
    await until(async () => {
      await swipe(page);
      return seen();
    });
    expectNo(problems);
  },
  60_000,
);

test.each([320, 390, 800])(
  "at %i px no step has a scrollbar, not even in a narrow box",
  async (width) => {
    const { id } = await team.publish({ form: FORM });
    const page = await openVisitor({ viewport: { width, height: 700 } });
    await page.goto(await website(tag(id, "")));
    const frame = page.frameLocator("iframe");
    await frame.locator("button.slot").first().waitFor();
    await until(() => fits(frame));
    await frame.locator("button.slot").first().click();
    await frame.getByLabel("팩스").waitFor();
    await until(() => fits(frame));
    await frame.getByRole("button", { name: "예약하기" }).click();
    await frame.getByText("필수 입력 항목이에요").first().waitFor();
    await until(() => fits(frame));

    // In a box that clips its content, the page scrolls inside its frame to the end.
    await page.goto(await website(`<div class="box">${tag(id, "")}</div>`, ".box { height: 420px; overflow: hidden }"));
    await frame.locator("button.slot").first().waitFor();
    await until(async () => ((await page.locator("iframe").boundingBox())?.height ?? 0) <= 420);
    await frame.locator("footer").scrollIntoViewIfNeeded();
    const [box, footer] = [await page.locator(".box").boundingBox(), await frame.locator("footer").boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 421);
    expectNo(problems);
  },
  120_000,
);
