import type { Page } from "playwright-core";
import { test } from "vitest";
import { createTenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

async function openBoard(): Promise<Page> {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  return openAs(admin, "/deals/board");
}

const FOCUSED = ":focus";

test("the form of a new deal gives the focus back to the button that opened it", async () => {
  const page = await openBoard();
  const add = page.getByRole("button", { name: "‘접촉’ 단계에 새 카드" });
  await add.focus();
  await page.keyboard.press("Enter");
  await page.locator("input[name=deal_name]:focus").waitFor();
  await page.keyboard.press("Escape");
  await add.and(page.locator(FOCUSED)).waitFor();

  await page.keyboard.press("Enter");
  await page.locator("input[name=deal_name]:focus").waitFor();
  await page.keyboard.type("한빛 시범 도입");
  await page.keyboard.press("Enter");
  await page.getByText("딜을 추가했어요.").waitFor();
  await add.and(page.locator(FOCUSED)).waitFor();
  expectNo(problems);
});

test("a new field for lost deals is shown in the list of fields, chosen and focused", async () => {
  const page = await openBoard();
  await page.goto(new URL("/settings/pipelines", page.url()).href);
  await page.getByRole("button", { name: "‘실패’ 단계 설정" }).click();
  const make = page.getByRole("button", { name: "실패 사유 필드 만들기" });
  await make.focus();
  await page.keyboard.press("Enter");
  await make.waitFor({ state: "detached" });
  const field = page.getByRole("checkbox", { name: "실패 사유", checked: true });
  await field.and(page.locator(FOCUSED)).waitFor({ state: "attached" });
  expectNo(problems);
});
