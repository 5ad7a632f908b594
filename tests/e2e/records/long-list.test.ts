import type { Page, Request } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { writeLeads } from "../../support/records/bulk-leads";
import { untilIdle } from "../../support/suite/queue";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { untilApiIdle } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

const LEADS = 3_000;
/** An upper limit of the rows that are rendered at once: the visible rows and some more on each side. */
const DRAWN = 60;
const LIST = "/sales-entity/lead/filter";

let tenant: Tenant;
let member: Member;
const { openPageAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
  const company = await member.client.records.createCompany({ body: { name: "새벽물류" } });
  await writeLeads(tenant.teamId, LEADS, { company_id: company.id, assignee: member.uid });
  // A background job of the company would cause a live change while requests are counted.
  await untilIdle(tenant.teamId);
});

const signedIn = (): Promise<Page> => openPageAs(member);
const rows = (page: Page) => page.locator("[data-record]");
/** Finds the counter by its text, because an open filter hides the list from screen readers. */
const counted = (page: Page, total: string) =>
  page
    .getByText(new RegExp(`^${total}개 중`))
    .first()
    .waitFor();

test("only the rows in sight are drawn out of thousands, and only their pages are loaded", async () => {
  const page = await signedIn();
  const asked: Request[] = [];
  page.on("request", (request) => request.url().includes("/api/") && asked.push(request));
  await page.goto(`${suite.appUrl}/leads`);
  await rows(page).first().waitFor();
  await untilApiIdle(page);
  // Companies and assignees are not requested row by row. Changes in the seconds before cause one more read.
  expect(asked.filter((request) => request.url().includes(LIST)).length).toBeLessThan(3);
  expect(asked.length).toBeLessThan(DRAWN);
  expect(await rows(page).count()).toBeLessThan(DRAWN);

  await rows(page).first().focus();
  await page.keyboard.press("End");
  await page.locator(`[aria-rowindex="${LEADS + 1}"][data-record]`).waitFor();
  expect(await rows(page).count()).toBeLessThan(DRAWN);
  expect(asked.filter((request) => request.url().includes(LIST)).length).toBeLessThan(6);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("main ul li [data-record]").first().waitFor();
  expect(await page.locator("main ul li").count()).toBeLessThan(DRAWN);
  expectNo(problems);
});

test("all matches are changed in the background, loaded or not, and the page shows the progress", async () => {
  const page = await signedIn();
  await page.goto(`${suite.appUrl}/leads?q=${encodeURIComponent("리드")}`);
  await counted(page, "3,000");
  await page.getByRole("checkbox", { name: "불러온 행 모두 선택" }).locator("..").click();
  await page.getByRole("button", { name: "조건에 맞는 3,000개 모두 선택" }).click();
  await page.getByText("3,000개 선택함").waitFor();
  await page.getByRole("button", { name: "일괄 수정", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "3,000개 일괄 수정" });
  await dialog.getByLabel("수정할 필드").selectOption({ label: "리드 소스" });
  await dialog.getByRole("textbox").fill("전시회");
  await dialog.getByRole("button", { name: "3,000개 수정" }).click();
  await page.getByRole("progressbar").first().waitFor();
  // The task continues without the page.
  await page.getByRole("searchbox", { name: "이름, 회사, 이메일 검색" }).fill("리드 l2999");
  // The task's result is shown for some seconds only.
  await Promise.all([counted(page, "1"), page.getByText("3,000개를 수정했어요.").waitFor({ timeout: 180_000 })]);
  const leads = (await stored(tenant.teamId, "records")).filter(({ kind }) => kind === "lead");
  expect(leads.filter(({ incoming_source }) => incoming_source === "전시회")).toHaveLength(LEADS);
  expectNo(problems);
}, 400_000);

test("a filter can be set before the rows and the team's members have loaded", async () => {
  const page = await signedIn();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let membersAsked = 0;
  await page.route(new RegExp(`/api${LIST}`), async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/api\/teams\/[^/]+\/members$/, async () => {
    membersAsked += 1;
  });
  await page.goto(`${suite.appUrl}/leads`);
  await page.getByRole("button", { name: "필터", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "필터" });
  await filter.getByRole("button", { name: "조건 추가" }).click();
  await filter.getByRole("combobox", { name: "필드" }).fill("이름");
  await page.getByRole("option", { name: "이름", exact: true }).first().click();
  await filter.getByRole("textbox", { name: "값" }).fill("l299");
  await page.waitForURL(/filter=/);
  expect(await rows(page).count()).toBe(0);
  release();
  // l299, and l2990 to l2999.
  await counted(page, "11");
  await rows(page).first().waitFor();
  await expect.poll(() => membersAsked).toBeGreaterThan(0);
  expectNo(problems);
});

test("a filter of the list has groups of conditions, of which all or any must hold", async () => {
  const page = await signedIn();
  await page.goto(`${suite.appUrl}/leads`);
  await counted(page, "3,000");
  await page.getByRole("button", { name: "필터", exact: true }).click();
  const all = page.getByRole("group", { name: "조건 그룹 1단계" });
  const any = page.getByRole("group", { name: "조건 그룹 2단계" });
  const fill = async (place: number, words: string) => {
    await all.getByRole("combobox", { name: "필드" }).nth(place).fill("이름");
    await page.getByRole("option", { name: "이름", exact: true }).first().click();
    await all.getByRole("textbox", { name: "값" }).nth(place).fill(words);
  };
  await all.getByRole("button", { name: "조건 추가" }).click();
  await fill(0, "l299");
  await all.getByRole("button", { name: "그룹 추가" }).click();
  await fill(1, "2991");
  await any.getByRole("button", { name: "조건 추가" }).click();
  await fill(2, "2992");
  await counted(page, "2");
  await any.getByText("모두 충족").click();
  await page.getByText("검색 결과가 없어요").waitFor();
  await all.getByText("하나라도 충족").first().click();
  await counted(page, "11");
  expectNo(problems);
});
