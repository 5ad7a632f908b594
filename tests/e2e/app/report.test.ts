import type { Download } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { firstPipeline } from "../../api/records/fixture";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let admin: Member;
let dashboardId: string;

beforeAll(async () => {
  const tenant = await createTenant();
  admin = await tenant.member("admin", { display_name: "김대표" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const { id, stageId } = await firstPipeline(admin.client);
  for (const [place, deal_name] of ["연간 계약", "추가 계약", "갱신"].entries())
    await admin.client.records.createDeal({
      params: { recordTypeId: id },
      body: { deal_name, stage_id: stageId(place % 2), contract_amount: 1_000_000, incoming_source: `소스 ${place}` },
    });
  dashboardId = (await admin.client.reports.createDashboard({ body: { title: "영업" } })).id;
});

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

test("a report is made, shown with its records, changed, and kept", async () => {
  const page = await openAs(admin, `/dashboard/${dashboardId}`);
  await page.getByRole("link", { name: "리포트 추가" }).first().click();
  await page.getByRole("textbox", { name: "리포트 이름" }).fill("소스별 금액");
  await page.getByRole("combobox", { name: "차트" }).selectOption("bar");
  await page.getByText("그룹 기준을 선택해 주세요.").waitFor();
  await page.getByText("아직 보여 드릴 차트가 없어요").waitFor();
  await page.getByLabel("계산").selectOption("sum");
  await page.getByLabel("데이터 필드").selectOption("contract_amount");
  await page.getByRole("combobox", { name: "그룹 기준", exact: true }).selectOption("incoming_source");
  await page.locator("main svg rect").nth(3).waitFor();
  expect(await axeFindings(page, "new report")).toEqual([]);
  await page.getByRole("tab", { name: "원본 데이터" }).click();
  await page.getByRole("link", { name: "연간 계약" }).waitFor();
  await page.getByRole("button", { name: "열", exact: true }).click();
  await page.getByRole("checkbox", { name: "리드 소스" }).press("Space");
  await page.getByRole("columnheader", { name: "리드 소스" }).waitFor();
  await page.keyboard.press("Escape");
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "내보내기" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect(await textOf(await exported)).toMatch(/리드 소스[\s\S]*연간 계약[\s\S]*소스 0/);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("리포트를 저장했어요.").first().waitFor();

  // Saving leads to the dashboard. Waits for its link, because the form has the same kind of chart.
  await page.getByRole("link", { name: "소스별 금액" }).waitFor();
  await page.locator("main svg rect").nth(3).waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "이미지로 저장" }).click();
  expect((await saved).suggestedFilename()).toBe("소스별 금액.png");
  await page.getByRole("button", { name: "표로 보기" }).click();
  await page.getByRole("row").filter({ hasText: "소스 2" }).getByRole("link").click();
  await page.waitForURL(/\/deals\?filter=/);
  await page.getByText("갱신").first().waitFor();
  expect(await page.getByText("연간 계약").count()).toBe(0);
  await page.goBack();
  await page.getByRole("link", { name: "소스별 금액" }).click();
  await page.getByRole("combobox", { name: "차트" }).selectOption("gauge");
  await page.getByLabel("최댓값").fill("-5");
  await page.getByText("최솟값은 최댓값보다 작아야 해요.").waitFor();
  await page.getByRole("link", { name: "대시보드로" }).click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await page.getByLabel("최댓값").fill("5000000");
  expect(await axeFindings(page, "gauge")).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("리포트를 저장했어요.").first().waitFor();
  await page.goto(`${suite.appUrl}/reports/nowhere`);
  await page.getByText("리포트를 찾을 수 없어요").waitFor();
  expectNo(problems);
}, 120_000);
