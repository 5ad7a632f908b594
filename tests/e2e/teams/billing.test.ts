import { expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { holdEvents, subscribe } from "../../support/teams/stripe";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("an admin starts the trial, pays for Pro, adds seats after a preview, and opens the portal", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await openAs(admin, "/settings/plans");

  await page.getByRole("button", { name: "14일 무료 체험 시작하기" }).click();
  await page.getByText("14일 남음").first().waitFor();
  expect(await axeFindings(page, "plans")).toEqual([]);

  await page.getByRole("radio", { name: "연간 결제 (-20%)" }).waitFor({ state: "attached" });
  await page.getByRole("spinbutton", { name: "좌석" }).fill("4");
  await page.getByText("₩120,000").waitFor();
  await page.getByRole("button", { name: "결제하기" }).click();
  await page.getByRole("button", { name: "Subscribe" }).click();

  await page.getByText("Pro 요금제").first().waitFor();
  await page.getByText("좌석 4개 중 1개 사용 중, 3개 남음").waitFor();
  await page.getByRole("spinbutton", { name: "좌석 수" }).fill("6");
  await page.getByRole("button", { name: "좌석 변경" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("다음 결제 금액", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "변경하기" }).click();
  await page.getByText("좌석 6개 중 1개 사용 중, 5개 남음").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await axeFindings(page, "plans on Pro")).toEqual([]);

  // A checkout that isn't the team's is refused, and removed from the URL so that it isn't requested again.
  await page.goto(`${suite.appUrl}/settings/plans?checkout=cs_unknown`);
  await page.getByText("결제 내역을 찾을 수 없어요.").waitFor();
  await page.waitForURL(({ searchParams }) => !searchParams.has("checkout"));

  await page.getByRole("button", { name: "결제 관리" }).click();
  await page.getByRole("heading", { name: "Billing portal" }).waitFor();
  expectNo(problems);
}, 120_000);

test("a member on a phone sees whom to ask, and a banner shows the trial's end", async () => {
  const plan_end_date = new Date(Date.now() + 1.5 * 86_400_000).toISOString();
  const tenant = await createTenant({ plan: "FREE_TRIAL", plan_end_date });
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await openAs(await tenant.member(), "/settings/plans", { viewport: { width: 390, height: 844 } });
  await page.getByText("결제 권한이 있는 팀 관리자(김관리)", { exact: false }).waitFor();
  await page.getByText("무료 체험이 2일 뒤에 끝나요.").waitFor();
  expect(await page.getByRole("button", { name: "결제하기" }).count()).toBe(0);
  expectNo(problems);
}, 120_000);

test("an admin of more than two years finds every invoice", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const { advance } = await subscribe(admin);
  // After 26 months there are three more invoices than a page shows. Stripe's events about them are held back.
  await holdEvents(admin, true);
  await advance(800);
  const page = await openAs(admin, "/settings/plans");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  const more = page.getByRole("button", { name: "더 보기" });
  await more.waitFor();
  expect(await rows.count()).toBe(24);

  // The next page fails at first: the reason is shown by the button, and the loaded page stays.
  const broken = /\/invoices/;
  await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
  await more.click();
  await page.getByRole("alert").getByText("문제가 생겼어요. 잠시 후 다시 시도해 주세요.").waitFor();
  expect(await rows.count()).toBe(24);
  await page.unroute(broken);
  await more.click();
  await more.waitFor({ state: "detached" });
  expect(await rows.count()).toBe(27);
  expectNo(problems);
}, 120_000);
