import { expect, test } from "vitest";
import { connect } from "../../support/suite/client";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("an admin makes a key that is shown once, rotates it and revokes it", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await openAs(admin, "/settings/api-keys");
  await page.getByText("아직 만든 API 키가 없어요").waitFor();
  expect(await page.getByLabel("MCP 서버 주소").inputValue()).toBe(`${suite.appUrl}/mcp`);
  expect(await axeFindings(page, "no API keys")).toEqual([]);

  await page.getByRole("button", { name: "API 키 만들기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "API 키 만들기" }).click();
  await dialog.getByText("권한을 하나 이상 선택해 주세요.").waitFor();
  await dialog.getByLabel("이름").fill("n8n 연동");
  await dialog.getByRole("radiogroup", { name: "레코드" }).getByText("읽기·쓰기").click();
  expect(await axeFindings(page, "new API key")).toEqual([]);
  await dialog.getByRole("button", { name: "API 키 만들기" }).click();
  await page.getByRole("region", { name: "n8n 연동 키" }).waitFor();
  const shown = page.getByLabel("API 키", { exact: true });
  const first = await shown.inputValue();
  await connect(() => first).records.createLead({ body: { deal_name: "화면에서 만든 키" } });
  await page.getByRole("button", { name: "닫기", exact: true }).click();
  await shown.waitFor({ state: "detached" });
  expect(await page.getByText(first).count()).toBe(0);

  const row = page.getByRole("row", { name: /n8n 연동/ });
  await row.getByText("레코드: 읽기·쓰기").filter({ visible: true }).waitFor();
  const choose = async (action: string) => {
    await row.getByRole("button", { name: "n8n 연동 키에 할 수 있는 작업" }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("키 교체");
  await dialog.getByText("24시간").click();
  await dialog.getByRole("button", { name: "키 교체" }).click();
  await page.getByRole("region", { name: "n8n 연동 키" }).waitFor();
  expect(await shown.inputValue()).not.toBe(first);
  await page.getByRole("button", { name: "닫기", exact: true }).click();
  await row.getByText("이전 키는").waitFor();

  await choose("폐기");
  await page.getByRole("alertdialog").getByRole("button", { name: "폐기" }).click();
  await page.getByText("아직 만든 API 키가 없어요").waitFor();
  await expect(connect(() => first).records.listPipelines({})).rejects.toMatchObject({ status: 401 });
  expectNo(problems);
});
