import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WORKS_CLIENT } from "../support/calendars";
import { launchChromium } from "../support/chromium";
import { standIn } from "../support/stand-in";
import { suite } from "../support/suite";
import { createTenant } from "../support/tenant";
import { findings } from "./axe";
import { expectNo, keepPictures, openBrowser, signIn } from "./person";

let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await keepPictures(browser);
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser?.close());

/** Answers a provider's popup as the account's owner. */
async function allow(page: Page, button: string, answer: "Allow" | "Deny", email?: string): Promise<void> {
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: button }).first().click();
  const consent = await popup;
  if (email) await consent.getByLabel("Another e-mail").fill(email);
  const closed = consent.waitForEvent("close");
  await consent.getByRole("button", { name: answer }).click();
  await closed;
}

test("an admin gives the Naver Works credentials, connects three calendars, and authorises one again", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await (await openBrowser(browser, problems)).newPage();
  await signIn(page, admin);
  await page.goto(`${suite.appUrl}/settings/connections`);

  await page.getByRole("button", { name: "네이버웍스 연결" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Client ID").fill(WORKS_CLIENT.client_id);
  await dialog.getByLabel("Client Secret").fill(WORKS_CLIENT.client_secret);
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "hidden" });

  const card = (name: string) =>
    page.getByRole("main").locator("section").filter({ hasText: admin.email }).filter({ hasText: name });
  await allow(page, "네이버웍스 연결", "Deny");
  await page.getByText("캘린더를 연결하지 못했어요").waitFor();
  for (const [name, calendar] of [
    ["네이버웍스", "내 캘린더"],
    ["Outlook", "외근"],
    ["Google 캘린더", "외근 일정"],
  ] as const) {
    await allow(page, `${name} 연결`, "Allow", admin.email);
    await card(name).getByText("연결됨").waitFor();
    await card(name).getByText(calendar, { exact: true }).waitFor();
  }
  expect(await findings(page, "connections")).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await standIn(suite.microsoftUrl).revokeGrant(admin.email);
  await page.reload();
  await card("Outlook").getByText("다시 인증 필요").waitFor();
  await allow(page, "다시 인증하기", "Allow");
  await card("Outlook").getByText("연결됨").waitFor();
  expect((await admin.client.scheduling.listCalendars({})).needs_regrant).toEqual([]);
  expectNo(problems);
}, 180_000);
