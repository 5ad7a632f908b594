import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let team: Tenant;
let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  team = await createTenant();
  admin = await team.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  await setField("contact", "tel", { required: true });
  await setField("company", "address", { required: true });
  await setField("deal", "name", { required: true });
  await setField("deal", "contract_amount", { attributes: { code: "USD", precision: 2 } });
});

const setField = (entityId: "deal" | "company" | "contact", fieldId: string, field: object) =>
  admin.client.records.changeFieldDefinition({
    params: { entityId, fieldId },
    query: {},
    body: { transaction: { change: { from: 0, to: 1 } }, field },
  });

const open = (path: string): Promise<Page> =>
  openAs(admin, path, { permissions: ["clipboard-read", "clipboard-write"] });

const submit = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "추가", exact: true }).click();

test("a contact is added with a phone number, which the team requires", async () => {
  const page = await open("/contacts");
  await page.getByRole("button", { name: "연락처 추가" }).first().click();
  const drawer = page.getByRole("dialog", { name: "연락처 추가" });
  await drawer.getByRole("textbox", { name: /^이름/ }).fill("나래");
  await submit(page);
  await drawer.getByText("필수 입력 항목이에요.").waitFor();
  await drawer.getByRole("textbox", { name: /^전화/ }).fill("2-123-4567");
  await drawer.getByRole("textbox", { name: /^팩스/ }).fill("2-123-4568");
  await submit(page);
  await page.getByText("연락처를 추가했어요.").first().waitFor();
  const { data } = await admin.client.records.filterRecords({ params: { entityId: "contact" }, query: {}, body: {} });
  expect(data).toMatchObject([
    { first_name: "나래", tel: { dial_code: "+82", value: "21234567" }, fax: { value: "21234568" } },
  ]);
  expectNo(problems);
});

test("a deal is added with its customer's name, and with a company that has another required field", async () => {
  const page = await open("/deals");
  await page.getByRole("button", { name: "딜 추가" }).first().click();
  const drawer = page.getByRole("dialog", { name: "딜 추가" });
  await drawer.getByRole("textbox", { name: /^이름/ }).fill("도입 계약");
  await submit(page);
  await drawer.getByText("필수 입력 항목이에요.").waitFor();
  await drawer.getByRole("textbox", { name: /^고객 이름\(이름\)/ }).fill("나래");
  await drawer.getByRole("textbox", { name: /^고객 이름\(성\)/ }).fill("김");
  await drawer.getByRole("textbox", { name: /^금액/ }).fill("1234.5");

  await drawer.getByRole("combobox", { name: "회사" }).fill("새벽물류");
  await page.getByRole("option", { name: "‘새벽물류’ 새로 만들기" }).click();
  const company = page.getByRole("dialog", { name: "회사 추가" });
  expect(await company.getByRole("combobox", { name: /^회사명/ }).inputValue()).toBe("새벽물류");
  await company.getByRole("combobox", { name: /^회사명/ }).fill("새벽물류 주식회사");
  await company.getByRole("textbox", { name: /^주소/ }).fill("서울 중구");
  await company.getByRole("button", { name: "추가", exact: true }).click();
  await company.waitFor({ state: "detached" });
  // A combobox shows a value that the app sets with a short delay.
  await expect.poll(() => drawer.getByRole("combobox", { name: "회사" }).inputValue()).toBe("새벽물류 주식회사");
  await submit(page);
  await page.getByText("딜을 추가했어요.").first().waitFor();

  const { data } = await admin.client.records.filterRecords({ params: { entityId: "deal" }, query: {}, body: {} });
  expect(data).toMatchObject([
    { first_name: "나래", last_name: "김", contract_amount: 1234.5, company: { label: "새벽물류 주식회사" } },
  ]);
  await page.goto(`${suite.appUrl}/deals/board`);
  await page.locator("[data-sum]", { hasText: "$1,234.50" }).waitFor();
  await page.goto(`${suite.appUrl}/companies/${data[0]?.company?.id}`);
  await page.getByRole("tab", { name: "관련 레코드" }).click();
  await page.getByText("$1,234.50").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${suite.appUrl}/deals`);
  await page.getByRole("listitem").filter({ hasText: "도입 계약" }).getByText("$1,234.50").waitFor();
  expectNo(problems);
});

test("closing the form for a new company leaves the field as it was", async () => {
  const page = await open("/leads");
  await page.getByRole("button", { name: "리드 추가" }).first().click();
  const drawer = page.getByRole("dialog", { name: "리드 추가" });
  await drawer.getByRole("textbox", { name: /^이름/ }).fill("문의");
  await drawer.getByRole("combobox", { name: "회사" }).fill("한빛소프트");
  await page.getByRole("option", { name: "‘한빛소프트’ 새로 만들기" }).click();
  const company = page.getByRole("dialog", { name: "회사 추가" });
  await company.getByRole("button", { name: "취소" }).click();
  await company.waitFor({ state: "detached" });
  await submit(page);
  await page.getByText("리드를 추가했어요.").first().waitFor();
  const { data } = await admin.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
  expect(data).toMatchObject([{ deal_name: "문의", company: null }]);
  expectNo(problems);
});

test("a view's link contains the team, and is shown if it cannot be copied", async () => {
  const { id } = await admin.client.records.createView({
    params: { entityId: "lead" },
    query: {},
    body: { title: "내 리드", view_collection_setting: { columnsSetting: [{ id: "deal_name", size: 200 }] } },
  });
  const page = await open(`/leads?view=${id}`);
  const copy = async () => {
    await page.getByRole("button", { name: "‘내 리드’ 보기 메뉴" }).click();
    await page.getByRole("menuitem", { name: "링크 복사" }).click();
  };
  await page.getByRole("button", { name: "보기", exact: true }).click();
  await copy();
  await page.getByText("보기 링크를 복사했어요.").first().waitFor();
  const link = new URL(await page.evaluate<string>("navigator.clipboard.readText()"));
  expect(Object.fromEntries(link.searchParams)).toEqual({ view: id, teamSlug: team.slug });
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))");
  await copy();
  await page.getByText("링크를 복사하지 못했어요.").first().waitFor();
  await page.getByText(link.href).first().waitFor();
  expectNo(problems);
});
