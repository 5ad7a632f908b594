import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "../../support/email/dns";
import { enableMarketing } from "../../support/email/enable-marketing";
import { type DeliveredMessage, mailTo } from "../../support/email/inbox";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { untilVerified } from "../support/until-verified";
import { useChromium } from "../support/use-chromium";

const { openAs, openBrowser, problems } = useChromium();
const reader = `${fresh("jihoon-")}@customer.example`;
const LINK = "https://acme.example/spring";
const BROWSER = { "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0" };
let tenant: Tenant;
let owner: Member;
let leadId: string;

/** Dates deliveries back, because an open or click within seconds of a delivery counts as a machine's. */
const dateBack = (seconds: number) =>
  fetch(`${suite.sendgridUrl}/__events`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ delivered_seconds_ago: seconds }),
  });

beforeAll(async () => {
  tenant = await createTenant();
  await enableMarketing(tenant);
  owner = await tenant.member("admin", { display_name: "김대표" });
  const { email, records, teams } = owner.client;
  await teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  ({ id: leadId } = await records.createLead({ body: { deal_name: "도입 문의", first_name: "지훈", email: reader } }));
  await email.setEmailFooter({ body: { name: "두레", address: "서울시 중구 1", phone: "02-123-4567" } });
  await tenant.team.collection("email-settings").doc("law").set({ is_on: false });
  await email.createTemplate({
    body: {
      name: "봄 소식",
      subject: "{{first_name}}님께 드리는 봄 소식",
      content: `<p>{{first_name}}님, 새 기능을 알려 드려요.</p><p><a href="${LINK}">자세히 보기</a></p>`,
      fallbacks: { first_name: "고객" },
    },
  });
  await dateBack(120);
});
afterAll(() => dateBack(0));

test("a campaign is set up from the domain's records on, sent, read, refused and reported", async () => {
  const page = await openAs(owner, "/settings/email-domain");
  await verifyDomain(page);
  await makeGroup(page);
  await sendCampaign(page);
  const mail = await mailTo(reader, "지훈님께 드리는 봄 소식");
  expect(mail.text).toContain("지훈님, 새 기능을 알려 드려요.");
  await openAndClick(mail);
  await unsubscribe(mail);
  await seeResults(page);
  await seeRecord(page);
  expectNo(problems);
}, 180_000);

async function verifyDomain(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "도메인" }).fill(`${fresh("walk-")}.example.com`);
  await page.getByRole("button", { name: "도메인 추가" }).click();
  const domain = page.getByRole("region", { name: "발송 도메인" });
  await expect.poll(() => domain.getByRole("region", { name: /^(SPF|DKIM)/ }).count()).toBe(3);
  await publish((await owner.client.email.getSendingDomain({})).records);
  await untilVerified(domain);
  const senders = [{ name: "두레 소식", local_part: "news" }];
  await owner.client.email.setSenders({ body: { default_name: "두레", senders, reply_to: null } });
  await page.goto(`${suite.appUrl}/recipient-groups`);
}

async function makeGroup(page: Page): Promise<void> {
  await page.getByRole("button", { name: "그룹 만들기" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("그룹 이름").fill("뉴스레터 독자");
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText("모든 리드와 딜").click();
  await page.getByText("1명이 받아요").waitFor();
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("수신자 그룹을 저장했어요.").first().waitFor();
}

async function sendCampaign(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/email/campaigns`);
  await page.getByRole("button", { name: "캠페인 만들기" }).first().click();
  await page.getByRole("textbox", { name: "캠페인 이름", exact: true }).fill("봄 소식지");
  await page.getByRole("button", { name: "템플릿에서 시작" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /봄 소식/ })
    .click();
  const next = page.getByRole("button", { name: "다음", exact: true });
  await next.click();
  await page.getByRole("combobox", { name: "보내는 사람", exact: true }).selectOption({ index: 1 });
  await next.click();
  await page.getByText("그룹을 고르면 누가 받는지 볼 수 있어요.").waitFor();
  await page.getByText("뉴스레터 독자").click();
  await page.getByRole("cell", { name: reader }).waitFor();
  await next.click();
  await page.getByText("지금 보내면 1명이 받아요").waitFor();
  await page.getByRole("button", { name: "지금 보내기", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "지금 보내기" }).click();
  await page.getByText("1개의 이메일을 성공적으로 발송했어요!").first().waitFor();
  await page.getByText("이미 발송된 이메일 캠페인이에요.").waitFor();
}

/** Loads the mail's tracking pixel and its first link, as a mail app and a browser do. */
async function openAndClick({ id }: DeliveredMessage): Promise<void> {
  const shown = await (await fetch(`${suite.sendgridUrl}/messages/${encodeURIComponent(id)}`)).text();
  expect(shown).toContain("/wf/open?upn=");
  expect(shown).toContain("/ls/click?upn=");
  const copy = `upn=${encodeURIComponent(id)}`;
  await fetch(`${suite.sendgridUrl}/wf/open?${copy}`, { headers: BROWSER });
  const link = `${suite.sendgridUrl}/ls/click?${copy}&link=0`;
  const answer = await fetch(link, { headers: BROWSER, redirect: "manual" });
  expect(answer.headers.get("location")).toBe(LINK);
}

async function unsubscribe({ text }: DeliveredMessage): Promise<void> {
  const [link = ""] = /https?:\S+\/unsubscribe\/[^\s)>]+/.exec(text) ?? [];
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "모든 마케팅 메일 수신 거부" }).click();
  await visitor.getByText("수신을 거부했어요").waitFor();
}

async function seeResults(page: Page): Promise<void> {
  await page.getByRole("link", { name: "성과 보기" }).click();
  await page.getByRole("heading", { name: "봄 소식지 성과" }).waitFor();
  const ofPeople = page.getByRole("region", { name: "주요 숫자" }).getByText("전달된 1통 중 1명");
  const params = { id: new URL(page.url()).pathname.split("/")[3] ?? "" };
  await until(async () => {
    const { counts } = await owner.client.email.getCampaignReport({ params });
    return counts.opened + counts.clicked + counts.unsubscribed === 3;
  }, 60_000);
  await page.reload();
  await ofPeople.nth(2).waitFor();
}

async function seeRecord(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/leads/${leadId}`);
  await page.getByRole("tab", { name: "이메일 캠페인" }).click();
  const activity = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "봄 소식지" });
  await activity.getByText(/1번 클릭했어요/).waitFor();
  await activity.getByText(/수신을 거부했어요/).waitFor();
}
