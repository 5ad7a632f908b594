import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { bookingPage, meetingPlans } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { createHostTeam, FORM, guestOf } from "../support/visitor";

const { openVisitor, problems } = useChromium();
let team: Awaited<ReturnType<typeof createHostTeam>>;

beforeAll(async () => {
  team = await createHostTeam();
});
afterEach(() => {
  problems.length = 0;
});

/** The first Monday of the month after next. Days are at midnight UTC. */
const MONDAY = firstMonday(2);
const dayAfter = (days: number) => new Date(MONDAY.getTime() + days * 86_400_000);
const [TUESDAY, WEDNESDAY, SATURDAY] = [dayAfter(1), dayAfter(2), dayAfter(5)];
const iso = (day: Date) => day.toISOString().slice(0, 10);
const cell = `[data-day='${iso(SATURDAY)}']`;
const full = (day: Date, locale = "ko-KR") => day.toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" });
const monthOf = (day: Date) => `${day.getUTCFullYear()}년 ${day.getUTCMonth() + 1}월`;
const nextMonth = new Date(Date.UTC(MONDAY.getUTCFullYear(), MONDAY.getUTCMonth() + 1));

function firstMonday(monthsAhead: number): Date {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead));
  return new Date(first.getTime() + ((8 - first.getUTCDay()) % 7) * 86_400_000);
}

/** Monday to Friday until the end of the month after. Each day has 18 times. */
const WINDOW = {
  start: iso(MONDAY),
  end: iso(new Date(Date.UTC(nextMonth.getUTCFullYear(), nextMonth.getUTCMonth() + 1, 0))),
};
const publish = (more: object = {}) => {
  const meeting_plans = meetingPlans({ type: "offline", value: "강남역" });
  return bookingPage(team.hosts[0], { title: "도입 상담", form: [], meeting_plans, window: WINDOW, ...more });
};

const focused = (page: Page) => page.evaluate("document.activeElement?.textContent") as Promise<string>;

test.each([
  {
    locale: "ko-KR",
    free: `${full(TUESDAY)}, 예약 가능한 시간 18개`,
    none: `${full(SATURDAY)}, 예약 가능한 시간 없음`,
    time: new RegExp(`^오전 9:00, ${full(TUESDAY)}, .+ \\(GMT\\+9\\)$`),
  },
  {
    locale: "en-US",
    free: `${full(TUESDAY, "en-US")}, 18 free times`,
    none: `${full(SATURDAY, "en-US")}, no free times`,
    time: new RegExp(`^9:00\\sAM, ${full(TUESDAY, "en-US")}, .+ \\(GMT\\+9\\)$`),
  },
])("a day's name has its full date and free times, a time's name its day and zone ($locale)", async (names) => {
  const { id } = await publish();
  const page = await openVisitor({ locale: names.locale });
  await page.goto(`${suite.appUrl}/book/${id}`);
  const taken = page.getByRole("button", { name: names.none, exact: true });
  await taken.waitFor();
  expect(await taken.getAttribute("aria-disabled")).toBe("true");
  const free = page.getByRole("button", { name: names.free, exact: true });
  expect(await free.getAttribute("aria-disabled")).toBe("false");
  await free.click();
  await page.getByRole("gridcell", { name: names.free, selected: true }).waitFor();
  await page.getByRole("button", { name: names.time }).waitFor();
  expectNo(problems);
});

test("each step has a heading, which gets the focus; changes within a step are announced", async () => {
  const { id } = await publish();
  const guest = guestOf("한소라");
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/book/${id}`);
  await page.locator("button.slot").first().waitFor();
  const headings = () => page.getByRole("heading").allTextContents();
  const said = page.locator("[aria-live=polite]");
  expect(await headings()).toEqual([
    "도입 상담",
    "날짜 선택",
    monthOf(MONDAY),
    `${MONDAY.getUTCMonth() + 1}월 ${MONDAY.getUTCDate()}일 (월)`,
  ]);

  await page.getByRole("button", { name: full(WEDNESDAY) }).press("Enter");
  await until(async () => (await said.textContent()) === `${full(WEDNESDAY)}, 예약 가능한 시간 18개`);
  await page.getByRole("button", { name: "다음 달" }).press("Enter");
  await until(async () => (await said.textContent()) === monthOf(nextMonth));
  await page.getByRole("button", { name: "이전 달" }).press("Enter");

  await page.locator("button.slot").first().press("Enter");
  await until(async () => (await focused(page)) === "예약 정보 입력");
  expect(await headings()).toEqual(["도입 상담", "예약 정보 입력"]);
  await page.getByRole("button", { name: "다른 시간 선택" }).press("Enter");
  await until(async () => (await focused(page)) === "날짜 선택");
  await page.locator("button.slot").first().press("Enter");
  // The heading takes the focus once it is painted, and must not take it from a field.
  await until(async () => (await focused(page)) === "예약 정보 입력");
  await page.getByLabel("이름").fill(guest.name);
  await page.getByLabel("이메일").fill(guest.email);
  await page.getByLabel("이메일").press("Enter");
  await until(async () => (await focused(page)) === "예약이 완료됐어요");
  expect(await headings()).toEqual(["예약이 완료됐어요", "도입 상담", "캘린더에 추가"]);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expectNo(problems);
});

test("a question is marked as required, and then shows its error", async () => {
  const { id } = await publish({ form: FORM });
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/book/${id}`);
  await page.locator("button.slot").first().click();
  const isRequired = (name: string) =>
    page.getByLabel(new RegExp(`^${name}`)).evaluate((field) => field.matches(":required"));
  for (const name of ["이름", "이메일", "직원 수", "예산", "다음 달", "개인정보 수집에 동의해요"])
    expect(await isRequired(name), name).toBe(true);
  for (const name of ["팩스", "하고 싶은 이야기"]) expect(await isRequired(name), name).toBe(false);
  // Several boxes make one answer, so no single box is required.
  await page.getByRole("group", { name: "필요한 기능 필수", exact: true }).waitFor();

  await page.getByRole("button", { name: "예약하기" }).press("Enter");
  const name = page.getByLabel("이름");
  await until(() => name.evaluate((field) => field.matches(":focus")));
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  const error = await name.getAttribute("aria-describedby");
  expect(await page.locator(`#${error}`).textContent()).toBe("필수 입력 항목이에요");
  expectNo(problems);
});

test.each([1200, 390])("days whose times are loading do not look fully booked, at %i px", async (width) => {
  const { id } = await publish();
  const page = await openVisitor({ viewport: { width, height: 844 } });
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/public\/booking\/[a-z]+\?/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`${suite.appUrl}/book/${id}`);
  const saturday = page.locator(cell);
  await saturday.waitFor();
  const backgroundOf = () => page.evaluate(`getComputedStyle(document.querySelector("${cell}")).backgroundColor`);
  expect(await saturday.textContent()).toContain(`${full(SATURDAY)}, 불러오는 중이에요`);
  expect(await page.getByRole("grid").getAttribute("aria-busy")).toBe("true");
  expect(await page.locator(".slot-skeleton").count()).toBeGreaterThan(0);
  expect(await page.getByText(/예약할 수 있는 시간이 없어요|예약 가능한 시간 없음/).count()).toBe(0);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  const loading = await backgroundOf();

  answered.resolve();
  await page.locator("button.slot").first().waitFor();
  expect(await page.getByRole("grid").getAttribute("aria-busy")).toBe("false");
  expect(await page.locator(".slot-skeleton").count()).toBe(0);
  expect(await saturday.textContent()).toContain("예약 가능한 시간 없음");
  expect(await backgroundOf()).not.toBe(loading);
  expectNo(problems);
});
