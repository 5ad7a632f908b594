import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { mailTo } from "../../support/email/inbox";
import { bookingPage, connectGoogle, fromTomorrow, meetingPlans } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { bookTime } from "../support/meeting";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let host: Member;
const { openBrowser, openPageAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  host = await tenant.member("admin", { display_name: "박담당" });
  await host.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(host);
});

const guest = { name: "오지훈", email: `guest-${randomUUID().slice(0, 8)}@customer.example` };

test("a template is written, tested and chosen on a booking page, and sent to whoever books there", async () => {
  const page = await openPageAs(host);
  await writeTemplate(page);
  await tryTemplate(page);

  const { id } = await bookingPage(host, {
    title: "도입 상담",
    meeting_plans: meetingPlans({ type: "offline", value: "서울시 강남구 테헤란로 1" }),
    window: fromTomorrow(),
  });
  await chooseTemplate(page, id);
  const visitor = await (await openBrowser()).newPage();
  await bookTime(visitor, `${suite.appUrl}/book/${id}`, guest);
  const mail = await mailTo(guest.email, "오지훈님, 감사합니다");
  expect(mail.text).toContain("안녕하세요 오지훈님,");
  expect(mail.html).toMatch(/<strong>[^/]*박담당.*<\/strong>/);

  await seeItInUse(page);
  expectNo(problems);
}, 240_000);

async function writeTemplate(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/settings/email-templates`);
  await page.getByText("아직 템플릿이 없어요").waitFor();
  await page.getByRole("link", { name: "템플릿 만들기" }).click();
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("템플릿 이름을 입력해 주세요.").waitFor();
  await page.getByLabel("템플릿 이름").fill("예약 감사 메일");
  await page.getByRole("button", { name: "제목에 변수 넣기" }).click();
  await page.getByRole("menuitem", { name: "예약자 이름" }).click();
  await page.getByLabel("메일 제목").press("End");
  await page.getByLabel("메일 제목").pressSequentially("님, 감사합니다");
  await writeContent(page);
  expect(await axeFindings(page, "email template editor")).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("템플릿을 저장했어요.").first().waitFor();
  await page.waitForURL(/email-templates\/1/);
  // The URL changes before the page does.
  await page.getByRole("heading", { name: "템플릿 수정" }).waitFor();
}

/** Writes the mail with the keyboard, except for the menu of variables. */
async function writeContent(page: Page): Promise<void> {
  const content = page.getByRole("textbox", { name: "내용" });
  await content.click();
  await page.keyboard.type("안녕하세요 ");
  await page.getByRole("button", { name: "변수 넣기", exact: true }).click();
  await page.getByRole("menuitem", { name: "예약자 이름" }).click();
  await page.getByLabel("값이 없을 때 넣을 말").fill("고객");
  await content.press("End");
  await page.keyboard.type("님, ");
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: "변수 넣기", exact: true }).click();
  await page.getByRole("menuitem", { name: "호스트 이름", exact: true }).click();
  await page.getByLabel("값이 없을 때 넣을 말").fill("담당자");
  const preview = page.frameLocator("iframe[title=미리보기]");
  await preview.getByText("안녕하세요 김두레님, 이담당").waitFor();
}

async function tryTemplate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "테스트 메일 보내기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("이메일").waitFor();
  expect(await dialog.getByLabel("이메일").inputValue()).toBe(host.email);
  await dialog.getByRole("button", { name: "보내기", exact: true }).click();
  await page.getByText("테스트 메일을 보냈어요.").first().waitFor();
  expect((await mailTo(host.email, "박담당님, 감사합니다")).text).toContain("박담당님, 박담당");
}

async function chooseTemplate(page: Page, id: string): Promise<void> {
  await page.goto(`${suite.appUrl}/booking-pages/${id}`);
  await page.getByRole("tab", { name: "알림" }).click();
  await page.getByLabel("예약 확정 1 메일 내용").selectOption({ label: "예약 감사 메일" });
  expect(await axeFindings(page, "follow-up email of a booking page")).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장했어요.").first().waitFor();
}

async function seeItInUse(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/settings/email-templates`);
  await page.getByRole("button", { name: "예약 감사 메일 작업" }).click();
  await page.getByRole("menuitem", { name: "삭제" }).click();
  await page.getByText("예약 페이지 · 도입 상담").waitFor();
}
