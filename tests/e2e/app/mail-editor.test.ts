import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { insertImage, PIXEL } from "../../support/browser/insert-image";
import { mailTo } from "../../support/email/inbox";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const PHONE = { width: 390, height: 844 };

let member: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  member = await tenant.member("admin");
  await member.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

const contentOf = (page: Page) => page.getByRole("textbox", { name: "내용" });
const previewOf = (page: Page) => page.frameLocator("iframe[title=미리보기]");
const templates = async () => (await member.client.email.listTemplates({})).data;

/** Types `/` and the beginning of a block's name, and chooses the first match. */
async function addBlock(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name.split(" ")[0]}`);
  await page.getByRole("option", { name }).first().waitFor();
  await page.keyboard.press("Enter");
}

test("a mail is written with the keyboard: blocks, a variable with its fallback, a condition", async () => {
  const page = await openAs(member, "/settings/email-templates/new");
  await page.getByLabel("템플릿 이름").fill("안내");
  await page.getByLabel("메일 제목").fill("새 소식");
  await contentOf(page).focus();
  await addBlock(page, "큰 제목");
  await page.keyboard.type("새 소식이에요");
  await page.keyboard.press("Enter");
  await page.keyboard.type("{{회사");
  await page.getByRole("option", { name: "회사" }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("값이 없을 때 넣을 말이 빠진 변수가 있어요").waitFor();
  await page.getByLabel("값이 없을 때 넣을 말").fill("귀사");
  await contentOf(page).press("ArrowRight");
  await page.keyboard.type(" 여러분께");
  await page.keyboard.press("Enter");
  await addBlock(page, "조건 블록");
  await page.keyboard.type("고객사 안내");
  await previewOf(page).getByRole("heading", { name: "새 소식이에요" }).waitFor();
  await page.getByLabel("보기", { exact: true }).selectOption("text");
  await page.locator("pre").getByText("여러분께").waitFor();
  await page.getByLabel("보기", { exact: true }).selectOption("dark");
  await previewOf(page).getByText("고객사 안내").waitFor();
  // The preview has a desktop's layout, scaled down to the space that it has.
  expect(await page.evaluate("document.querySelector('iframe[title=미리보기]').clientWidth")).toBe(640);
  // The space is measured once the preview is shown.
  await expect.poll(async () => (await page.locator("iframe[title=미리보기]").boundingBox())?.width).toBeLessThan(640);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("템플릿을 저장했어요.").first().waitFor();
  const [saved] = await templates();
  expect(saved?.block.content.map(({ type }) => type)).toEqual(["heading", "paragraph", "conditional"]);
  expectNo(problems);
});

test("images are dropped, pasted or chosen; one that failed is tried again", async () => {
  const page = await openAs(member, "/settings/email-templates/new");
  await page.getByLabel("템플릿 이름").fill("사진");
  await page.getByLabel("메일 제목").fill("사진");
  await page.route("**/email/images", (route) => route.abort());
  await contentOf(page).click();
  await insertImage(contentOf(page), "paste", "현장.png");
  const uploads = page.getByRole("list", { name: "올리는 중이거나 올리지 못한 이미지" });
  await uploads.getByRole("alert").waitFor();
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장할 수 없는 블록이 있어요").waitFor();
  await page.unroute("**/email/images");
  await uploads.getByRole("button", { name: "다시 시도" }).click();
  await uploads.waitFor({ state: "hidden" });
  await page.getByLabel("대체 텍스트").fill("현장 사진");
  const shown = previewOf(page).getByRole("img", { name: "현장 사진" });
  await shown.waitFor();
  expect(await shown.getAttribute("src")).toMatch(/\/images\/[\da-f-]{36}$/);

  await page.getByRole("button", { name: "블록 추가" }).click();
  await page.getByRole("menuitem", { name: "이미지" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "파일 고르기" }).waitFor();
  expect(await axeFindings(page, "image dialog")).toEqual([]);
  const files = [
    { name: "로고.png", mimeType: "image/png", buffer: PIXEL },
    { name: "그림.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
  ];
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(files);
  await uploads.getByText("PNG, JPEG, GIF 이미지만 올릴 수 있어요").waitFor();
  await uploads.getByRole("button", { name: "그림.svg 빼기" }).click();
  await uploads.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("템플릿을 저장했어요.").first().waitFor();
  const saved = (await templates()).find(({ name }) => name === "사진");
  expect(saved?.block.content).toMatchObject([
    { type: "image", attrs: { alt: "현장 사진", width: 16 } },
    { type: "image", attrs: { src: expect.stringMatching(/^http.*\/images\//) } },
  ]);
  expectNo(problems.filter((problem) => !problem.includes("email/images")));
});

test("a file is attached, a program is refused", async () => {
  const page = await openAs(member, "/settings/email-templates/new");
  await page.getByLabel("템플릿 이름").fill("첨부");
  await page.getByLabel("메일 제목").fill("첨부");
  await contentOf(page).click();
  await page.keyboard.type("소개서를 보내 드려요.");
  const field = page.getByRole("group", { name: "첨부파일" });
  const buffer = Buffer.from("%PDF-1.7");
  await field.locator("input[type=file]").setInputFiles([
    { name: "소개서.pdf", mimeType: "application/pdf", buffer },
    { name: "설치.exe", mimeType: "application/octet-stream", buffer },
  ]);
  await field.getByText("지원하지 않는 파일 형식이에요: .exe").waitFor();
  await field.getByRole("button", { name: "설치.exe 빼기" }).click();
  await field.getByRole("list", { name: "첨부한 파일" }).getByText("소개서.pdf").waitFor();
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("템플릿을 저장했어요.").first().waitFor();
  const saved = (await templates()).find(({ name }) => name === "첨부");
  expect(saved?.attachments).toMatchObject([{ filename: "소개서.pdf", size: 8 }]);
  expectNo(problems);
});

test("the brand has a logo and colours, and says which are hard to read", async () => {
  const page = await openAs(member, "/settings/email-brand");
  await page.getByRole("group", { name: "로고" }).locator("input[type=file]").setInputFiles({
    name: "로고.png",
    mimeType: "image/png",
    buffer: PIXEL,
  });
  await previewOf(page).getByRole("img", { name: "테스트 팀" }).waitFor();
  await page.getByRole("textbox", { name: "버튼과 링크 색", exact: true }).fill("#fde047");
  await page.getByText("흰 바탕에서 읽기 어려운 색이에요").waitFor();
  await page.getByLabel("글꼴").selectOption("georgia");
  expect(await axeFindings(page, "email brand")).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장했어요.").first().waitFor();
  expect(await member.client.email.getBrand({})).toMatchObject({
    logo: { src: expect.stringMatching(/\/images\//), alt: "테스트 팀", width: 140 },
    primary_color: "#fde047",
    font: "georgia",
  });
  expectNo(problems);
});

test("a test mail shows the values of a lead", async () => {
  await member.client.records.createLead({ body: { deal_name: "한빛 도입" } });
  const { id } = await member.client.email.createTemplate({
    body: {
      name: "시험",
      subject: "{{deal_name}} 안내",
      content: "<p>안녕하세요</p>",
      fallbacks: { deal_name: "도입" },
    },
  });
  const page = await openAs(member, `/settings/email-templates/${id}`);
  await page.getByRole("button", { name: "테스트 메일 보내기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "이 레코드의 값으로 보기" }).fill("한빛");
  await page.getByRole("option", { name: /한빛 도입/ }).click();
  await dialog.getByRole("button", { name: "보내기", exact: true }).click();
  await page.getByText("테스트 메일을 보냈어요.").first().waitFor();
  await mailTo(member.email, "한빛 도입 안내");
  expectNo(problems);
});

test("the editor fits a phone", async () => {
  const page = await openAs(member, `/settings/email-templates/new?from=newsletter`, { viewport: PHONE });
  await contentOf(page).waitFor();
  await previewOf(page).getByRole("heading").first().waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(PHONE.width);
  expect(await axeFindings(page, "mail editor on a phone")).toEqual([]);
  expectNo(problems);
});
