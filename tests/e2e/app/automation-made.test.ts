import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { enrollmentsOf, runEnrollmentIn } from "../../support/email/automation";
import { marketingTenant } from "../../support/email/campaign";
import { mailTo } from "../../support/email/inbox";
import { activeRouter, submit } from "../../support/routing/submission";
import { untilIdle } from "../../support/suite/queue";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let tenant: Tenant;
let owner: Member;
let sender: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  ({ sender } = await marketingTenant(tenant));
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.email.setEmailTopics({ body: { topics: [{ name: { ko: "새 소식", en: "News" } }] } });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

test("the keyboard creates an automation that mails submitters two days later, and the canvas counts it", async () => {
  const router = await activeRouter(tenant, owner, { title: "상담 신청" });
  const page = await openAs(owner, "/email-automations");
  await tabTo(page, page.getByRole("button", { name: "자동화 만들기" }).first());
  await page.keyboard.press("Enter");
  const activate = page.getByRole("button", { name: "저장하고 활성화" });
  await activate.waitFor();
  await activate.press("Enter");
  await page.getByText("시작할 폼을 선택해 주세요.").waitFor();
  await page.getByText("동작을 하나 이상 추가해 주세요.").waitFor();

  await page.getByLabel(/^폼[\s*]*$/).selectOption({ label: "상담 신청" });
  await addStep(page, "첫 단계 추가", "기다리기");
  await page.getByLabel(/^일[\s*]*$/).fill("2");
  await addMoveAndRemove(page);
  await page.getByRole("region", { name: "자동화 그림" }).getByRole("button", { name: "모두 보기" }).waitFor();
  await addStep(page, "‘기다리기’ 뒤에 단계 추가", "이메일 보내기");
  await page.getByText("메일 내용과 보내는 사람 정보를 입력해 주세요.").waitFor();
  await writeMail(page);
  expect(await axeFindings(page, "automation with a mail")).toEqual([]);
  await activate.press("Enter");
  await page.getByText("활성화했어요.").first().waitFor();

  const email = `${randomUUID().slice(0, 8)}@visitor.example`;
  await submit(router.id, { name: "오지훈", email });
  const [made] = (await owner.client.email.listAutomations({})).data;
  const [topic] = (await owner.client.email.listEmailTopics({})).data;
  const { actions } = await owner.client.email.getAutomation({ params: { id: made?.id ?? "" } });
  expect(actions).toMatchObject([{}, { email_campaign: { topic: topic?.id } }]);
  const [entered] = await until(async () => {
    const found = await enrollmentsOf(tenant.teamId, made?.id ?? "");
    return found.some(({ waiting }) => waiting) && found;
  }, 90_000);
  await runEnrollmentIn(tenant.teamId, entered?.id ?? "", 3);
  await untilIdle(tenant.teamId);
  expect(await mailTo(email, "신청해 주셔서 고마워요")).toMatchObject({
    from: { email: sender },
    text: expect.stringContaining("곧 연락드릴게요."),
  });
  await page.reload();
  await page.locator(".react-flow__node").getByText("발송 1").waitFor();
  expectNo(problems);
}, 300_000);

/** Adds a step at a place. The menu of the previous place may still be closing. */
async function addStep(page: Page, place: string, step: string): Promise<void> {
  await page.getByRole("button", { name: place }).press("Enter");
  await choose(page.getByRole("menu", { name: place }), step);
}

/** Chooses from a menu that a key opened. A click chooses the highlighted item, which is set in a later frame. */
async function choose(menu: Locator, item: string): Promise<void> {
  await menu.locator("[role=menuitem][data-highlighted]").waitFor();
  await menu.getByRole("menuitem", { name: item }).click();
}

/** Adds a second wait before the first, moves it down and removes it, without losing the focus. */
async function addMoveAndRemove(page: Page): Promise<void> {
  await addStep(page, "첫 단계 추가", "기다리기");
  const act = async (place: number, action: string) => {
    await page.getByRole("button", { name: "기다리기 작업" }).nth(place).press("Enter");
    await choose(page.getByRole("menu", { name: "기다리기 작업" }), action);
  };
  const focused = () => page.locator(":focus").getAttribute("aria-label");
  await act(0, "아래로 옮기기");
  await expect.poll(focused).toBe("기다리기 작업");
  await act(1, "삭제");
  await expect.poll(focused).toBe("‘기다리기’ 뒤에 단계 추가");
}

/** Fills in the open step's mail. */
async function writeMail(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "주제", exact: true }).selectOption({ label: "새 소식" });
  await page.getByLabel("보내는 사람 이름").fill("두레");
  await page.getByLabel("보내는 사람 이메일").fill(sender);
  await page.getByLabel("메일 제목").fill("신청해 주셔서 고마워요");
  await page.getByRole("button", { name: "메일 내용 쓰기" }).press("Enter");
  const dialog = page.getByRole("dialog");
  const content = dialog.getByRole("textbox", { name: /내용/ });
  await content.waitFor();
  // In a frame after it is shown, the dialog moves the focus to its first control.
  await untilStable(page);
  await content.focus();
  await page.keyboard.type("곧 연락드릴게요.");
  expect(await axeFindings(page, "content of a step's mail")).toEqual([]);
  await dialog.getByRole("button", { name: "완료" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
}
