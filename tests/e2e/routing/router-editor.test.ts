import { randomUUID } from "node:crypto";
import { newRouter, RouterBody } from "@dure/domain/routing/router/router";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PIXEL } from "../../support/browser/insert-image";
import { openWebsite } from "../../support/browser/website";
import { enableMarketing } from "../../support/email/enable-marketing";
import { routerOf } from "../../support/routing/router";
import { newPublicId } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let owner: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole("button", { name, exact: typeof name === "string" }).first());
  await page.keyboard.press("Enter");
};

const stored = async (title: string) => {
  const { data } = await owner.client.routing.listRouters({});
  const id = data.find((one) => one.title === title)?.id ?? "";
  return owner.client.routing.getRouter({ params: { id }, query: {} });
};

test("the keyboard creates a router and its form, which are kept after a reload", async () => {
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
  const question = page.getByRole("textbox", { name: /^질문/ });
  await question.waitFor();
  await tabTo(page, question);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("회사 규모");
  await tabTo(page, page.getByLabel("선택지 1 이름"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1-10명");
  await tabTo(page, page.getByRole("textbox", { name: /^필드 이름/ }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("size");

  // The handle is above, in the header of the open question.
  await page.getByRole("button", { name: "‘회사 규모’ 순서 바꾸기" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("‘회사 규모’ 항목이 3개 중 3번째에 있어요.").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowUp");
  await page.getByText("‘회사 규모’ 항목이 3개 중 2번째에 있어요.").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await page.getByText("3개 중 2번째에 놓았어요.").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "저장", exact: true }).press("Enter");
  await page.getByText("저장했어요").first().waitFor();

  await page.reload();
  const list = page.getByRole("list", { name: "질문" });
  await list.getByText("회사 규모").waitFor();
  expect(await list.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringContaining("이름"),
    expect.stringContaining("회사 규모"),
    expect.stringContaining("이메일"),
  ]);
  expect(await axeFindings(page, "build form")).toEqual([]);
  const router = await stored("도입 문의");
  expect(router).toMatchObject({ status: "inactive", form_type: "custom", timezone: "Asia/Seoul" });
  expect(router.form.components[1]).toMatchObject({
    name: "size",
    type: "dropdown",
    options: [{ value: "1-10명", label: "1-10명" }],
  });
  expectNo(problems);
}, 240_000);

const HTML = `<form class="hero contact-form" onsubmit="window.ran = true">
  <label for="n">성함</label><input id="n" name="customer">
  <label>업무용 메일 <input type="email" name="mail"></label>
  <label>규모 <select name="size"><option value="">선택</option><option value="s">1-10명</option><option value="l">11명 이상</option></select></label>
  <textarea name="memo" placeholder="문의 내용"></textarea><input type="hidden" name="token" value="1"><button>보내기</button>
</form><script>window.ran = true</script>`;

test("a website's form is connected by its HTML, and leaving warns about unsaved changes", async () => {
  const page = await openAs(owner, "/routers?tab=team");
  await page.getByRole("button", { name: "라우터 만들기" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("라우터 이름").fill("홈페이지 문의");
  await dialog.getByText("폼 연결하기").click();
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();

  await page.getByLabel("웹사이트 URL").fill("https://www.example.com/contact");
  await page.getByLabel("폼 클래스").fill(".contact-form");
  await page.getByLabel("폼의 HTML").fill(HTML);
  await page.getByRole("button", { name: "HTML에서 입력란 읽기" }).click();
  await page.getByText("입력란 4개를 찾았어요.").waitFor();
  expect(await page.getByLabel("‘성함’ 연결할 값").inputValue()).toBe("fullName");
  expect(await page.getByLabel("‘업무용 메일’ 연결할 값").inputValue()).toBe("email");
  expect(await page.getByLabel("‘규모’ 유형").inputValue()).toBe("dropdown");
  await page.getByLabel("‘문의 내용’ 연결할 값").selectOption({ label: "사용하지 않음" });
  expect(await page.evaluate("window.ran")).toBeUndefined();
  expect(await axeFindings(page, "connect form")).toEqual([]);
  await page.getByRole("link", { name: "예약 페이지" }).click();
  await page.getByRole("alertdialog").getByText("저장하지 않은 변경사항이 있어요.").waitFor();
  await page.getByRole("button", { name: "계속 편집하기" }).click();
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장했어요").first().waitFor();
  expect(await stored("홈페이지 문의")).toMatchObject({
    form_type: "mapping",
    web_url: "https://www.example.com/contact",
    form_selector: "contact-form",
    metadata: { mappings: { fullName: "customer", email: "mail", fields: [{ name: "size", options: [{}, {}] }] } },
  });

  await page.getByRole("tab", { name: "설치", exact: true }).click();
  expect(await page.getByLabel("삽입 코드").inputValue()).toContain("form.js");
  await page.getByRole("button", { name: "저장하고 공유" }).click();
  await page.getByRole("alert").getByText("메시지를 입력해 주세요.").waitFor();
  expectNo(problems);
}, 240_000);

test("saving and sharing activates a router; a colleague's changes are loaded, or shown as a conflict", async () => {
  const { id } = await routerOf(owner, { title: "공유할 폼" });
  const page = await openAs(owner, `/routers/${id}`);
  const frame = page.frameLocator("iframe");
  await frame.getByText("이메일", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "폼 설정" }).click();
  await page.getByLabel("폼 제목").fill("무엇을 도와드릴까요?");
  await frame.getByRole("heading", { name: "무엇을 도와드릴까요?" }).waitFor();
  await page.getByRole("tab", { name: "스타일" }).click();
  const banner = { name: "banner.png", mimeType: "image/png", buffer: PIXEL };
  await page.locator("input[type=file]").setInputFiles(banner);
  await page.getByText("너비가 1500px보다 좁아", { exact: false }).waitFor();
  await page.getByRole("button", { name: "이미지 변경" }).waitFor();
  await page.getByRole("button", { name: "저장하고 공유" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("제출을 받고 있어요", { exact: false }).waitFor();
  expect(await dialog.getByLabel("삽입 코드").inputValue()).toContain(`data-form="${id}"`);
  expect(await axeFindings(page, "share")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "공유", exact: true }).waitFor();

  const router = await stored("공유할 폼");
  expect(router).toMatchObject({ status: "active", form: { metadata: { title: "무엇을 도와드릴까요?" } } });
  const place = new RegExp(`^form-banner-images/${tenant.teamId}/${id}-[\\da-f-]{36}/image[.]png$`);
  expect(router.extra?.formBanner?.full_path).toMatch(place);

  // What is saved from now on is a draft, which visitors get once it is published.
  await page.getByRole("tab", { name: "폼 설정" }).click();
  await page.getByLabel("폼 제목").fill("새 제목");
  await page.getByRole("button", { name: "초안 저장" }).click();
  await page.getByText("게시하지 않은 초안이 있어요.").waitFor();
  expect((await stored("공유할 폼")).form.metadata.title).toBe("무엇을 도와드릴까요?");
  await page.reload();
  await page.getByRole("button", { name: "게시", exact: true }).click();
  await page.getByText("게시하지 않은 초안이 있어요.").waitFor({ state: "hidden" });
  expect((await stored("공유할 폼")).form.metadata.title).toBe("새 제목");

  const name = page.getByRole("textbox", { name: "라우터 이름" });
  const changeAs = async (title: string) => {
    const now = RouterBody.parse(await owner.client.routing.getRouter({ params: { id }, query: {} }));
    await owner.client.routing.putRouter({ params: { id }, query: {}, body: { ...now, title } });
  };
  await changeAs("동료가 바꾼 이름");
  await expect.poll(() => name.inputValue()).toBe("동료가 바꾼 이름");
  await name.fill("내가 바꾼 이름");
  await changeAs("또 바꾼 이름");
  await page.getByText("이 라우터를 바꿨어요", { exact: false }).waitFor();
  expect(await name.inputValue()).toBe("내가 바꾼 이름");
  await page.getByRole("button", { name: "바뀐 내용 불러오기" }).click();
  await expect.poll(() => name.inputValue()).toBe("또 바꾼 이름");
  expectNo(problems);
}, 180_000);

test("an installed snippet reports the website form's fields", async () => {
  const id = newPublicId();
  const website = await openWebsite(`
    <form class="contact-form"><label>이름 <input name="name"></label><label>예산 <input name="budget" type="number"></label></form>
    <script async src="${suite.appUrl}/form.js" data-router="${id}"></script>`);
  const body = {
    ...newRouter("mapping", "설치 확인", randomUUID()),
    web_url: website.url,
    form_selector: "contact-form",
  };
  await owner.client.routing.putRouter({ params: { id }, query: {}, body });
  const page = await openAs(owner, `/routers/${id}`);
  await page.getByRole("button", { name: "웹사이트에서 입력란 읽기" }).click();
  await page.getByText("입력란 2개를 찾았어요.").waitFor();
  expect(await page.getByLabel("‘예산’ 유형").inputValue()).toBe("number");

  await page.getByRole("tab", { name: "설치", exact: true }).click();
  await page.getByRole("button", { name: "설치 확인하기" }).click();
  await page.getByText("설치되어 있어요. 폼에서 입력란 2개를 찾았어요.").waitFor();
  await page.evaluate("window.open = () => null");
  await page.getByRole("button", { name: "설치 확인하기" }).click();
  await page.getByText("브라우저에서 팝업을 허용한 뒤", { exact: false }).waitFor();
  website.close();
  expectNo(problems);
}, 120_000);

test("a colleague sees the team's routers, and why they can't delete another member's", async () => {
  const colleague = await tenant.member("member", { display_name: "박영업" });
  const page = await openAs(colleague, "/routers");
  await page.getByText("아직 만든 라우터가 없어요").waitFor();
  await page.getByRole("tab", { name: "모든 라우터" }).click();
  await page.getByRole("link", { name: "도입 문의", exact: true }).waitFor();
  await page.getByRole("searchbox", { name: "라우터 검색" }).fill("홈페이지");
  await page.getByRole("link", { name: "도입 문의", exact: true }).waitFor({ state: "detached" });
  await page.getByRole("searchbox", { name: "라우터 검색" }).fill("");
  expect(await axeFindings(page, "routers")).toEqual([]);
  await page.getByRole("button", { name: "도입 문의 작업" }).click();
  await page.getByRole("menuitem", { name: "삭제" }).click();
  await page.getByText("이 라우터는 김대표님이 만들었어요.", { exact: false }).waitFor();
  expectNo(problems);
}, 120_000);

test("a team whose plan has no routers and automations sees how to get them", async () => {
  const free = await createTenant();
  const admin = await free.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: free.teamId }, body: {} });
  const page = await openAs(admin, "/routers");
  await page.getByRole("link", { name: "리드 라우터 도입하기" }).waitFor();
  expect(await axeFindings(page, "locked routers")).toEqual([]);
  await page.getByRole("button", { name: "리드 라우터 사용법 알아보기" }).click();
  await page.getByRole("dialog").getByText("조건은 위에서부터 차례로", { exact: false }).waitFor();

  await enableMarketing(free);
  const colleague = await openAs(await free.member("member"), "/email-automations");
  await colleague.getByText(`관리자(${admin.display_name})에게 업그레이드를 요청해 주세요.`).waitFor();
  await colleague.getByRole("heading", { name: "Pro로 달라지는 점" }).waitFor();
  expect(await axeFindings(colleague, "locked automations")).toEqual([]);
  expectNo(problems);
}, 120_000);
