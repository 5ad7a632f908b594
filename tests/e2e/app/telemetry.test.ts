import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";
import { useChromium } from "../support/use-chromium";

const { openPageAs, problems } = useChromium();

let tenant: Tenant;
let admin: Member;
beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin", { marketing_consent: true });
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

/** Opens an empty page of a deployment with this configuration, and collects the telemetry that it sends. */
async function openConfigured(config: object, member = admin): Promise<{ page: Page; reports: string[] }> {
  const reports: string[] = [];
  const page = await openPageAs(member);
  await page.route("**/config.json", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...config } });
  });
  await page.route("**/api/telemetry/**", async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ status: 204 });
  });
  return { page, reports };
}

/** Opens the members' page with an answer of the API that no screen can show. */
async function openBroken(config: object): Promise<{ page: Page; reports: string[] }> {
  const { page, reports } = await openConfigured(config);
  await page.route("**/api/teams/*/members", (route) => route.fulfill({ json: { data: "broken" } }));
  await page.goto(`${suite.appUrl}/settings/members`);
  await page.getByRole("heading", { name: "예상하지 못한 오류가 발생했어요." }).waitFor();
  return { page, reports };
}

test("a screen that crashes is reported without personal data, and shows the report's number", async () => {
  const { page, reports } = await openBroken({ errorReports: { dsn: "https://key@sentry.example/7" }, release: "r1" });
  const number = await page.getByText("오류 번호:").locator("code").textContent();
  await expect.poll(() => reports.length).toBe(1);
  const event = JSON.parse(reports[0]?.split("\n")[2] ?? "");
  expect(event).toMatchObject({ event_id: number, release: "r1", user: { id: admin.uid } });
  expect(event).not.toHaveProperty("request");
  expect(event).not.toHaveProperty("breadcrumbs");

  await page.evaluate(() => {
    setTimeout(() => Promise.reject(new TypeError('No lead "Kim" of mina@hanbit.example')));
  });
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]).not.toMatch(/mina|Kim/);
  expect(reports[1]).toContain("No lead [text] of [email]");
  // The page's Content-Security-Policy allowed every request.
  expect(problems.filter((problem) => problem.includes("Content Security Policy"))).toEqual([]);
});

test("nothing is reported without a DSN", async () => {
  const { page, reports } = await openBroken({});
  expect(await page.getByText("오류 번호:").count()).toBe(0);
  expect(reports).toEqual([]);
});

test("usage is reported only for users who consent", async () => {
  const invite = async (page: Page) => {
    await page.goto(`${suite.appUrl}/invite`);
    await page.getByRole("textbox", { name: "이메일" }).fill(`${fresh("new")}@${tenant.domain}`);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "초대 보내기" }).click();
    await page.getByText("초대 메일 1통을 보냈어요.").first().waitFor();
  };
  const silent = await openConfigured({ analytics: true }, await tenant.member("admin"));
  await invite(silent.page);
  await silent.page.goto("about:blank");
  const consenting = await openConfigured({ analytics: true });
  await invite(consenting.page);
  await expect.poll(() => consenting.reports.length).toBe(1);
  expect(JSON.parse(consenting.reports[0] ?? "")).toEqual([
    {
      timestamp: expect.any(String),
      event: "members_invited",
      properties: {},
      user_id: admin.uid,
      team_id: tenant.teamId,
      team_name: "테스트 팀",
      team_slug: tenant.slug,
      email: admin.email,
    },
  ]);
  // A report that the first page had sent while it was left would be here already.
  expect(silent.reports).toEqual([]);
});

test("the support chat is loaded only when it is opened", async () => {
  const { page } = await openConfigured({ supportChat: { script: "/support-chat.js" } });
  let fetched = 0;
  await page.route("**/support-chat.js", (route) => {
    fetched += 1;
    const body = "window.supportChat = { open: (flow) => { document.title = flow; } };";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(`${suite.appUrl}/leads/import`);
  const button = page.getByRole("button", { name: "대량 등록 도움받기" });
  await button.waitFor();
  expect(fetched).toBe(0);
  await button.click();
  await until(async () => (await page.title()) === "bulkAddLeads");
});

test("a deployment without a support address has the help in its menu", async () => {
  const { page } = await openConfigured({ supportEmail: undefined });
  await page.goto(`${suite.appUrl}/leads`);
  const menu = page.getByRole("navigation", { name: "주 메뉴" });
  await menu.getByRole("link", { name: "도움이 필요해요" }).click();
  await page.getByRole("heading", { name: "도움말", level: 1 }).waitFor();
});
