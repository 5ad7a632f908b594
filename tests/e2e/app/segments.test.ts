import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, openPageAs, problems } = useChromium();
let owner: Member;

beforeAll(async () => {
  const tenant = await createTenant();
  await enableMarketing(tenant);
  owner = await tenant.member("admin", { display_name: "김대표" });
  const { records, email, teams } = owner.client;
  await teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await records.listPipelines({});
  await records.createLead({ body: { deal_name: "도입 문의", email: "mina@acme.example" } });
  await records.createLead({ body: { deal_name: "추가 문의", email: "mina@acme.example" } });
  await records.createLead({ body: { deal_name: "전화 문의" } });
  const { id } = await records.createLead({ body: { deal_name: "거절한 곳", email: "no@acme.example" } });
  await email.setEmailAddress({
    params: { entityId: "lead", recordId: id },
    body: { subscribe_status: "unsubscribed", reason: "전화로 거절" },
  });
});

const saved = (page: Page) => page.getByText("수신자 그룹을 저장했어요.").first();

test("a group shows recipients and why others are excluded, is renamed, and can be made from a list", async () => {
  const page = await openAs(owner, "/recipient-groups");
  await page.getByRole("button", { name: "그룹 만들기" }).first().click();
  await page.getByRole("dialog").getByLabel("그룹 이름").fill("모두");
  await page.getByRole("dialog").getByRole("button", { name: "만들기", exact: true }).press("Enter");
  await page.getByText("모든 리드와 딜").click();
  await page.getByText("1명이 받아요").waitFor();
  await page.getByText("레코드 4건 중").waitFor();
  await page.getByRole("group", { name: "제외" }).getByRole("button", { name: "수신 거부 1" }).press("Enter");
  await page.getByText("수신을 거부한 이메일이에요.").waitFor();
  await page.getByRole("cell", { name: "no@acme.example" }).waitFor();
  expect(await axeFindings(page, "recipient group")).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await saved(page).waitFor();

  await page.getByRole("button", { name: "모두 작업" }).click();
  await page.getByRole("menuitem", { name: "이름 변경" }).click();
  await page.getByRole("dialog").getByLabel("그룹 이름").fill("우리 고객");
  await page.getByRole("dialog").getByRole("button", { name: "저장", exact: true }).click();
  await page.getByRole("heading", { name: "우리 고객" }).waitFor();

  const filter = JSON.stringify(["AND", ["email", "isNotEmpty"]]);
  await page.goto(`${suite.appUrl}/leads?${new URLSearchParams({ filter })}`);
  await page.getByRole("button", { name: "보기", exact: true }).click();
  await page.getByRole("button", { name: "지금 목록으로 수신자 그룹 만들기" }).click();
  const dialog = page.getByRole("dialog", { name: "이 보기로 수신자 그룹 만들기" });
  await dialog.getByText("보기의 필터를 그대로 가져와요.").waitFor();
  expect(await axeFindings(page, "group from a list")).toEqual([]);
  await dialog.getByLabel("그룹 이름").fill("이메일이 있는 리드");
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText("레코드 3건 중").waitFor();
  expectNo(problems);
}, 90_000);

test("records selected in a list become a group, also on a phone", async () => {
  const page = await openAs(owner, "/leads");
  const box = page.getByRole("checkbox", { name: "도입 문의 선택", exact: true });
  await box.waitFor({ state: "attached" });
  await box.locator("..").click();
  await page.getByRole("button", { name: "수신자 그룹에 추가" }).click();
  const add = page.getByRole("dialog").getByRole("button", { name: "추가", exact: true });
  await add.and(page.locator(":enabled")).waitFor();
  await add.press("Enter");
  await page.getByText("‘새 수신자 그룹’ 그룹에 레코드 1건이 있어요.").first().waitFor();

  const phone = await openPageAs(owner, { viewport: { width: 390, height: 844 } });
  await phone.goto(`${suite.appUrl}/recipient-groups`);
  await phone.getByRole("link", { name: "새 수신자 그룹" }).click();
  await phone.getByText("1명이 받아요").waitFor();
  expect(await axeFindings(phone, "picked group")).toEqual([]);
  expect(await phone.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  expectNo(problems);
}, 60_000);
