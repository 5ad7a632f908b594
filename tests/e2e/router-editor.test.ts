import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../support/chromium";
import { suite } from "../support/suite";
import { createTenant, type Member, type Tenant } from "../support/tenant";
import { findings } from "./axe";
import { tabTo } from "./keyboard";
import { expectNo, keepPictures, openBrowser, signIn } from "./person";

let browser: Browser;
let tenant: Tenant;
let owner: Member;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await keepPictures(browser);
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser?.close());

async function openAs(member: Member, path: string): Promise<Page> {
  const page = await (await openBrowser(browser, problems)).newPage();
  await signIn(page, member);
  await page.goto(`${suite.appUrl}${path}`);
  return page;
}

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole("button", { name, exact: typeof name === "string" }).first());
  await page.keyboard.press("Enter");
};

const stored = async (title: string) => {
  const { data } = await owner.client.routing.listRouters({});
  const id = data.find((one) => one.title === title)?.id ?? "";
  return owner.client.routing.getRouter({ params: { id }, query: {} });
};

test("the keyboard alone makes a router and its form, which stay after a reload", async () => {
  const page = await openAs(owner, "/routers");
  await page.getByText("아직 만든 라우터가 없어요").waitFor();
  await press(page, "라우터 만들기");
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("라우터 이름");
  await name.waitFor();
  expect(await name.inputValue()).toBe("김대표님의 라우터");
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("도입 문의");
  await tabTo(page, dialog.getByRole("button", { name: "만들기", exact: true }));
  await page.keyboard.press("Enter");

  await page.getByRole("tab", { name: "폼 만들기", exact: true }).waitFor();
  await press(page, "드롭다운");
  await press(page, "‘드롭다운’ 질문 설정");
  await tabTo(page, page.getByRole("textbox", { name: /^질문/ }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("회사 규모");
  await tabTo(page, page.getByLabel("선택지 1 이름"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1-10명");
  await tabTo(page, page.getByRole("textbox", { name: /^필드 이름/ }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("size");

  await tabTo(page, page.getByRole("button", { name: "‘회사 규모’ 순서 바꾸기" }));
  await page.keyboard.press("Space");
  await page.getByText("‘회사 규모’ 항목이 3개 중 3번째에 있어요.").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowUp");
  await page.getByText("‘회사 규모’ 항목이 3개 중 2번째에 있어요.").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await page.getByText("3개 중 2번째에 놓았어요.").waitFor({ state: "attached" });
  await press(page, "저장");
  await page.getByText("저장했어요").first().waitFor();

  await page.reload();
  const list = page.getByRole("list", { name: "질문" });
  await list.getByText("회사 규모").waitFor();
  expect(await list.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringContaining("이름"),
    expect.stringContaining("회사 규모"),
    expect.stringContaining("이메일"),
  ]);
  const router = await stored("도입 문의");
  expect(router).toMatchObject({ status: "inactive", form_type: "custom", timezone: "Asia/Seoul" });
  expect(router.form.components[1]).toMatchObject({
    name: "size",
    type: "dropdown",
    options: [{ value: "1-10명", label: "1-10명" }],
  });
  expectNo(problems);
}, 240_000);
