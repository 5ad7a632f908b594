import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PIXEL } from "../../support/browser/insert-image";
import { createTemplate } from "../../support/email/create-template";
import { bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let owner: Member;
let colleagues: Member[];
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  owner = await tenant.member("admin", { display_name: "김대표" });
  colleagues = [
    await tenant.member("member", { display_name: "박영업" }),
    await tenant.member("member", { display_name: "최상담" }),
  ];
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  for (const member of [owner, ...colleagues]) await connectGoogle(member);
  await createTemplate(owner);
});

test("the keyboard creates a round-robin page with three organizers", async () => {
  const page = await openAs(owner, "/booking-pages");
  const create = page.getByRole("button", { name: "예약 페이지 만들기" }).first();
  await create.waitFor();
  await tabTo(page, create);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("제목").waitFor();
  await tabTo(page, dialog.getByRole("radio", { name: /1:1/ }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, dialog.getByLabel("제목"));
  await page.keyboard.type("셋이 돌아가며 상담");
  for (const { display_name } of colleagues) {
    await tabTo(page, dialog.getByRole("combobox", { name: "호스트 추가" }));
    await page.keyboard.type(display_name);
    await page.locator("[role=option][data-highlighted]", { hasText: display_name }).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: `${display_name} 빼기` }).waitFor();
  }
  expect(await axeFindings(page, "create booking page")).toEqual([]);
  await tabTo(page, dialog.getByRole("button", { name: "만들기", exact: true }));
  await page.keyboard.press("Enter");

  await page.getByRole("tab", { name: "기본" }).waitFor();
  await page.getByRole("table").getByText("박영업").waitFor();
  await page.getByRole("columnheader", { name: "가산" }).waitFor();
  await page.getByRole("region", { name: "미리보기" }).getByText(/개$/).first().waitFor();
  const { data } = await owner.client.scheduling.listBookingPages({ query: {} });
  const made = data.find(({ title }) => title === "셋이 돌아가며 상담");
  expect(made).toMatchObject({ kind: "roundRobin", strategy: "round-robin" });
  expect(made?.organizers.map(({ id, dest_cal }) => [id, dest_cal?.email])).toEqual(
    [owner, ...colleagues].map(({ uid, email }) => [uid, email]),
  );
  expectNo(problems);
}, 120_000);

async function openEditor(title: string): Promise<Page> {
  const { data } = await owner.client.scheduling.listBookingPages({ query: {} });
  const id = data.find((one) => one.title === title)?.id ?? "";
  const page = await openAs(owner, `/booking-pages/${id}`);
  await page.getByRole("tab", { name: "기본" }).waitFor();
  return page;
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();

/** Gives the confirmation a template and people, sends moves to the invitee only, and re-creates the cancellation. */
async function editNotifications(page: Page): Promise<void> {
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel("예약 확정 1 메일 내용").selectOption({ label: "감사 메일" });
  await panel.getByRole("button", { name: "예약 확정 1 미리보기·테스트" }).click();
  const preview = page.getByRole("dialog");
  await preview.frameLocator("iframe").getByText("김두레님").waitFor();
  expect(await axeFindings(page, "template preview")).toEqual([]);
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "hidden" });
  await panel.getByRole("button", { name: "예약 확정 1 보내는 사람·참조" }).click();
  await panel.getByLabel("보내는 사람", { exact: true }).selectOption(colleagues[0]?.email ?? "");
  await panel.getByLabel("참조", { exact: true }).fill("team@dure.example");
  await panel.getByLabel("일정 변경 1 받는 사람").selectOption({ label: "예약자" });
  await panel.getByRole("button", { name: "예약 취소 1 삭제" }).click();
  await panel.getByText("보내는 알림이 없어요.").waitFor();
  const add = panel.getByRole("button", { name: "예약 취소 알림 추가" });
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await page.locator("[role=menuitem][data-highlighted]", { hasText: "이메일" }).waitFor();
  await page.keyboard.press("Enter");
  await panel.getByLabel("예약 취소 1 받는 사람").selectOption({ label: "호스트와 예약자" });
  expect(await axeFindings(page, "notifications")).toEqual([]);
}

test("each tab of the editor is saved, and shows its errors", async () => {
  const page = await openEditor("셋이 돌아가며 상담");
  const panel = page.getByRole("tabpanel");
  await page.getByLabel("박영업 비중").selectOption("3");

  await tab(page, "미팅");
  await panel.getByRole("button", { name: "미팅 방법 추가" }).click();
  await page.getByRole("menuitem", { name: "대면" }).click();
  await panel.getByRole("button", { name: "미팅 방법 추가" }).click();
  await page.getByRole("menuitem", { name: "전화" }).click();
  await panel.getByLabel("전화 받을 번호").fill("02-555-0100");
  await tab(page, "알림");
  await panel.getByRole("button", { name: "리마인더 추가" }).click();
  await panel.getByLabel("리마인더 1 보내는 방법").selectOption("kakao");
  await editNotifications(page);
  await tab(page, "고급");
  await panel.getByLabel("하루 최대 예약 수").fill("4");
  await panel.getByRole("region", { name: "질문 추가" }).getByRole("button", { name: "드롭다운" }).click();
  await panel.getByLabel("선택지 1 이름").fill("1-10명");
  await panel.getByRole("button", { name: "선택지 추가" }).click();
  await panel.getByLabel("선택지 2 이름").fill("11-50명");

  await page.getByRole("button", { name: "저장" }).click();
  await panel.getByText("주소를 입력해 주세요").waitFor();
  await panel.getByLabel("주소").fill("서울시 강남구 테헤란로 1");
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByText("저장했어요").first().waitFor();

  const { data } = await owner.client.scheduling.listBookingPages({ query: {} });
  const saved = data.find((one) => one.title === "셋이 돌아가며 상담");
  expect(saved?.organizers.map(({ weight }) => weight)).toEqual([1, 3, 1]);
  expect(saved).toMatchObject({
    daily_limit: 4,
    meeting_plans: [
      { type: "google-meet" },
      { type: "offline", value: "서울시 강남구 테헤란로 1" },
      { type: "phone", value: "02-555-0100" },
    ],
    reminders: [{ type: "kakao", send_at: { digit: "d", value: 1 } }],
  });
  expect(saved?.notifications.map(({ type, recipient, medium }) => [type, recipient, medium.type])).toEqual([
    ["confirmation", "invitee", "email"],
    ["meetingAssignment", "organizer", "email"],
    ["rescheduling", "invitee", "email"],
    ["reminder", "invitee", "kakao"],
    ["cancellation", "both", "email"],
  ]);
  expect(saved?.notifications[0]?.medium).toMatchObject({ sender: colleagues[0]?.email, cc: ["team@dure.example"] });
  expect(saved?.follow_up_mail_setting).toMatchObject({ cc: ["team@dure.example"] });
  expect(saved?.form).toMatchObject([
    { name: "name" },
    { name: "phone", required: true },
    { type: "dropdown", options: ["1-10명", "11-50명"] },
  ]);
  for (const name of ["기본", "미팅", "알림", "연동", "고급"]) {
    await tab(page, name);
    expect(await axeFindings(page, `editor, ${name}`)).toEqual([]);
  }
  expectNo(problems);
}, 240_000);

test("a colleague who is no organizer can view the page, and copy the code for a website", async () => {
  const colleague = await tenant.member("member", { display_name: "정동료" });
  const page = await openAs(colleague, "/booking-pages?tab=team");
  const row = page.getByRole("row").filter({ hasText: "셋이 돌아가며 상담" });
  await row.getByText("돌아가며", { exact: true }).first().waitFor();
  await row.getByRole("button", { name: /작업$/ }).click();
  await page.getByRole("menuitem", { name: "웹사이트에 추가" }).click();
  const dialog = page.getByRole("dialog");
  const code = dialog.getByLabel("삽입 코드");
  expect(await code.inputValue()).toContain('data-mode="inline"');
  await dialog.getByText("플로팅 버튼").click();
  await expect.poll(() => page.locator("textarea").first().inputValue()).toContain('data-label="예약하기"');
  expect(await axeFindings(page, "embed")).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "셋이 돌아가며 상담" }).click();
  await page.getByText("김대표님이 만들었고 내가 호스트가 아닌 예약 페이지라 볼 수만 있어요.").waitFor();
  expect(await page.getByLabel("제목").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "저장" }).count()).toBe(0);
  expectNo(problems);
}, 120_000);

test("another organizer can change a page, and an unknown page says that it does not exist", async () => {
  const [colleague] = colleagues;
  if (!colleague) throw new Error("The page has colleagues.");
  const { data } = await owner.client.scheduling.listBookingPages({ query: {} });
  const id = data.find((one) => one.title === "셋이 돌아가며 상담")?.id ?? "";
  const page = await openAs(colleague, `/booking-pages/${id}`);
  await page.getByLabel("제목").fill("넘겨받은 상담");
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByText("저장했어요").first().waitFor();
  expectNo(problems);

  await page.goto(`${suite.appUrl}/booking-pages/zzzzzzzzzz`);
  await page.getByText("예약 페이지가 없거나 볼 수 있는 권한이 없어요.").waitFor();
  await page.getByRole("link", { name: "예약 페이지 목록 보기" }).waitFor();
  expect(await page.getByRole("button", { name: /다시/ }).count()).toBe(0);
  expect(await axeFindings(page, "no such page")).toEqual([]);
  problems.length = 0;
}, 120_000);

test("the calendar settings are the defaults of a new page", async () => {
  const page = await openAs(owner, "/settings/calendar");
  await page.getByLabel("미팅 방법").selectOption("zoom");
  await page
    .getByRole("switch", { name: "금요일" })
    .or(page.getByLabel("금요일", { exact: true }))
    .first()
    .press("Space");
  expect(await axeFindings(page, "calendar settings")).toEqual([]);
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByText("저장했어요").first().waitFor();
  const defaults = await owner.client.scheduling.getBookingDefaults({ params: { userId: owner.uid } });
  expect(defaults).toMatchObject({ conferencing: "zoom", calendarToAddEvent: { email: owner.email } });
  expect(defaults.workingHours[4]).toEqual([]);
  expectNo(problems);
}, 120_000);

test("a page has a logo, a color and a marked-up description, as its visitors see them", async () => {
  const { id } = await bookingPage(owner, { title: "브랜드가 있는 상담" });
  const page = await openAs(owner, `/booking-pages/${id}`);
  await page
    .getByRole("group", { name: "로고" })
    .locator("input[type=file]")
    .setInputFiles({ name: "로고.png", mimeType: "image/png", buffer: PIXEL });
  await page.getByRole("button", { name: "이미지 삭제" }).waitFor();
  const description = page.getByRole("textbox", { name: "설명" });
  await description.fill("꼭 읽어 주세요");
  await description.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "굵게" }).click();
  await expect.poll(() => description.inputValue()).toBe("**꼭 읽어 주세요**");
  await page.getByRole("textbox", { name: "색", exact: true }).fill("#7C2D12");
  expect(await axeFindings(page, "a page's brand")).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장했어요.").first().waitFor();
  await page.goto(`${suite.appUrl}/book/${id}`);
  await page.locator("strong", { hasText: "꼭 읽어 주세요" }).waitFor();
  expect(await page.evaluate(`document.documentElement.style.getPropertyValue("--brand")`)).toBe("#7c2d12");
  const logo = page.locator("img.info-logo");
  await expect.poll(() => logo.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBeGreaterThan(0);
  expectNo(problems);
});
