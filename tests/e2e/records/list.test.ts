import type { Page, Response } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const LEADS = 130;

let team: Tenant;
let admin: Member;
let colleague: Member;
let fieldId: string;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  team = await createTenant();
  admin = await team.member("admin");
  colleague = await team.member("member");
  const { records, teams } = admin.client;
  await teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  const field = await records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "규모", type: "text" },
  });
  fieldId = field.id;
  const company = await records.createCompany({ body: { name: "새벽물류", url: "dawn.example.com" } });
  for (let index = 0; index < LEADS; index += 1)
    await records.createLead({
      body: { deal_name: `문의 ${index}`, contract_amount: index * 10_000, company: { id: company.id } },
    });
});

const leadsOf = (member: Member, path = "/leads"): Promise<Page> => openAs(member, path);

const rows = (page: Page) => page.locator("[data-record]");
const isTableKept = (response: Response) =>
  response.request().method() === "PUT" && response.url().includes("/table-setting");
const counter = (page: Page) => page.getByRole("status").filter({ hasText: "개 중" });

/** Collects axe's findings once the list has loaded, because stale rows are pale. Restores the window's size. */
async function look(page: Page, name: string): Promise<string[]> {
  await page.locator("[role=grid][aria-busy=true]").waitFor({ state: "detached" });
  const size = page.viewportSize();
  const found = await axeFindings(page, name);
  if (size) await page.setViewportSize(size);
  return found;
}

/** Moves the focus to a control with the keyboard. */
async function tabTo(page: Page, name: string, role: "button" | "combobox" = "button", key = "Tab"): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).last();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await control.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

test("the keyboard filters, saves a view and selects all matches; Back removes the filter", async () => {
  const page = await leadsOf(admin);
  await rows(page).first().waitFor();
  await tabTo(page, "필터");
  await page.keyboard.press("Enter");
  await tabTo(page, "조건 추가");
  await page.keyboard.press("Enter");
  await tabTo(page, "필드", "combobox");
  await page.keyboard.type("금액");
  // Enter chooses the highlighted option, which is set a frame after the options are listed.
  await page.getByRole("option", { name: "금액" }).and(page.locator("[data-highlighted]")).waitFor();
  await page.keyboard.press("Enter");
  const operator = page.getByLabel("연산자");
  await operator.waitFor();
  await operator.focus();
  await operator.selectOption("gtAndEqual");
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "값" }).focus();
  await page.keyboard.type("100,00");
  await page.waitForURL(/filter=/);
  expect(await look(page, "filter")).toEqual([]);
  await page.keyboard.type("0");
  // Presses Escape before the debounce of the typed value has ended.
  await page.keyboard.press("Escape");
  await counter(page).filter({ hasText: "120개 중" }).waitFor();

  await page.getByText("저장하지 않은 변경이 있어요").waitFor();
  await tabTo(page, "새 보기로 저장", "button", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByLabel("보기 이름").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("큰 문의");
  expect(await look(page, "view dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "큰 문의" }).waitFor();
  await counter(page).filter({ hasText: "120개 중" }).waitFor();

  await rows(page).first().focus();
  await page.keyboard.press("Space");
  await page.getByText("1개 선택함").waitFor();
  await page.getByRole("checkbox", { name: "불러온 행 모두 선택" }).press("Space");
  await page.getByRole("button", { name: "조건에 맞는 120개 모두 선택" }).press("Enter");
  await page.getByText("120개 선택함").waitFor();

  await page.goBack();
  await page.goBack();
  await counter(page)
    .filter({ hasText: `${LEADS}개 중` })
    .waitFor();
  expectNo(problems);
});

test("a shared view opens for a colleague by its link; a private one says that it does not exist", async () => {
  const setting = {
    columnsSetting: [
      { id: "deal_name", size: 300 },
      { id: "company:url", size: 200 },
    ],
  };
  const make = (title: string, shared: boolean) =>
    admin.client.records.createView({
      params: { entityId: "lead" },
      query: {},
      body: { title, shared, view_collection_setting: setting },
    });
  const [shared, own] = [await make("함께", true), await make("혼자", false)];
  const page = await leadsOf(colleague, `/leads?view=${shared.id}`);
  await page.getByRole("columnheader", { name: "회사 > 웹사이트" }).waitFor();
  await page.getByText("dawn.example.com").first().waitFor();
  await page.goto(`${suite.appUrl}/leads?view=${own.id}`);
  await page.getByText("존재하지 않거나 접근 권한이 없는 보기예요.").waitFor();
  expect(await look(page, "view gone")).toEqual([]);
  expectNo(problems);
});

test("rows are below their groups' headings, which fold with the keyboard, and a view keeps the grouping", async () => {
  const { records } = admin.client;
  const grade = await records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "등급", type: "select", attributes: { options: [{ label: "높음", color: "green" }] } },
  });
  const { data } = await records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
  const value = grade.attributes.options?.[0]?.value;
  for (const { id } of data.slice(0, 3))
    await records.updateFieldValue({ params: { entityId: "lead", recordId: id, fieldId: grade.id }, body: { value } });
  const columnsSetting = [
    { id: "deal_name", size: 300 },
    { id: "contract_amount", size: 200 },
  ];
  const view = await records.createView({
    params: { entityId: "lead" },
    query: {},
    body: { title: "등급별 보기", view_collection_setting: { columnsSetting, group: grade.id } },
  });
  const page = await leadsOf(admin, `/leads?view=${view.id}`);
  const head = (isOpen: boolean) => page.getByRole("button", { name: /높음\s*3개/, expanded: isOpen });
  await head(true).waitFor();
  expect(await look(page, "groups")).toEqual([]);
  await rows(page).nth(3).waitFor();
  await page.locator("[data-index='0']").press("ArrowLeft");
  await head(false).waitFor();
  await page.locator("[data-index='1']").getByText("(비어 있음)").waitFor();
  await page.locator("[data-index='0']").press("ArrowRight");
  await page.locator("[data-index='0']").press("ArrowDown");
  await page.locator("[data-index='1'][data-record]:focus").waitFor();
  await page.getByRole("combobox", { name: "그룹 기준" }).selectOption("");
  await head(true).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "이 보기에 저장" }).click();
  await page.getByText("저장하지 않은 변경이 있어요").waitFor({ state: "detached" });
  await page.reload();
  await rows(page).first().waitFor();
  expect(await head(true).count()).toBe(0);
  expectNo(problems);
});

test("a filter on a deleted field shows that at the condition", async () => {
  const filter = JSON.stringify(["AND", ["email", "isEmpty"], [fieldId, "is", "x"]]);
  const page = await leadsOf(admin, `/leads?${new URLSearchParams({ filter })}`);
  await page.getByText("검색 결과가 없어요").waitFor();
  await admin.client.records.toggleField({
    params: { entityId: "lead", fieldId },
    query: { active: false },
  });
  await page.reload();
  await page.getByText("필터에 오류가 있어요. 필터 조건을 확인해 주세요.").waitFor();
  await page.getByRole("button", { name: "필터 수정" }).press("Enter");
  await page.getByText("삭제된 필드예요.").waitFor();
  await page.getByRole("button", { name: "조건 삭제" }).last().press("Enter");
  await page.keyboard.press("Escape");
  await counter(page)
    .filter({ hasText: `${LEADS}개 중` })
    .waitFor();
});

test("columns are shown, ordered and resized with the keyboard, and stay so in another browser", async () => {
  // A new member, because a list opens with the view that the member saw last.
  const member = await team.member("admin");
  const page = await leadsOf(member);
  await rows(page).first().waitFor();
  await page.getByRole("button", { name: "열 설정" }).press("Enter");
  // Waits until the focus is in the menu. A key before that would go elsewhere.
  await expect.poll(() => page.evaluate("document.activeElement?.closest('[role=dialog]') !== null")).toBe(true);
  const shown = page.waitForResponse(isTableKept);
  await page.getByRole("button", { name: "금액 표시" }).press("Enter");
  await page.getByRole("columnheader", { name: "금액" }).waitFor();
  await shown;
  expect(await look(page, "columns")).toEqual([]);
  await page.keyboard.press("Escape");
  const head = page.getByRole("columnheader", { name: "회사", exact: true });
  const before = (await head.boundingBox())?.width ?? 0;
  // The list shows a change before the server has stored it.
  const resized = page.waitForResponse(isTableKept);
  await head.getByRole("button").press("Shift+ArrowRight");
  await expect.poll(async () => (await head.boundingBox())?.width).toBe(before + 20);
  await resized;
  const elsewhere = await leadsOf(member);
  await elsewhere.getByRole("columnheader", { name: "금액" }).waitFor();
  expect((await elsewhere.getByRole("columnheader", { name: "회사", exact: true }).boundingBox())?.width).toBe(
    before + 20,
  );
  expectNo(problems);
});

test("one key leads to the last of many rows, and nothing overflows on a phone", async () => {
  const page = await leadsOf(await team.member("admin"));
  await rows(page).first().focus();
  await page.keyboard.press("End");
  await page.getByText("문의 0", { exact: true }).waitFor();
  await page.keyboard.press("Home");
  await page.getByText(`문의 ${LEADS - 2}`, { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("main ul li").first().waitFor();
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  expect(await look(page, "phone")).toEqual([]);
  expectNo(problems);
});
