import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo, menuLink } from "../support/person";
import { untilApiIdle, untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let member: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("admin", { display_name: "김하늘" });
  await member.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

const save = (page: Page, section: string) =>
  page.getByRole("region", { name: section }).getByRole("button", { name: "저장", exact: true });

test("a signature is written, previewed as in a mail, and not lost by accident", async () => {
  const page = await openAs(member, "/settings/profile");
  const text = page.getByRole("textbox", { name: "이메일 서명" });
  await text.click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("김하늘 드림");
  await page.getByRole("button", { name: "링크", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("링크 주소").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "넣기" }).click();
  await dialog.getByText("올바른 주소를 입력해 주세요.").waitFor();
  await dialog.getByLabel("링크 주소").fill("https://hanbit.example/");
  await dialog.getByRole("button", { name: "넣기" }).click();
  const preview = page.frameLocator("iframe[title='메일 미리보기']");
  await preview.getByRole("link", { name: "https://hanbit.example/" }).waitFor();
  expect(await axeFindings(page, "profile")).toEqual([]);

  await menuLink(page, "리드").click();
  await page.getByRole("button", { name: "계속 편집하기" }).click();
  await save(page, "이메일 서명").click();
  await page.getByText("저장했어요.").first().waitFor();
  expect(await member.client.identity.getEmailSign({})).toEqual({
    sign: '<p><strong>김하늘 드림</strong><a href="https://hanbit.example/">https://hanbit.example/</a></p>',
  });
  await expect.poll(() => save(page, "이메일 서명").isDisabled()).toBe(true);
  await menuLink(page, "리드").click();
  await page.waitForURL(/\/leads/);
  expectNo(problems);
});

test("a deal that is won is celebrated, once, unless its member has switched that off", async () => {
  const { records, identity } = member.client;
  const [pipeline] = (await records.listPipelines({})).data;
  const stages = pipeline?.statuses ?? [];
  const [first, won] = ["BEFORE_SALES", "SALES_SUCCESS"].map(
    (status) => stages.find((group) => group.status === status)?.stages[0] ?? { id: "", label: "" },
  );
  const deal = await records.createDeal({
    params: { recordTypeId: pipeline?.id ?? "" },
    body: { deal_name: "한빛 도입", stage_id: first?.id ?? "" },
  });
  const page = await openAs(member, `/deals/${deal.id}`, { reducedMotion: "no-preference" });
  const confetti = page.locator("canvas[data-confetti]");
  const moveTo = async (stage: string) => {
    await page.getByRole("button", { name: /^단계 변경/ }).click();
    await page.getByRole("menuitem", { name: stage, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "이동" }).click();
    await page.getByRole("button", { name: `단계 변경: ${stage}` }).waitFor();
  };
  // The message and the confetti are shown only for a short time.
  await Promise.all([
    page.getByText("딜을 성공으로 마쳤어요: 한빛 도입").waitFor(),
    confetti.waitFor(),
    moveTo(won?.label ?? ""),
  ]);
  await confetti.waitFor({ state: "detached" });

  await identity.updateProfile({ body: { closing_celebration: false } });
  await page.goto(`${suite.appUrl}/settings/profile`);
  const setting = page.getByLabel("성공 축하 효과");
  await setting.waitFor({ state: "attached" });
  expect(await setting.isChecked()).toBe(false);
  await page.goto(`${suite.appUrl}/deals/${deal.id}`);
  await moveTo(first?.label ?? "");
  await moveTo(won?.label ?? "");
  // A celebration would only begin after the server has stored the stage.
  await untilApiIdle(page);
  await untilStable(page);
  expect(await page.getByText("딜을 성공으로 마쳤어요: 한빛 도입").count()).toBe(0);
  expectNo(problems);
});
