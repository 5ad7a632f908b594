import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let page: Page;
let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  page = await openAs(admin, "/leads");
});

const ROWS = [
  ["제목", "이메일", "금액", "마감일", "회사명", "담당자명", "비고"],
  ["두레 도입 상담", "mina@example.com", "1,200,000", "2026. 12. 31", "한빛상사", "김미나", "전시회"],
  ["연간 계약", "없는 주소", "500000", "2027-01-15", "한빛상사", "이준", ""],
  ["건너뛸 행", "잘못된 주소", "500000", "2027-01-15", "한빛상사", "이준", ""],
  ["", "joon@example.com", "500000", "2027-01-15", "새벽물류", "이준", ""],
];

/** A string, because it runs in the browser and tests have no types of the DOM. */
const PASTE = `(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}`;

/** Pastes rows as from a spreadsheet, without any element in focus. */
const paste = (target: Page, rows: readonly (readonly string[])[]) =>
  target.evaluate(`(${PASTE})(${JSON.stringify(rows.map((row) => row.join("\t")).join("\r\n"))})`);

const button = (name: string | RegExp) => page.getByRole("button", { name });

test("leads are pasted, mapped, corrected, imported, exported and undone", async () => {
  await button("가져오기와 내보내기").click();
  await page.getByRole("menuitem", { name: "대량 가져오기" }).click();

  await page.getByRole("heading", { name: "리드 가져오기" }).waitFor();
  // The page listens for pastes a moment after it shows.
  const tooFew = page.getByText("열 이름 행을 포함해 2행 이상이어야 해요.");
  await expect
    .poll(async () => {
      await paste(page, [["제목"]]);
      return tooFew.isVisible();
    })
    .toBe(true);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button("파일 선택").click()]);
  await chooser.setFiles({ name: "암호.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from("암호") });
  await page.getByText("파일을 열 수 없어요.").waitFor();
  await paste(page, ROWS);
  await page.getByText("데이터 4행 · 7열").waitFor();
  await button("다음").click();

  const field = (column: string) => page.getByLabel(`‘${column}’ 열의 필드`);
  await expect.poll(() => field("제목").inputValue()).toBe("lead:deal_name");
  expect(await field("금액").inputValue()).toBe("lead:contract_amount");
  expect(await field("회사명").inputValue()).toBe("company:name");
  expect(await field("비고").inputValue()).toBe("");
  await field("비고").selectOption("lead:incoming_source");
  await button("다음").click();

  // The formats 1,200,000 and 2026. 12. 31 are accepted.
  await page.getByText("데이터에 오류가 3개 있어요.").waitFor();
  // The arrow keys reach a row's number, which is a button.
  await page.getByRole("gridcell", { name: "건너뛸 행" }).click();
  await page.keyboard.press("ArrowLeft");
  await page.locator("button:focus", { hasText: "4" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("1행을 건너뛰어요.").waitFor();
  // Corrects one cell with the keyboard in the grid, and all equal cells at once.
  const cell = page.getByRole("gridcell", { name: "없는 주소" });
  await cell.click();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("jun@example.com");
  await page.keyboard.press("Enter");
  await page.getByText("데이터에 오류가 1개 있어요.").waitFor();
  // Delete empties a cell, and Ctrl+Z restores its value.
  await page.getByRole("gridcell", { name: "jun@example.com" }).click();
  await page.keyboard.press("Delete");
  await page.getByRole("gridcell", { name: "jun@example.com" }).waitFor({ state: "hidden" });
  await page.keyboard.press("Control+z");
  await page.getByRole("gridcell", { name: "jun@example.com" }).waitFor();
  await page.getByLabel("이름의 ‘비어 있음’ 대신 넣을 값").fill("새벽 물류 상담");
  await button("모두 바꾸기").click();
  await page.getByText("오류가 없어요.").waitFor();
  const [skipped] = await Promise.all([page.waitForEvent("download"), button("건너뛴 행 받기").click()]);
  const lines = (await readFile(await skipped.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^건너뛸 행,잘못된 주소,.*이메일: 올바른 이메일 주소를 입력해 주세요\.$/);
  await button("다음").click();

  await page.getByText("새 연락처").waitFor();
  const kept = page.getByRole("table", { name: "가져올 행" });
  await kept.getByRole("cell", { name: "신규 새벽물류" }).waitFor();
  await kept.getByRole("cell", { name: "₩1,200,000" }).waitFor();
  // The fourth row is left out; the others keep their numbers.
  expect(await kept.getByRole("rowheader").allTextContents()).toEqual(["2", "3", "5"]);
  await button("가져오기").click();
  await page.getByText("3개를 가져왔어요.").waitFor({ timeout: 60_000 });
  await button("목록 보기").click();
  await page.getByText("두레 도입 상담").first().waitFor();

  await button("가져오기와 내보내기").click();
  await page.getByRole("menuitem", { name: "내보내기" }).click();
  await page.getByText("CSV (.csv)").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "내보내기" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("lead.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain("jun@example.com");
  expect(csv).toContain("1200000");

  await page.goto(`${suite.appUrl}/leads/import`);
  await button("가져오기 되돌리기").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "가져오기 되돌리기" }).click();
  await page.getByText("되돌렸어요. 8개를 삭제했어요.").waitFor({ timeout: 60_000 });
  const left = await admin.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
  expect(left.total).toBe(0);
  expectNo(problems);
});
