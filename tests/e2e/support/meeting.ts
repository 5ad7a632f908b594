import type { Page } from "playwright-core";
import { suite } from "../../support/suite/suite";
import { menuLink } from "./person";

/** Connects a Google account in the popup as its owner: chooses the account, allows, and waits until it is listed. */
export async function connectCalendar(page: Page, email: string): Promise<void> {
  await menuLink(page, "예약 페이지").click();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Google 캘린더 연결" }).first().click();
  const consent = await popup;
  await consent.getByLabel("Another e-mail").fill(email);
  const closed = consent.waitForEvent("close");
  await consent.getByRole("button", { name: "Allow" }).click();
  await closed;
}

/** Publishes a page with the defaults and a phone call. Returns its URL. */
export async function publishPage(page: Page, title: string): Promise<string> {
  await page
    .getByRole("link", { name: "예약 페이지 만들기" })
    .or(page.getByRole("button", { name: "예약 페이지 만들기" }))
    .first()
    .click();
  await page.getByLabel("제목").fill(title);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText("예약 페이지를 만들었어요").first().waitFor();
  await menuLink(page, "예약 페이지").click();
  const link = page.getByRole("link", { name: title }).first();
  await link.waitFor();
  const id = (await link.getAttribute("href"))?.match(/[a-z]{10}/)?.[0] ?? "";
  return `${suite.appUrl}/book/${id}`;
}

type Guest = { name: string; email: string };

/** Books the first free time of next month on a page. Returns the secret of the invitee's link. */
export async function bookTime(page: Page, url: string, guest: Guest): Promise<{ uuid: string }> {
  await page.goto(url);
  await showNextMonth(page);
  await page.locator("button.slot").first().click();
  await page.getByLabel("이름").fill(guest.name);
  await page.getByLabel("이메일").fill(guest.email);
  const answer = page.waitForResponse((response) => response.url().includes("/api/public/scheduled-events"));
  await page.getByRole("button", { name: "예약하기" }).click();
  const { uuid } = await (await answer).json();
  await page.getByRole("heading", { name: "예약이 완료됐어요" }).waitFor();
  return { uuid };
}

/** Moves the meeting to the last time of next month's first free day, with a reason. */
export async function reschedule(page: Page, uuid: string, reason: string): Promise<{ start: string }> {
  await page.goto(`${suite.appUrl}/public-pages/event/${uuid}`);
  await page.getByRole("button", { name: "일정 변경" }).click();
  await showNextMonth(page);
  await page.locator("button.slot").last().click();
  await page.getByLabel("변경 사유").fill(reason);
  const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: "이 시간으로 변경" }).click();
  const { date_range } = await (await answer).json();
  await page.getByRole("heading", { name: "일정이 변경됐어요" }).waitFor();
  return { start: date_range.start };
}

/** Shows next month, because today's times may pass before they are booked. */
const showNextMonth = (page: Page) => page.getByRole("button", { name: "다음 달", exact: true }).click();
