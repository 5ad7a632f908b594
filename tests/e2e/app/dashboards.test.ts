import { beforeAll, expect, test } from "vitest";
import { firstPipeline } from "../../api/records/fixture";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { screenFindings } from "../support/screen-findings";
import { untilApiIdle, untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

const { openAs, openPageAs, problems } = useChromium();
let admin: Member;

beforeAll(async () => {
  const tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin", { display_name: "김대표" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const { id, stageId } = await firstPipeline(admin.client);
  for (const [place, deal_name] of ["연간 계약", "추가 계약", "갱신"].entries())
    await admin.client.records.createDeal({
      params: { recordTypeId: id },
      body: { deal_name, stage_id: stageId(place % 2), contract_amount: 1_000_000, assignee: admin.uid },
    });
});

const placeOf = async (id: string, title: string) => {
  const { reports } = await admin.client.reports.getDashboard({ params: { id } });
  return reports.find((report) => report.title === title)?.view_setting;
};

test("a dashboard begins with a template, and its reports are moved with keys and with the pointer", async () => {
  const page = await openAs(admin, "/dashboard");
  await page.getByText("아직 대시보드가 없어요").waitFor();
  await page.getByRole("button", { name: "새 대시보드" }).click();
  // By key, because the dialog may still be moving.
  await page.getByRole("radio", { name: /파이프라인/ }).press("Space");
  expect(await axeFindings(page, "new dashboard")).toEqual([]);
  await page.getByRole("textbox", { name: "이름" }).fill("우리 팀");
  await page.getByRole("button", { name: "만들기" }).click();
  await page.waitForURL(/\/dashboard\/.+/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("region", { name: "단계별 금액" }).first().waitFor();

  await page.getByRole("button", { name: "의견 보내기" }).click();
  const write = page.getByRole("dialog", { name: "의견 보내기" }).getByRole("link", { name: "메일로 보내기" });
  expect(await write.getAttribute("href")).toMatch(/^mailto:.+\?subject=/);
  // The dialog handles Escape once it has the focus, in a frame after it is shown.
  await write.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await write.waitFor({ state: "detached" });

  await page.getByRole("button", { name: /^‘단계별 딜’ 옮기기/ }).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page
    .getByRole("status")
    .filter({ hasText: "단계별 딜: 1번째 열, 1번째 행, 너비 6, 높이 6" })
    .waitFor({ state: "attached" });
  await page.keyboard.press("ArrowDown");
  // If keys are pressed slowly, the change of the first key is saved before the second one.
  await expect.poll(() => placeOf(id, "단계별 딜")).toMatchObject({ h: 6, y: expect.toSatisfy((y) => y > 0) });

  // The grid re-renders when the answer arrives.
  await untilApiIdle(page);
  await untilStable(page);
  const handle = page.getByRole("button", { name: /^‘단계별 금액’ 옮기기/ });
  const target = page.getByRole("button", { name: /^‘단계별 전환’ 옮기기/ });
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("The handles have no place.");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await until(async () => (await placeOf(id, "단계별 금액"))?.x === 0);

  const refreshed = page.waitForResponse((response) => response.url().includes("force_refresh=true"));
  await page.getByRole("button", { name: "새로고침" }).click();
  expect((await refreshed).status()).toBe(200);
  await page.goto(`${suite.appUrl}/dashboard`);
  await page.waitForURL(new RegExp(id));
  await page.getByRole("button", { name: "새로고침" }).click();
  await page.getByText("새로고침은 1분에 한 번만 할 수 있어요.").first().waitFor();
  expectNo(problems);
});

test("the dashboard has no finding at any width, light or dark", async () => {
  const { id } = await admin.client.reports.createDashboard({ body: { title: "화면", template: "sales-overview" } });
  const page = await openPageAs(admin);
  expect(
    await screenFindings(page, { [`/dashboard/${id}`]: "main section[aria-label='New deals this month']" }),
  ).toEqual([]);
  expectNo(problems);
});
