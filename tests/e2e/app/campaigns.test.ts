import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { campaignToAll, GREETING, marketingTenant, runCampaignSchedule, sendNow } from "../../support/email/campaign";
import { mailTo } from "../../support/email/inbox";
import { segmentOf } from "../../support/email/segment";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
const reader = `${fresh("reader-")}@customer.example`;
let tenant: Tenant;
let owner: Member;
let sender: string;
let topic: string;

beforeAll(async () => {
  tenant = await createTenant();
  owner = await tenant.member("admin", { display_name: "김대표" });
  // A campaign's schedule uses the team's time zone, not its author's.
  await owner.client.identity.setTimeZone({ body: { timezone: "America/New_York" } });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  ({ sender } = await marketingTenant(tenant));
  const body = { default_name: "두레", senders: [{ name: "두레 소식", local_part: "news" }], reply_to: null };
  await owner.client.email.setSenders({ body });
  await owner.client.records.createLead({ body: { deal_name: "오지훈", first_name: "지훈", email: reader } });
  await segmentOf(owner, [], "뉴스레터 독자");
  const name = { ko: "새 소식", en: "News" };
  const topics = await owner.client.email.setEmailTopics({ body: { topics: [{ name }] } });
  topic = topics.data[0]?.id ?? "";
});

test("a campaign is written in steps, checked, tested, scheduled, unscheduled and sent", async () => {
  const page = await openAs(owner, "/email/campaigns");
  await page.getByText("아직 캠페인이 없어요").waitFor();
  await tabTo(page, page.getByRole("button", { name: "캠페인 만들기" }).first());
  await page.keyboard.press("Enter");
  await writeCampaign(page);
  await tryCampaign(page);
  await schedule(page);
  await page.getByRole("button", { name: "예약 취소하고 수정" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "예약 취소하고 수정" }).click();
  await page.getByRole("tab", { name: /확인 및 발송/ }).click();
  await page.getByRole("radio", { name: /지금 보내기/ }).press("Space");
  await page.getByRole("button", { name: "지금 보내기", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("1명에게 메일을 보내요").waitFor();
  await dialog.getByRole("button", { name: "지금 보내기" }).click();
  await page.getByText("1개의 이메일을 성공적으로 발송했어요!").first().waitFor();
  await page.getByText("발송 완료").first().waitFor();
  await rename(page);
  expect((await mailTo(reader, "봄 소식")).text).toContain("새 기능을 알려 드려요");
  expectNo(problems);
}, 240_000);

test("a colleague's draft is shown without an editor, and can be copied only", async () => {
  const draft = { name: "대표의 초안", subject: "여름 소식", email_block: GREETING };
  const { id } = await owner.client.email.createCampaign({ body: draft });
  const colleague = await tenant.member("member", { display_name: "박동료" });
  const page = await openAs(colleague, `/email/campaigns/${id}`);
  await page.getByText("캠페인을 만든 사람과 관리자만 바꿀 수 있어요.").waitFor();
  await page.getByRole("region", { name: "미리보기" }).getByText("여름 소식").waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  expect(await axeFindings(page, "colleague's draft")).toEqual([]);
  await page.getByRole("button", { name: "대표의 초안 작업" }).click();
  const disabled = page.locator("[role=menuitem][aria-disabled=true]");
  await disabled.first().waitFor();
  expect(await disabled.locator("[data-part=item-text]").allTextContents()).toEqual(["이름 변경", "보관", "삭제"]);
  await page.getByRole("menuitem", { name: "복제" }).click();
  await page.getByRole("textbox", { name: "캠페인 이름", exact: true }).waitFor();
  expectNo(problems);
});

test("a missed schedule is sent by hand, to as many people as the question says", async () => {
  const later = (ms: number) => new Date(Date.now() + ms).toISOString();
  const { id } = await campaignToAll(owner, sender, { scheduled_at: later(86_400_000) });
  await sendNow(owner, id);
  const missed = { launch_at: later(-2 * 3_600_000), wake_at: later(-1000) };
  await tenant.team.collection("campaigns").doc(id).update(missed);
  await runCampaignSchedule(later(0));
  const page = await openAs(owner, `/email/campaigns/${id}`);
  await page.getByText("예약한 시간이 한 시간 넘게 지나서 보내지 않았어요").waitFor();
  await page.getByRole("button", { name: "지금 보내기", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("1명에게 메일을 보내요").waitFor();
  await dialog.getByRole("button", { name: "지금 보내기" }).click();
  await page.getByText("발송 완료").first().waitFor();
  expectNo(problems);
});

test("a schedule that the check stopped shows the problem, and can be sent once it is fixed", async () => {
  const later = (ms: number) => new Date(Date.now() + ms).toISOString();
  const { id } = await campaignToAll(owner, sender, { scheduled_at: later(86_400_000) });
  await sendNow(owner, id);
  const footer = tenant.team.collection("email-settings").doc("footer");
  const complete = (await footer.get()).data() ?? {};
  await footer.delete();
  await tenant.team
    .collection("campaigns")
    .doc(id)
    .update({ launch_at: later(-1000), wake_at: later(-1000) });
  await runCampaignSchedule(later(0));
  const page = await openAs(owner, `/email/campaigns/${id}`);
  await page.getByText("보내기 전 확인에서 문제를 찾아 보내지 않았어요").waitFor();
  await page.getByText("메일 하단에 들어갈 회사 정보를 설정에서 입력해 주세요.").waitFor();
  const send = page.getByRole("button", { name: "지금 보내기", exact: true });
  await expect.poll(() => send.isDisabled()).toBe(true);
  expect(await axeFindings(page, "stopped campaign")).toEqual([]);
  await footer.set(complete);
  await page.reload();
  await page.getByText("보낼 준비가 됐어요.").waitFor();
  await send.click();
  await page.getByRole("alertdialog").getByText("1명에게 메일을 보내요").waitFor();
  expectNo(problems);
});

async function writeCampaign(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "캠페인 이름", exact: true }).fill("봄 소식지");
  await page.getByRole("textbox", { name: "설명", exact: true }).fill("새 기능을 처음 알리는 메일");
  await page.getByRole("textbox", { name: "내용" }).click();
  await page.keyboard.type("새 기능을 알려 드려요");
  await page.getByText(/에 저장했어요/).waitFor();
  expect(await axeFindings(page, "campaign content")).toEqual([]);
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await page.getByRole("combobox", { name: "보내는 사람", exact: true }).selectOption({ value: sender });
  await page.getByLabel("메일 제목").fill("봄 소식");
  await page.getByLabel("미리보기 문구").fill("새 기능이 나왔어요");
  expect(await axeFindings(page, "campaign sender")).toEqual([]);
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await page.getByText("뉴스레터 독자").click();
  await page.getByText("1명이 받아요").waitFor();
  await page.getByRole("cell", { name: reader }).waitFor();
  await page.getByRole("combobox", { name: "주제", exact: true }).selectOption({ label: "새 소식" });
  await page.getByText("이 주제를 수신 거부한 사람에게는 보내지 않아요.").waitFor();
  expect(await axeFindings(page, "campaign recipients")).toEqual([]);
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await page.getByText("보낼 준비가 됐어요.").waitFor();
  await page.getByText("지금 보내면 1명이 받아요").waitFor();
  expect(await axeFindings(page, "campaign check")).toEqual([]);
}

async function rename(page: Page): Promise<void> {
  await page.getByRole("button", { name: "봄 소식지 작업" }).click();
  await page.getByRole("menuitem", { name: "이름 변경" }).click();
  await page.getByRole("dialog").getByLabel("캠페인 이름").fill("보낸 소식지");
  await page.getByRole("dialog").getByRole("button", { name: "저장", exact: true }).click();
  await page.getByRole("heading", { name: "보낸 소식지" }).waitFor();
}

async function tryCampaign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "테스트 메일 보내기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("이메일").waitFor();
  await dialog.getByRole("button", { name: "보내기", exact: true }).click();
  await page.getByText("테스트 메일을 보냈어요.").first().waitFor();
  expect((await mailTo(owner.email, "봄 소식")).text).toContain("새 기능을 알려 드려요");
}

async function schedule(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /예약해서 보내기/ }).press("Space");
  await page.getByLabel("보낼 시간").fill("2099-03-01T09:00");
  const { id } = page.url().match(/\/email\/campaigns\/(?<id>[\w-]+)/)?.groups ?? {};
  await expect
    .poll(() => owner.client.email.getCampaign({ params: { id: String(id) } }))
    .toMatchObject({ scheduled_at: "2099-03-01T00:00:00.000Z", topic });
  await page.getByRole("button", { name: "발송 예약" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "발송 예약" }).click();
  await page
    .getByText(/에 발송하도록 예약했어요/)
    .first()
    .waitFor();
  await page.getByText(/오전 9:00 \(Asia\/Seoul 시간\)에 발송할 예정이에요/).waitFor();
  await page.getByText("새 기능을 처음 알리는 메일").waitFor();
  expect(await axeFindings(page, "scheduled campaign")).toEqual([]);
  await page.goto(`${suite.appUrl}/email/campaigns`);
  const row = page.getByRole("row").filter({ hasText: "봄 소식지" });
  await row.getByText("예약됨").filter({ visible: true }).waitFor();
  await row.getByText("뉴스레터 독자").waitFor();
  expect(await axeFindings(page, "campaigns")).toEqual([]);
  await page.getByRole("link", { name: "봄 소식지" }).click();
}
