import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const TIMEOUT = { timeout: 30_000 };
const PRODUCTS = ["서버", "클라우드", "보안"];
/** Every third row has the first product. */
const ROWS = 12;

const { openPageAs, problems } = useChromium();

// One story in one test: each step builds on the one before.
test("an admin adds a field, imports, filters, saves a view, converts, merges and exports", async () => {
  const tenant = await createTenant();
  const [admin, mate] = [await tenant.member("admin"), await tenant.member("member")];
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await openPageAs(admin, { reducedMotion: "no-preference" });

  await addField(page);
  await importLeads(page);
  await filterByProduct(page);
  const viewUrl = await saveSharedView(page);
  await seeView(mate, viewUrl);
  await convertAll(page);
  await seeBoard(page);
  await mergeTwo(page);
  await exportDeals(page);
  expectNo(problems);
}, 300_000);

async function addField(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/settings/fields/lead`);
  await page.getByRole("button", { name: "필드 추가" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("필드 이름").fill("관심 제품");
  await drawer.getByLabel("유형").selectOption({ label: "단일 선택" });
  for (const [place, product] of PRODUCTS.entries()) {
    await drawer.getByRole("button", { name: "옵션 추가" }).click();
    await drawer.getByRole("textbox", { name: `옵션 ${place + 1} 이름` }).fill(product);
  }
  await drawer.getByRole("button", { name: "추가", exact: true }).click();
  await page.getByText("‘관심 제품’ 필드를 추가했어요.").first().waitFor();
}

/** Imports a table as copied from a spreadsheet, and corrects its one invalid cell. */
async function importLeads(page: Page): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => [
    `도입 문의 ${index + 1}`,
    index % 2 === 0 ? "새벽물류" : "한빛소프트",
    `buyer${index + 1}@customer.example`,
    PRODUCTS[index % 3] ?? "",
  ]);
  const table = [["이름", "회사", "이메일", "관심 제품"], ...rows];
  table[2] = ["도입 문의 2", "한빛소프트", "buyer2 골뱅이 customer.example", "클라우드"];
  await page.goto(`${suite.appUrl}/leads/import`);
  await page.getByLabel("스프레드시트의 데이터를").fill(table.map((row) => row.join("\t")).join("\n"));
  await page.getByText(`데이터 ${ROWS}행 · 4열`).waitFor();
  const next = page.getByRole("button", { name: "다음", exact: true });
  await next.click();
  const product = page.getByLabel("‘관심 제품’ 열의 필드");
  await expect.poll(() => product.locator("option:checked").innerText(), TIMEOUT).toBe("관심 제품");
  await next.click();

  const mend = page.getByLabel("이메일의 ‘buyer2 골뱅이 customer.example’ 대신 넣을 값");
  await mend.fill("buyer2@customer.example");
  await page.getByRole("button", { name: "모두 바꾸기" }).click();
  await page.getByText("오류가 없어요.").waitFor();
  await next.click();
  await page.getByText("다음과 같이 가져와요.").waitFor();
  await page.getByRole("button", { name: "가져오기", exact: true }).click();
  await page.getByText(`${ROWS}개를 가져왔어요.`).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "목록 보기" }).click();
  await page.getByText(`${ROWS}개 중 ${ROWS}개`).waitFor();
}

async function filterByProduct(page: Page): Promise<void> {
  await page.getByRole("button", { name: "필터", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "필터" });
  await filter.getByRole("button", { name: "조건 추가" }).click();
  await filter.getByRole("combobox", { name: "필드" }).fill("관심");
  await page.getByRole("option", { name: "관심 제품" }).click();
  await filter.getByRole("combobox", { name: "값 목록" }).click();
  await page.getByRole("option", { name: "서버" }).click();
  await page.getByText("4개 중 4개").waitFor();
  // The list of values stays open after a choice, for the next one.
  await page.keyboard.press("Escape");
  await page.getByRole("option", { name: "서버" }).waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await filter.waitFor({ state: "detached" });
}

async function saveSharedView(page: Page): Promise<string> {
  await page.getByRole("button", { name: "새 보기로 저장" }).click();
  const dialog = page.getByRole("dialog", { name: "새 보기 만들기" });
  await dialog.getByLabel("보기 이름").fill("서버 관심 리드");
  await dialog.getByText("팀 전체에 공유").click();
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "detached" });
  // The counter said the same before the view was opened.
  await page.waitForURL((url) => url.searchParams.has("view"));
  await page.getByText("4개 중 4개").waitFor();
  return page.url();
}

async function seeView(mate: Member, url: string): Promise<void> {
  const page = await openPageAs(mate);
  await page.goto(url);
  await page.getByText("4개 중 4개").waitFor();
  await page.close();
}

async function convertAll(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "불러온 행 모두 선택" }).locator("..").click();
  await page.getByText("4개 선택함").waitFor();
  await page.getByRole("button", { name: "딜로 전환" }).click();
  await page.getByRole("button", { name: "4개 전환" }).click();
  await page.getByText("4개를 딜로 전환했어요.").first().waitFor({ timeout: 60_000 });
}

async function seeBoard(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/deals/board`);
  await expect.poll(() => page.locator("[data-record]").count(), TIMEOUT).toBe(4);
}

async function mergeTwo(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/deals`);
  await page.getByText("4개 중 4개").waitFor();
  for (const name of ["도입 문의 1", "도입 문의 4"])
    await page
      .getByRole("checkbox", { name: `${name} 선택`, exact: true })
      .locator("..")
      .click();
  await page.getByRole("button", { name: "병합" }).click();
  const dialog = page.getByRole("dialog", { name: "레코드 2개 병합" });
  await dialog.getByRole("button", { name: "병합", exact: true }).click();
  await page.getByText("레코드를 병합했어요.").first().waitFor();
  await page.getByText("3개 중 3개").waitFor();
}

async function exportDeals(page: Page): Promise<void> {
  await page.getByRole("button", { name: "가져오기와 내보내기" }).click();
  await page.getByRole("menuitem", { name: "내보내기" }).click();
  const dialog = page.getByRole("dialog", { name: "내보내기" });
  await dialog.getByText("CSV (.csv)").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "내보내기" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("deal.csv");
  const text = await readFile(await file.path(), "utf8");
  // Without a byte order mark, Excel assumes another encoding.
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [header = "", ...rows] = text.trim().split("\r\n");
  expect(header).toContain("관심 제품");
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toContain("서버");
}
