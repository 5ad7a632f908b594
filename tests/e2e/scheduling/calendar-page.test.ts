import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { mailTo } from "../../support/email/inbox";
import { connectGoogle } from "../../support/scheduling/booking";
import { addBusy, meetingsIn } from "../../support/scheduling/google";
import { activeSuggestion, timeOn } from "../../support/scheduling/suggestion";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo, menuLink } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

/** Opens the calendar page as a new member with a calendar. */
async function openCalendar(): Promise<{ member: Member; context: BrowserContext; page: Page }> {
  const tenant = await createTenant();
  const member = await tenant.member("admin", { display_name: "한소라" });
  await member.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await tenant.member("member", { display_name: "박동료" });
  await connectGoogle(member);
  const page = await openAs(member, "/calendar", { permissions: ["clipboard-read", "clipboard-write"] });
  return { member, context: page.context(), page };
}

/** The number of a week since 1970. Weeks begin on Sundays in Seoul; 1970 began on a Thursday. */
const weekOf = (atMs: number): number => Math.floor((atMs / 86_400_000 + 9 / 24 + 4) / 7);

const times = (page: Page) => page.getByRole("region", { name: "제안할 시간" }).getByRole("listitem");
const panel = (page: Page) => page.getByRole("region", { name: "복사해서 보내기" });
const block = (page: Page) => page.locator(".rbc-event.proposed");

/** Drags over a day of the shown week, from one hour to another. */
async function drag(page: Page, day: number, [from, to]: [number, number]): Promise<void> {
  const column = page.locator(".rbc-day-slot").nth(day);
  const { x, y, width, height } = (await column.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (hour: number): [number, number] => [x + width / 3, y + (hour / 24) * height];
  await page.mouse.move(...at(from + 0.05));
  await page.mouse.down();
  await page.mouse.move(...at((from + to) / 2), { steps: 5 });
  await page.mouse.move(...at(to - 0.05), { steps: 5 });
  await page.mouse.up();
}

const copied = (page: Page, type: string): Promise<string> =>
  page.evaluate(
    `navigator.clipboard.read().then(([item]) => item.getType(${JSON.stringify(type)})).then((blob) => blob.text())`,
  );

test("times are added, moved and removed by mouse, copied as links, and one is chosen", async () => {
  const { member, context, page } = await openCalendar();
  const [first, second] = [timeOn(0), timeOn(0, 15)];
  await addBusy(member.email, second, { summary: "주간 회의" });
  await menuLink(page, "일회성 미팅").click();
  for (let week = weekOf(Date.now()); week < weekOf(Date.parse(first.start)); week += 1)
    await page.getByRole("button", { name: "다음 주" }).click();
  await page.locator(".rbc-event.calendar", { hasText: "주간 회의" }).waitFor();

  await drag(page, 1, [10, 10.5]);
  await drag(page, 2, [14, 15]);
  await drag(page, 1, [14.5, 15.5]);
  await block(page).nth(2).waitFor();
  expect(await times(page).count()).toBe(3);
  await page.getByText("겹치는 일정: 주간 회의").waitFor();
  await block(page).filter({ hasText: "오후 2:30" }).locator("[data-remove]").click();
  await moveDown(page);
  // The list of times takes over the dragged time in an effect.
  await expect.poll(() => times(page).getByLabel(/시작$/).nth(1).inputValue()).toBe("15:00");

  await panel(page).getByText("링크 텍스트").click();
  await panel(page).getByLabel("미팅 제목").fill("도입 상담");
  await panel(page).getByLabel("초대할 사람 이름").fill("김하나");
  await panel(page).getByText("자세한 설정").click();
  await panel(page).getByLabel("설명").fill("가격과 일정을 이야기해요");
  await panel(page).getByRole("combobox", { name: "멤버 추가" }).fill("박동료");
  await page.getByRole("option", { name: "박동료" }).click();
  await panel(page).getByRole("button", { name: "박동료 빼기" }).waitFor();
  await panel(page).getByRole("button", { name: "복사하기" }).click();
  await page.getByText("복사했어요").first().waitFor();
  const html = await copied(page, "text/html");
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(await copied(page, "text/plain")).toContain("오전 10:00 – 오전 10:30");

  const link = html.match(/href="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  await chooseAsVisitor(await context.newPage(), link, first);
  await until(async () => (await meetingsIn(member.email, "도입 상담")).length === 1);
  await menuLink(page, "일정").click();
  await page.getByRole("tab", { name: "제안한 일정" }).click();
  await page.getByRole("listitem").filter({ hasText: "도입 상담 · 김하나" }).getByText("확정됨").waitFor();
  expectNo(problems);
}, 120_000);

/** Drags the time at 2 p.m. one hour down. */
async function moveDown(page: Page): Promise<void> {
  const moved = block(page).filter({ hasText: "오후 2:00" });
  const { x, y } = (await moved.boundingBox()) ?? { x: 0, y: 0 };
  const hour = ((await page.locator(".rbc-day-slot").first().boundingBox())?.height ?? 0) / 24;
  await page.mouse.move(x + 20, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 12 + hour / 2, { steps: 5 });
  await page.mouse.move(x + 20, y + 12 + hour, { steps: 5 });
  await page.mouse.up();
  await block(page).filter({ hasText: "오후 3:00 – 오후 4:00" }).waitFor();
}

async function chooseAsVisitor(page: Page, link: string, { start }: { start: string }): Promise<void> {
  const email = `guest-${randomUUID().slice(0, 8)}@customer.example`;
  expect(new URL(link).searchParams.get("slot")).toBe(start);
  await page.goto(link);
  await page.getByRole("heading", { name: "예약 정보 입력" }).waitFor();
  expect(await page.getByLabel("이름").inputValue()).toBe("김하나");
  await page.getByText("가격과 일정을 이야기해요").waitFor();
  await page.getByText("박동료").first().waitFor();
  await page.getByRole("button", { name: "이 시간으로 확정" }).click();
  await page.getByText("필수 입력 항목이에요").waitFor();
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("button", { name: "이 시간으로 확정" }).click();
  await page.getByRole("heading", { name: "예약이 완료됐어요" }).waitFor();
  await mailTo(email, "도입 상담");
  await page.goto(link);
  await page.getByRole("heading", { name: "이미 확정된 미팅이에요" }).waitFor();
}

test("times are suggested with the keyboard only, and past times are refused", async () => {
  const { page } = await openCalendar();
  await page.goto(`${suite.appUrl}/calendar`);
  // A phone shows one day, and moves to the day of the new time.
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "시간 추가" }).press("Enter");
  await times(page).first().waitFor();
  await block(page).first().waitFor();
  if (desk) await page.setViewportSize(desk);
  await page.getByRole("button", { name: "시간 추가" }).press("Enter");
  await expect.poll(() => times(page).count()).toBe(2);
  const day = times(page).first().getByLabel(/날짜$/);
  await day.fill("2024-01-01");
  await page.getByRole("alert").getByText("지난 시간은 제안할 수 없어요.").waitFor();
  await day.fill(timeOn(20).start.slice(0, 10));
  await times(page).last().getByLabel(/시작$/).waitFor();
  await times(page).last().getByRole("button", { name: /삭제$/ }).press("Enter");
  await expect.poll(() => times(page).count()).toBe(1);
  // A time that ends at midnight is shown among the hours, although its end is on the next day.
  await times(page).getByLabel(/시작$/).fill("23:00");
  await times(page).getByLabel(/종료$/).fill("00:30");
  await times(page)
    .getByLabel(/12:30.* 종료$/)
    .fill("00:00");
  await block(page).filter({ hasText: "– 오전 12:00" }).waitFor();

  await panel(page).getByLabel("미팅 방법").selectOption("address");
  await panel(page).getByRole("button", { name: "복사하기" }).press("Enter");
  await page.getByText("미팅 장소를 올바르게 입력해 주세요").waitFor();
  await panel(page).getByLabel("주소").fill("서울시 강남구 테헤란로 1");
  await panel(page).getByText("URL만").click();
  await panel(page).getByRole("button", { name: "복사하기" }).press("Enter");
  await page.getByText("복사했어요").first().waitFor();
  expect(await copied(page, "text/plain")).toMatch(new RegExp(`^${suite.appUrl}/meet/[\\da-f-]{36}$`));
  await block(page).first().waitFor();
  await block(page).first().press("Delete");
  await block(page).first().waitFor({ state: "detached" });
  expectNo(problems);
}, 120_000);

test("the pages of suggestions have no accessibility finding", async () => {
  const { member, context, page } = await openCalendar();
  await addBusy(member.email, timeOn(0, 15), { summary: "주간 회의" });
  const { id } = await activeSuggestion(member, { availabilities: [timeOn(0), timeOn(1)] });
  await page.goto(`${suite.appUrl}/calendar?onetime=${id}`);
  await block(page).first().waitFor();
  expect(await axeFindings(page, "calendar")).toEqual([]);
  await page.goto(`${suite.appUrl}/schedule?when=suggested`);
  await page.getByText("응답 대기").waitFor();
  expect(await axeFindings(page, "suggested")).toEqual([]);

  const visitor = await context.newPage();
  await visitor.goto(`${suite.appUrl}/meet/${id}`);
  await visitor.locator("button.slot").first().waitFor();
  expect(await axeFindings(visitor, "meet")).toEqual([]);
  await visitor.locator("button.slot").first().press("Enter");
  await visitor.getByRole("button", { name: "이 시간으로 확정" }).waitFor();
  expect(await axeFindings(visitor, "meet form")).toEqual([]);
  await visitor.goto(`${suite.appUrl}/meet/${randomUUID()}`);
  await visitor.getByRole("heading", { name: "제안을 찾을 수 없어요" }).waitFor();
  expectNo(problems);
}, 180_000);
