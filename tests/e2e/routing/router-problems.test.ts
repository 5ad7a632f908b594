import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { type RouterOptions, routerBody, routerOf } from "../../support/routing/router";
import { connectGoogle } from "../../support/scheduling/booking";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let owner: Member;
let colleague: Member;
let page: Page;

beforeAll(async () => {
  const tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  colleague = await tenant.member("member", { display_name: "박영업" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

async function openEditor(changes: RouterOptions, step = "form") {
  const { id } = await routerOf(owner, changes);
  page = await openAs(owner, `/routers/${id}?step=${step}`);
  await page.getByRole("tab", { name: "액션 설정" }).waitFor();
  return id;
}

const message = (id: string, name: string, props: object = {}) => ({
  id,
  value: id,
  type: "text" as const,
  props: { name, value: "곧 연락드릴게요.", ...props },
});
const leadingTo = (...groups: ReturnType<typeof message>[]) =>
  ({
    groups,
    fields: [{ id: "node1", name: "name", type: "string" }],
    rules: [
      {
        from: "node1",
        cases: [{ operator: "isNotEmpty", to: { type: "text", value: "곧 연락드릴게요.", id: "one" } }],
      },
    ],
  }) as never as RouterOptions;

const share = () => page.getByRole("button", { name: "저장하고 공유" }).click();
const goTo = (text: string) => page.getByRole("alert").first().getByRole("button", { name: text }).click();
const tab = (name: string) => page.getByRole("tab", { name, exact: false });
/** Expects the focus on the target of a problem. */
const expectFocus = (target: string) =>
  expect.poll(() => page.evaluate("document.activeElement.dataset.problemTarget")).toBe(target);

test("a problem's link moves the focus to its name, question, node or group", async () => {
  const { default: disqualified } = routerBody();
  await openEditor({
    ...leadingTo(message("one", "첫째"), message("two", "둘째")),
    default: { ...disqualified, value: "" },
  });
  await share();
  await goTo("메시지를 입력해 주세요.");
  await expectFocus(`actions ${disqualified.id}`);
  await goTo("이 그룹으로 이어지는 리드가 없어요.");
  await expectFocus("route two");
  expect(await axeFindings(page, "problems in the graph")).toEqual([]);
  await tab("폼 만들기").click();
  await page.getByRole("button", { name: "‘이메일’ 질문 설정" }).click();
  await page.getByRole("textbox", { name: "질문", exact: true }).fill("");
  await tab("액션 설정").click();
  await goTo("질문을 입력해 주세요.");
  await expectFocus("form email");

  await page.getByRole("textbox", { name: "라우터 이름" }).fill("");
  await tab("리드 라우팅").click();
  await goTo("제목을 입력해 주세요.");
  await expectFocus("title");
  await page.getByRole("textbox", { name: "라우터 이름" }).fill("이름");

  await tab("폼 만들기").click();
  await page.getByRole("button", { name: "‘이름’ 질문 삭제" }).click();
  await goTo("'name' 필드를 찾을 수 없어요.");
  await expectFocus("route node1");
  expectNo(problems);
}, 180_000);

test("an unconnected entry is the first problem, and its link leads to the entry's node", async () => {
  await openEditor({}, "route");
  await page
    .getByRole("region", { name: "고객 문의", exact: true })
    .getByRole("combobox")
    .selectOption({ label: "연결 안 됨" });
  await tab("액션 설정").click();
  await share();
  await goTo("저장하지 못했어요. 고객 문의가 연결되지 않았어요.");
  await expectFocus("route entry");
  expectNo(problems);
}, 120_000);

test("a sender without a connected e-mail is named at the group, and at the group's node", async () => {
  const { id: email_template_id } = await createTemplate(owner);
  const mail = {
    follow_up_mail_setting: { email_template_id, sender: "ORGANIZER" as const, cc: [], bcc: [] },
    assignee_setting: { user_id: colleague.uid },
  };
  await openEditor(leadingTo(message("one", "첫째", mail)), "actions");
  await share();
  const text = "보내는 사람이나 담당자의 이메일이 연동되어 있지 않아요: 박영업.";
  await page.getByRole("alert").first().getByText(text, { exact: false }).waitFor();
  const group = page.getByRole("listitem", { name: "첫째" });
  await group.getByRole("group", { name: "제출 후 메일" }).getByText(text, { exact: false }).waitFor();
  expect(await group.getByRole("textbox", { name: "메시지" }).getAttribute("aria-invalid")).not.toBe("true");
  await tab("리드 라우팅").click();
  await page.getByRole("region", { name: "리드 라우팅 그래프" }).getByText(text, { exact: false }).waitFor();
  await page.getByRole("list", { name: "그룹" }).getByText(text, { exact: false }).waitFor();
  await connectGoogle(colleague);
  await share();
  await page.getByRole("dialog").getByText("제출을 받고 있어요", { exact: false }).waitFor();
  expectNo(problems);
}, 120_000);

test("the list links to the share settings of the product's forms, not of a website's form", async () => {
  const own = await routerOf(owner, { title: "공유할 폼" });
  await routerOf(owner, { title: "웹사이트 폼", form_selector: "contact", web_url: "https://example.com" });
  page = await openAs(owner, "/routers");
  await page.getByRole("button", { name: "웹사이트 폼 작업" }).click();
  await page.getByRole("menuitem", { name: "웹사이트에 추가" }).waitFor();
  expect(await page.getByRole("menuitem", { name: "공유 설정" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "공유할 폼 작업" }).click();
  await page.getByRole("menuitem", { name: "공유 설정" }).click();
  const dialog = page.getByRole("dialog", { name: "공유 설정" });
  await dialog.getByLabel("링크 제목").fill("목록에서 바꾼 제목");
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "detached" });
  const config = await owner.client.routing.getShareConfig({ params: { id: own.id } });
  expect(config).toMatchObject({ og_title: "목록에서 바꾼 제목" });
  expectNo(problems);
}, 120_000);
