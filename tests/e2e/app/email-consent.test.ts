import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { addressState } from "../../support/email/address";
import { enableMarketing } from "../../support/email/enable-marketing";
import { unsubscribeUrl } from "../../support/email/unsubscribe";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let admin: Member;
const { openBrowser, openPageAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant({ company_name: "두레상사" });
  await enableMarketing(tenant);
  admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

const stateOf = (email: string) => addressState(tenant, email);

test("an admin searches, adds to, exports and removes from the suppression list", async () => {
  await keepSuppressions(await openPageAs(admin));
  expectNo(problems);
});

test("an admin sees what the law requires, and sets the consent of a record", async () => {
  const page = await openPageAs(admin);
  await page.goto(`${suite.appUrl}/settings/email-footer`);
  await page.getByText("2년마다 보내는 동의 안내").waitFor();
  expect(await axeFindings(page, "email footer and law")).toEqual([]);

  const email = `${fresh("r")}@acme.example`;
  const lead = await admin.client.records.createLead({ body: { deal_name: "수신 동의", email } });
  await page.goto(`${suite.appUrl}/leads/${lead.id}`);
  await page.getByRole("tab", { name: "메일 수신" }).click();
  await page.getByLabel("야간(21시~8시) 수신에 동의했어요").press("Space");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("야간 수신 동의").first().waitFor();
  expect(await stateOf(email)).toMatchObject({ night_consent: true });
  expectNo(problems);
});

async function keepSuppressions(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/settings/email-suppressions`);
  await page.getByText("차단된 주소가 없어요").waitFor();
  await page.getByRole("button", { name: "주소 추가" }).click();
  await page.getByLabel("이메일 주소").fill("bounced@acme.example\nother@acme.example\nno address");
  await page.getByRole("dialog").getByRole("button", { name: "주소 추가" }).click();
  await page.getByText("2개를 추가했어요.").first().waitFor();
  await page.getByText("bounced@acme.example").waitFor();
  expect(await axeFindings(page, "suppression list")).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV 내려받기" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("bounced@acme.example,manual,");
  await page.getByRole("searchbox").fill("oth");
  await page.keyboard.press("Enter");
  await page.getByText("bounced@acme.example").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "other@acme.example 차단 해제" }).click();
  await page.getByLabel("해제하는 이유").fill("메일함이 다시 열렸어요");
  await page.getByRole("dialog").getByRole("button", { name: "차단 해제" }).click();
  await page.getByText("찾는 주소가 없어요").waitFor();
  expect(await stateOf("other@acme.example")).toMatchObject({ suppressed: null });
}

test("a recipient reads the page in their language and changes what they get by keyboard", async () => {
  const email = `${fresh("r")}@acme.example`;
  const name = (ko: string, en: string) => ({ name: { ko, en } });
  await admin.client.email.setEmailTopics({ body: { topics: [name("새 소식", "News"), name("행사", "Events")] } });
  const page = await (await openBrowser()).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(unsubscribeUrl(tenant.teamId, email));
  await page.getByRole("heading", { name: "이메일 수신 설정" }).waitFor();
  expect(await axeFindings(page, "unsubscribe page")).toEqual([]);
  const width = await page.evaluate("document.documentElement.scrollWidth");
  expect(width).toBeLessThanOrEqual(390);

  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("heading", { name: "Email preferences" }).waitFor();
  expect(await stateOf(email)).toBeUndefined();
  await page.getByLabel("Events").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Your choice was saved.").waitFor();
  expect((await stateOf(email))?.refused_topics).toHaveLength(1);
  await page.getByLabel("Also at night (9 pm to 8 am)").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Your choice was saved.").waitFor();
  await until(async () => (await stateOf(email))?.night_consent);
  await page.getByRole("button", { name: "Unsubscribe from all marketing emails" }).click();
  await page.getByText("You are unsubscribed.").waitFor();
  expect(await axeFindings(page, "unsubscribed")).toEqual([]);
  await page.getByRole("button", { name: "Receive marketing emails again" }).click();
  await page.getByText("You are subscribed again.").waitFor();
  expect(await stateOf(email)).toMatchObject({ marketing: "subscribed", night_consent: false });
  expectNo(problems);
});
