import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const LEADS = 40;

let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  const team = await createTenant();
  admin = await team.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  for (let index = 0; index < LEADS; index += 1)
    await admin.client.records.createLead({ body: { deal_name: `문의 ${index}`, contract_amount: index * 10_000 } });
});

const rows = (page: Page) => page.locator("[data-record]");

const SHEET = "/leads?cols=deal_name~260,contract_amount~160,close_date~160,assignee~160";

/** A cell of the sheet by its row and column, both from 0. */
const cellOf = (page: Page, row: number, column: number) =>
  page.locator(`[data-index="${row}"] .cell[aria-colindex="${column + 2}"]`);
const cellText = (page: Page, row: number, column: number) => cellOf(page, row, column).innerText();

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not on the page.`);
  return box;
}

/** Presses the handle of the marked cells and draws it straight down or up. */
async function drawHandle(page: Page, toY: number): Promise<void> {
  const { x, y } = await boxOf(page.locator("[data-fill-handle]"));
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.down();
  await page.mouse.move(x, y + 20);
  await page.mouse.move(x, toY);
}

/** Pastes text like a spreadsheet's clipboard. The code is a string, because tests have no types of the DOM. */
const pasteText = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", ${JSON.stringify(text)});
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  })()`);

test("cells are written, pasted, filled down and undone by keyboard, and refused values are listed", async () => {
  // Rows stay in their places while they are edited, although most edits make them fail this filter.
  const filter = JSON.stringify(["AND", ["contract_amount", "gtAndEqual", 100_000]]);
  const page = await openAs(admin, `${SHEET}&${new URLSearchParams({ filter, sort: "contract_amount" })}`);
  await rows(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("5,000");
  await page.keyboard.press("Enter");
  await expect.poll(() => cellText(page, 0, 1)).toBe("₩5,000");

  const before = await cellText(page, 1, 1);
  await pasteText(page, "7000\t2026. 10. 5.\r\n많이\t2026-10-06\r\n");
  const refused = page.getByRole("dialog", { name: "셀 1개는 바꾸지 못했어요" });
  await refused.getByRole("cell", { name: "많이" }).waitFor();
  await refused.getByRole("button", { name: "닫기" }).last().click();
  await refused.waitFor({ state: "detached" });
  await expect.poll(() => cellText(page, 1, 1)).toBe("₩7,000");
  await expect.poll(() => cellText(page, 2, 2)).toContain("2026");
  await page.getByRole("region", { name: "화면 안내" }).getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => cellText(page, 1, 1)).toBe(before);

  await page.locator('[data-index="0"] .cell[aria-colindex="3"]').click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect.poll(() => cellText(page, 1, 1)).toBe("₩5,000");

  const owner = page.locator('[data-index="1"] .cell[aria-colindex="5"]');
  await owner.dblclick();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  const left = await page.locator('[data-index="1"]').getAttribute("data-record");
  await page.keyboard.press("Escape");
  await page.locator(`[data-record="${left}"]`).waitFor({ state: "detached" });
  await page.locator('[data-index="1"]:focus').waitFor();
  expectNo(problems);
});

test("the fill handle scrolls at the edge, Escape cancels it, and each notice undoes its own change", async () => {
  const page = await openAs(admin, SHEET);
  await cellOf(page, 0, 1).click();
  await drawHandle(page, 2_000);
  await cellOf(page, 30, 1).waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(0);
  expect(await cellText(page, 0, 1)).not.toBe(await cellText(page, 1, 1));

  await page.keyboard.press("Control+Home");
  await cellOf(page, 0, 1).click();
  const [first, second] = [await cellText(page, 0, 1), await cellText(page, 1, 1)];
  await drawHandle(page, (await boxOf(cellOf(page, 2, 1))).y + 20);
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(3);
  await page.mouse.up();
  await expect.poll(() => cellText(page, 2, 1)).toBe(first);
  const undo = page.getByRole("region", { name: "화면 안내" }).getByRole("button", { name: "되돌리기" });
  await undo.waitFor();

  await cellOf(page, 0, 2).click();
  await pasteText(page, "2026-10-05\n2026-10-06\n");
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(2);
  await expect.poll(() => undo.count()).toBe(2);
  await undo.last().click();
  await expect.poll(() => cellText(page, 1, 1)).toBe(second);
  expect(await cellText(page, 1, 2)).toContain("2026");
  await cellOf(page, 0, 2).click();
  await page.keyboard.press("Control+z");
  await expect.poll(() => cellText(page, 1, 2)).toBe("");
  await expect.poll(() => undo.count()).toBe(0);
  expectNo(problems);
});

test("the focused cell is not covered by the totals", async () => {
  const page = await openAs(admin, SHEET);
  await cellOf(page, 0, 1).click();
  for (let row = 0; row < 25; row += 1) await page.keyboard.press("ArrowDown");
  const totals = page.getByRole("rowgroup").last();
  const bottomOf = async () => {
    const { y, height } = await boxOf(page.locator(".cell[data-entered]"));
    return y + height;
  };
  await cellOf(page, 25, 1).waitFor();
  const top = (await boxOf(totals)).y;
  await expect.poll(bottomOf).toBeLessThanOrEqual(top);

  // The bar of the selection doesn't cover the cell either. The totals are above this bar.
  await page.keyboard.press("Shift+Space");
  await page.getByText("1개 선택함").waitFor();
  for (let row = 0; row < 5; row += 1) await page.keyboard.press("ArrowDown");
  await cellOf(page, 30, 1).waitFor();
  const raised = await boxOf(totals);
  expect(raised.y).toBeLessThan(top);
  await expect.poll(bottomOf).toBeLessThanOrEqual(raised.y);
  const below = JSON.stringify([raised.x + 400, raised.y + raised.height + 10]);
  expect(await page.evaluate(`document.elementFromPoint(...${below}).closest("[data-record]")`)).toBeNull();
  expectNo(problems);
});

test("Korean is composed in the cell from its first syllable on", async () => {
  const page = await openAs(admin, SHEET);
  const keyboard = await page.context().newCDPSession(page);
  await rows(page).first().focus();
  await page.keyboard.press("ArrowRight");
  for (const text of ["ㅎ", "하", "한"])
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
  await keyboard.send("Input.insertText", { text: "한" });
  await page.keyboard.press("Enter");
  await expect.poll(() => cellText(page, 0, 0)).toBe("한");
  expectNo(problems);
});
