import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bookTime, connectCalendar, publishPage, reschedule } from "../e2e/support/meeting";
import { expectNo, fillProfile, menuLink, signUp } from "../e2e/support/person";
import { useChromium } from "../e2e/support/use-chromium";
import { linkIn, mailsTo, mailTo } from "../support/email/inbox";
import { meetingsIn } from "../support/scheduling/google";
import { suite } from "../support/suite/suite";
import { until } from "../support/suite/wait";
import { fresh } from "../support/teams/tenant";

const { openBrowser, problems } = useChromium();

const slug = fresh("acme");
const founderEmail = `sora@${slug}.example`;
const mateEmail = `jun@${slug}.example`;
const guestEmail = `guest-${randomUUID().slice(0, 8)}@customer.example`;

/** The team's own address. */
const teamUrl = suite.appUrl.replace("//app.", `//${slug}.`);

/** Leaves animations on. Other tests switch them off. */
const AS_SET = { reducedMotion: "no-preference" } as const;

// One story in one test: each step builds on the one before.
test("a team signs up, wins a deal, and is booked by a visitor", async () => {
  const founder = await (await openBrowser(AS_SET)).newPage();
  await createTeam(founder);
  await invite(founder, mateEmail);

  await addLead(founder, "새벽물류 도입 문의");
  await convertToDeal(founder);

  const mate = await (await openBrowser(AS_SET)).newPage();
  await joinTeam(mate);
  await moveCardWhileWatched(founder, mate, "새벽물류 도입 문의");

  await connectCalendar(founder, founderEmail);
  const pageUrl = await publishPage(founder, "30분 도입 상담");

  const visitor = await (await openBrowser(AS_SET)).newPage();
  const booked = await bookTime(visitor, pageUrl, { name: "오지훈", email: guestEmail });
  await seeBooking(founder);
  await readMails(booked.uuid);

  const moved = await reschedule(visitor, booked.uuid, "출장 일정이 겹쳤어요");
  await seeReschedule(moved.start);
  expectNo(problems);
}, 300_000);

async function createTeam(page: Page): Promise<void> {
  await signUp(page, founderEmail);
  await page.getByRole("heading", { name: "팀 만들기" }).waitFor();
  const teamSlug = page.getByLabel("팀 URL");
  await teamSlug.fill("www");
  await page.getByText("이미 사용 중인 URL이에요.").waitFor();
  await teamSlug.fill(`${slug}-`);
  await page.getByLabel("팀 이름").fill("새싹테크");
  await page.getByLabel("회사 이름").fill("새싹테크");
  await page.getByLabel("팀 규모").selectOption("6-10");
  await page.getByRole("button", { name: "팀 만들기" }).click();
  await expect.poll(() => teamSlug.getAttribute("aria-invalid")).toBe("true");
  await teamSlug.fill(slug);
  await page.getByRole("button", { name: "팀 만들기" }).click();
  await page.waitForURL((url) => url.origin === teamUrl);
  await fillProfile(page, { name: "한소라", slug: "sora" });
  await page.getByRole("heading", { name: "어떤 도움이 필요하세요?" }).waitFor();
  await page.getByLabel("두레로 해결하고 싶은 일").fill("인바운드 리드 관리");
  await page.getByRole("button", { name: "다음" }).click();
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole("heading", { name: "멤버 초대" }).waitFor();
  await page.getByRole("textbox", { name: "이메일" }).fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "초대 보내기" }).click();
  await page.getByText("초대 메일 1통을 보냈어요.").first().waitFor();
}

async function addLead(page: Page, name: string): Promise<void> {
  await menuLink(page, "리드").click();
  await page.getByRole("button", { name: "리드 추가" }).first().click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("textbox", { name: /^이름/ }).first().fill(name);
  await drawer.getByLabel("이메일").fill("jihoon@saebyeok.example");
  await drawer.getByRole("button", { name: "추가", exact: true }).click();
  await page.getByText(name).first().waitFor();
  await page.getByText("1개 중 1개").waitFor();
}

async function convertToDeal(page: Page): Promise<void> {
  await page
    .getByRole("row", { name: /새벽물류/ })
    .getByRole("link")
    .click();
  await page.getByRole("tab", { name: "메모" }).click();
  await page.getByRole("textbox", { name: "메모 작성" }).fill("20명 규모, 다음 주 데모 희망");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "20명 규모, 다음 주 데모 희망" }).waitFor();
  await page.getByRole("button", { name: "레코드 작업" }).click();
  await page.getByRole("menuitem", { name: "딜로 전환" }).click();
  await page.getByRole("dialog", { name: "딜로 전환" }).getByRole("button", { name: "딜로 전환" }).click();
  await page.getByText("딜로 전환했어요.").first().waitFor();
}

async function joinTeam(page: Page): Promise<void> {
  const code = (await mailTo(mateEmail)).text.match(/\b[A-Z0-9]{10}\b/)?.[0] ?? "";
  expect(code).not.toBe("");
  await signUp(page, mateEmail);
  await page.getByRole("heading", { name: /참여하기/ }).waitFor();
  await page.getByRole("button", { name: "팀에 참여하기" }).click();
  await page.waitForURL((url) => url.origin === teamUrl);
  await fillProfile(page, { name: "윤준", slug: "jun" });
  await menuLink(page, "딜").waitFor();
}

/** Moves a card one column on with the keyboard only. The other browser sees it without a reload. */
async function moveCardWhileWatched(mover: Page, watcher: Page, name: string): Promise<void> {
  for (const page of [mover, watcher]) {
    await page.goto(`${teamUrl}/deals/board`);
    await page
      .getByRole("button", { name: new RegExp(name) })
      .first()
      .waitFor();
  }
  const column = (page: Page, index: number) => page.locator("[data-stage]").nth(index);
  await column(watcher, 0).getByText(name).waitFor();
  await column(mover, 0).getByRole("button", { name, exact: true }).focus();
  await mover.keyboard.press("Space");
  await mover.waitForTimeout(300);
  await mover.keyboard.press("ArrowRight");
  await mover.waitForTimeout(300);
  await mover.keyboard.press("Space");
  await column(mover, 1).getByText(name).waitFor();
  await column(watcher, 1).getByText(name).waitFor({ timeout: 5_000 });
}

async function seeBooking(page: Page): Promise<void> {
  await menuLink(page, "일정").click();
  await page
    .getByText(/오지훈/)
    .first()
    .waitFor();
  await menuLink(page, "리드").click();
  await page
    .getByText(/오지훈|30분 도입 상담/)
    .first()
    .waitFor();
}

async function readMails(uuid: string): Promise<void> {
  const toGuest = await mailTo(guestEmail);
  expect(toGuest.text).toContain(`${suite.appUrl}/public-pages/event/${uuid}`);
  expect(linkIn(toGuest).host).toBe("meet.google.com");
  const toHost = await mailTo(founderEmail, "30분 도입 상담");
  for (const { attachments } of [toGuest, toHost])
    expect(attachments.map(({ type }) => type)).toEqual([expect.stringContaining("text/calendar")]);
  expect(await mailsTo(guestEmail)).toHaveLength(1);
  expect(await meetingsIn(founderEmail, "30분 도입 상담")).toHaveLength(1);
}

async function seeReschedule(start: string): Promise<void> {
  await mailTo(guestEmail, "", 2);
  await until(async () => {
    const events = await meetingsIn(founderEmail, "30분 도입 상담");
    return events.length === 1 && new Date(events[0]?.start.dateTime ?? 0).toISOString() === start;
  });
}
