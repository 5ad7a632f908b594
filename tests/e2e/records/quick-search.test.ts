import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let member: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  member = await (await createTenant()).member("member");
  const { client } = member;
  const company = await client.records.createCompany({ body: { name: "한빛 상사", address: "서울 마포구" } });
  await client.records.createContact({
    body: { name: { first_name: "나래", last_name: "김" }, role: "대표", company: { id: company.id } },
  });
  for (let index = 1; index <= 6; index += 1)
    await client.records.createLead({ body: { deal_name: `한빛 문의 ${index}`, company: { id: company.id } } });
});

test("Ctrl+K searches all records, and the keyboard opens one", async () => {
  const page = await openAs(member, "/leads");
  await page.getByRole("button", { name: "전체 검색" }).waitFor();
  const field = page.getByRole("combobox", { name: "리드, 딜, 회사, 연락처 검색" });
  // The search handles its shortcut shortly after its button is shown.
  const pressUntilOpen = async () => {
    await page.keyboard.press("Control+k");
    return field.isVisible();
  };
  await expect.poll(pressUntilOpen).toBe(true);
  await field.fill("한빛");
  const results = page.getByRole("listbox", { name: "검색 결과" });
  const company = results.getByRole("group", { name: "회사" }).getByRole("option", { name: /한빛 상사.*서울 마포구/ });
  await company.waitFor();
  await results
    .getByRole("group", { name: "연락처" })
    .getByRole("option", { name: /김나래.*한빛 상사 · 대표/ })
    .waitFor();
  await page.locator("[role=listbox][aria-busy=false]").waitFor();
  expect(await results.getByRole("group", { name: "리드" }).getByRole("option").count()).toBe(6);
  await results.getByRole("option", { name: "리드 6건 모두 보기" }).waitFor();
  expect(await axeFindings(page, "search")).toEqual([]);

  await field.press("ArrowUp");
  await field.press("ArrowUp");
  await expect.poll(() => company.getAttribute("aria-selected")).toBe("true");
  await field.press("Enter");
  await page.waitForURL(({ pathname }) => pathname.startsWith("/companies/"));
  await field.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "한빛 상사" }).waitFor();
  expectNo(problems);
});

test("the search opens pages and starts actions, by initial consonants too", async () => {
  const page = await openAs(member, "/leads");
  await page.getByRole("button", { name: "전체 검색" }).click();
  const field = page.getByRole("combobox", { name: "리드, 딜, 회사, 연락처 검색" });
  const results = page.getByRole("listbox", { name: "검색 결과" });
  await results.getByRole("group", { name: "할 수 있는 일" }).getByRole("option", { name: "새 회사" }).waitFor();
  expect(await axeFindings(page, "commands")).toEqual([]);
  await field.fill("ㅇㅇ ㅍㅇㅈ");
  await results.getByRole("group", { name: "페이지" }).getByRole("option", { name: "예약 페이지" }).waitFor();
  await field.press("Enter");
  await page.waitForURL(/\/booking-pages/);
});

test("single keys go to pages, make records and step through them, but not while something is typed", async () => {
  const page = await openAs(member, "/leads");
  await page.locator("[data-record]").first().waitFor();
  await page.keyboard.press("j");
  await page.waitForURL(/record=lead\./);
  // The team is added to the URL shortly after the record.
  const recordIn = (url: string) => new URL(url).searchParams.get("record");
  const first = recordIn(page.url());
  await page.keyboard.press("j");
  await page.waitForURL(({ href }) => recordIn(href) !== first);
  await page.keyboard.press("Escape");

  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await page.waitForURL(/\/companies/);
  await page.getByRole("heading", { name: "회사", exact: true }).waitFor();
  await page.keyboard.press("n");
  const drawer = page.getByRole("dialog", { name: "회사 추가" });
  const name = drawer.getByRole("textbox").first();
  await name.fill("");
  await page.keyboard.type("gl ?");
  expect(new URL(page.url()).pathname).toBe("/companies");
  await name.fill("");
  // On a slow machine the first press may come while the drawer's parts are still loading.
  await expect
    .poll(async () => {
      await page.keyboard.press("Escape");
      return drawer.count();
    })
    .toBe(0);

  await page.keyboard.press("Shift+?");
  const shortcuts = page.getByRole("dialog", { name: "단축키" });
  await shortcuts.getByText("담당자 정하기").waitFor();
  expect(await axeFindings(page, "shortcuts")).toEqual([]);
  await shortcuts.getByText("글자 하나로 된 단축키 사용").click();
  await page.keyboard.press("Escape");
  await shortcuts.waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "리드, 딜, 회사, 연락처 검색" }).waitFor();
  expect(await drawer.count()).toBe(0);
  expectNo(problems);
});

test("the search says when it finds nothing, waits while offline, and closes with Esc", async () => {
  const page = await openAs(member, "/companies");
  await page.getByRole("button", { name: "전체 검색" }).click();
  const field = page.getByRole("combobox", { name: "리드, 딜, 회사, 연락처 검색" });
  await field.fill("없는 이름");
  await page.getByText("‘없는 이름’에 맞는 레코드가 없어요").waitFor();
  await page.context().setOffline(true);
  await field.fill("김나래");
  await page.getByText("인터넷에 연결되어 있지 않아요.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("option", { name: /김나래/ }).waitFor();
  await field.press("Escape");
  await field.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/companies");
  expect(page.url()).toContain(suite.appUrl);
});
