import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { createTenant, fresh, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let member: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  member = await (await createTenant()).member("member");
  await member.client.records.createCompany({ body: { name: "(주)한빛상사홀딩스" } });
});

const companyOf = async (name: string) => {
  const found = await member.client.records.quickSearch({
    params: { entityId: "company" },
    query: { search: name },
  });
  const { id } = found.data.find(({ label }) => label === name) ?? {};
  return (await member.client.records.getRecord({ params: { entityId: "company", recordId: String(id) } })).record;
};
const waitForOptions = (page: Page) =>
  page
    .getByRole("option", { name: /^\(주\)/ })
    .first()
    .waitFor();

test("a company is added from the registry with the keyboard", async () => {
  const page = await openAs(member, "/companies");
  await page.getByRole("button", { name: "회사 추가" }).first().click();
  const drawer = page.getByRole("dialog", { name: "회사 추가" });
  const name = drawer.getByRole("combobox", { name: /^회사명/ });
  await name.pressSequentially("한빛상사");
  await page.getByRole("option", { name: /한빛상사홀딩스.*등록된 회사/ }).waitFor();
  expect(await axeFindings(page, "registry")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("option").first().waitFor({ state: "detached" });
  await name.press("End");
  await name.press("Backspace");
  await waitForOptions(page);
  await name.press("ArrowDown");
  await name.press("Enter");
  // A combobox shows a value that the app sets with a short delay.
  await expect.poll(() => name.inputValue()).toBe("(주)한빛상사");
  await expect.poll(() => drawer.getByRole("textbox", { name: /^주소/ }).inputValue()).toContain("로");
  await drawer.getByRole("button", { name: "추가", exact: true }).click();
  await page.getByText("회사를 추가했어요.").first().waitFor();
  expect(await companyOf("(주)한빛상사")).toMatchObject({
    nice_id: expect.stringMatching(/^\d{13}$/),
    address: expect.stringContaining("로"),
  });
  expectNo(problems);
});

test("the form for a company shows an existing one whose name has another corporate form", async () => {
  const page = await openAs(member, "/companies");
  await page.getByRole("button", { name: "회사 추가" }).first().click();
  const drawer = page.getByRole("dialog", { name: "회사 추가" });
  await drawer.getByRole("combobox", { name: /^회사명/ }).fill("한빛상사홀딩스 주식회사");
  await drawer.getByText("이미 있는 레코드일 수 있어요.").waitFor();
  const link = drawer.getByRole("link", { name: /\(주\)한빛상사홀딩스/ });
  expect(await link.getAttribute("href")).toMatch(/^\/companies\/[\w-]+$/);
  expectNo(problems);
});

test("a company gets its registry name and number, and a typed name removes the number", async () => {
  const { id } = await member.client.records.createCompany({ body: { name: "누리" } });
  const page = await openAs(member, `/companies/${id}`);
  const edit = async (current: string) => {
    await page
      .getByRole("button", { name: /회사명/ })
      .first()
      .click();
    const input = page.getByRole("combobox", { name: "회사명" });
    // Text that is filled in before the combobox shows its value would be added to the value.
    await expect.poll(() => input.inputValue()).toBe(current);
    return input;
  };
  await (await edit("누리")).fill("누리식품");
  await page.getByRole("option", { name: /^\(주\)누리식품서비스/ }).click();
  await page.getByRole("heading", { name: "(주)누리식품서비스" }).waitFor();
  await expect.poll(async () => (await companyOf("(주)누리식품서비스")).address).toContain("로");
  expect((await companyOf("(주)누리식품서비스")).nice_id).toMatch(/^\d{13}$/);
  const input = await edit("(주)누리식품서비스");
  await input.fill("누리푸드");
  await input.press("Enter");
  await page.getByRole("heading", { name: "누리푸드" }).waitFor();
  // The page shows the name before it is stored.
  await expect.poll(async () => (await companyOf("누리푸드")).nice_id).toBeNull();
  expectNo(problems);
});

test("a company's page shows its data and news, or how to link it to the registry", async () => {
  const { id } = await member.client.records.createCompany({ body: { name: "라온" } });
  const page = await openAs(member, `/companies/${id}`);
  await page.getByRole("tab", { name: "기업 정보" }).click();
  await page.getByText("아직 기업 정보와 연결되지 않았어요").waitFor();
  // (주)라온건설네트웍스
  const company = { params: { id }, body: { name: "(주)라온건설네트웍스", nice_id: "9901110000028" } };
  await member.client.records.renameCompany(company);
  await page.getByRole("region", { name: "매출액", exact: true }).getByRole("table").waitFor();
  await page.getByText(/업력 \d+년/).waitFor();
  await page.getByRole("link", { name: '라온건설네트웍스, 새 물류센터 "착공"' }).waitFor();
  await page.getByRole("region", { name: "직원 수", exact: true }).locator("svg rect").first().waitFor();
  await page.getByRole("button", { name: "새로고침" }).click();
  await page.getByText("기업 정보를 다시 확인했어요.").first().waitFor();
  expect(await axeFindings(page, "company data")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone, the fields are one of the tabs, and the open tab is remembered separately.
  await page.getByRole("tab", { name: "기본 정보" }).waitFor();
  await page.getByRole("tab", { name: "기업 정보" }).click();
  await page.getByText("금융감독원 OpenDART").first().waitFor();
  // The charts shrink to the width of their container.
  await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  expectNo(problems);
});

test("a member starts the research of a company, and saves a finding in a field", async () => {
  const { id } = await member.client.records.createCompany({ body: { name: "바다공방" } });
  const page = await openAs(member, `/companies/${id}`);
  await page.getByRole("tab", { name: "기업 정보" }).click();
  await page.getByRole("button", { name: "리서치 시작" }).click();
  const website = page.getByRole("listitem").filter({ hasText: "https://www.own.example" });
  await website.getByRole("link", { name: "출처 2: www.own.example" }).waitFor({ timeout: 90_000 });
  await page.getByText("1,250명", { exact: true }).waitFor();
  expect(await axeFindings(page, "research")).toEqual([]);
  await website.getByRole("button", { name: "‘웹사이트’ 필드에 반영" }).press("Enter");
  await page.getByRole("menuitem", { name: "웹사이트" }).press("Enter");
  await page.getByText("필드에 반영했어요.").first().waitFor();
  await website.getByText("반영함").waitFor();
  const { record } = await member.client.records.getRecord({ params: { entityId: "company", recordId: id } });
  expect(record.url).toBe("https://www.own.example");
  expectNo(problems);
});

test("chosen companies are linked to the registry from the list", async () => {
  await member.client.records.createCompany({ body: { name: "두레소프트홀딩스" } });
  const page = await openAs(member, "/companies?q=두레소프트홀딩스");
  await page.getByRole("checkbox", { name: /두레소프트홀딩스/ }).press("Space");
  await page.getByRole("button", { name: "기업 정보 연결" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "기업 정보 연결" }).click();
  await page.getByText("1개 회사를 확인했어요.").first().waitFor({ timeout: 90_000 });
  expect((await companyOf("두레소프트홀딩스")).nice_id).toMatch(/^\d{13}$/);
  expectNo(problems);
});

test("a lead's page suggests the company of its e-mail address", async () => {
  const domain = `${fresh()}.example`;
  await member.client.records.createCompany({ body: { name: "도메인상사", url: domain } });
  const { id } = await member.client.records.createLead({ body: { deal_name: "메일 문의", email: `a@${domain}` } });
  const page = await openAs(member, `/leads/${id}`);
  const offer = page.getByRole("button", { name: "‘도메인상사’ 연결 (이메일 도메인)" });
  await offer.waitFor();
  expect(await axeFindings(page, "suggestion")).toEqual([]);
  await offer.press("Enter");
  await page.getByRole("button", { name: /^회사/ }).getByText("도메인상사").waitFor();
  expectNo(problems);
});

test("a lead gets a new company from the registry in one step", async () => {
  const { id } = await member.client.records.createLead({ body: { deal_name: "도입 문의" } });
  const page = await openAs(member, `/leads/${id}`);
  await page.getByRole("button", { name: /^회사/ }).first().click();
  await page.getByRole("combobox", { name: "회사" }).fill("마루호텔");
  await page.getByRole("option", { name: /^\(주\)마루호텔서비스/ }).click();
  const lead = () => member.client.records.getRecord({ params: { entityId: "lead", recordId: id } });
  await expect.poll(async () => (await lead()).record.company?.label).toBe("(주)마루호텔서비스");
  await page.getByRole("button", { name: /^회사/ }).getByText("(주)마루호텔서비스").waitFor();
  expect((await companyOf("(주)마루호텔서비스")).nice_id).toMatch(/^\d{13}$/);
  expectNo(problems);
});
