import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { insertImage } from "../../support/browser/insert-image";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let member: Member;
const { openAs, openPageAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  member = await tenant.member("member");
  await tenant.member("member", { display_name: "김동료" });
});

/** Opens a new lead at its memos. */
async function openMemos(deal_name: string): Promise<Page> {
  const { id } = await member.client.records.createLead({ body: { deal_name } });
  const page = await openAs(member, `/leads/${id}`);
  await page.getByRole("tab", { name: "메모" }).click();
  return page;
}

async function rewrite(page: Page): Promise<void> {
  await page.getByRole("button", { name: "메모 작업" }).click();
  await page.getByRole("menuitem", { name: "수정" }).click();
}

/** The editor is emptied when the answer arrives. The list may show the memo before that. */
const untilEmpty = (editor: Locator) => expect.poll(() => editor.textContent()).toBe("");

test("an image pasted into a note is shown in the note, and enlarged in a preview", async () => {
  const page = await openMemos("메모 리드");
  const editor = page.getByRole("textbox", { name: "메모 작성" });
  await insertImage(editor, "paste", "image.png");
  await page.getByRole("button", { name: "메모 이미지 1 빼기" }).waitFor();
  await editor.fill("현장 사진");
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByRole("list", { name: "메모" }).getByText("현장 사진").waitFor();
  await page.getByRole("button", { name: "메모 이미지 1 크게 보기" }).click();
  await page.getByRole("dialog").getByRole("img", { name: "메모 이미지 1" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await rewrite(page);
  await page.getByRole("button", { name: "메모 이미지 1 빼기" }).click();
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByRole("button", { name: "메모 이미지 1 크게 보기" }).waitFor({ state: "detached" });
  expectNo(problems);
});

test("a memo's formatting is shown, and edited again", async () => {
  const page = await openMemos("서식 리드");
  const editor = page.getByRole("textbox", { name: "메모 작성" });
  await editor.click();
  await page.keyboard.press("Control+b");
  await editor.pressSequentially("견적");
  await page.getByRole("button", { name: "글머리 기호 목록" }).click();
  await page.keyboard.press("Control+Enter");
  const memos = page.getByRole("list", { name: "메모", exact: true });
  await memos.getByRole("listitem").getByRole("strong").getByText("견적").waitFor();
  await untilEmpty(editor);

  await rewrite(page);
  const rewriting = page.getByRole("textbox", { name: "메모 내용" });
  await rewriting.getByRole("strong").getByText("견적").waitFor();
  await rewriting.press("Escape");
  await rewriting.waitFor({ state: "detached" });
  expectNo(problems);
});

test("the last contact is loaded, and changes with the first memo, and nothing on the page moves", async () => {
  const { id } = await member.client.records.createLead({ body: { deal_name: "첫 연락 리드" } });
  const page = await openPageAs(member);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/highlights\b/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${suite.appUrl}/leads/${id}`);
  const editor = page.getByRole("textbox", { name: "메모 작성" });
  await editor.waitFor();
  const place = await editor.boundingBox();
  release();
  await page.getByText("아직 없음", { exact: true }).waitFor();
  expect(await editor.boundingBox()).toEqual(place);
  await member.client.records.createNote({ params: { entityId: "lead", id }, body: { html: "<p>첫 통화</p>" } });
  await page.getByRole("list", { name: "메모", exact: true }).getByText("첫 통화").waitFor();
  await page.getByText("아직 없음", { exact: true }).waitFor({ state: "detached" });
  expect(await editor.boundingBox()).toEqual(place);
  expectNo(problems);
});

const untilSaved = (page: Page) =>
  page.getByRole("button", { name: "저장", exact: true }).and(page.locator(":enabled")).waitFor();

/** Saves with the keyboard, and does something before the answer comes. */
async function whileSaving(page: Page, act: () => Promise<void>, saved = () => untilSaved(page)): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/conversations$/, async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/conversations"),
  );
  await page.keyboard.press("Control+Enter");
  await sent;
  await act();
  release();
  await saved();
  await page.unroute(/\/conversations$/);
}

test("text that is typed or pasted while a memo is being saved is kept", async () => {
  const page = await openMemos("빠른 리드");
  const editor = page.getByRole("textbox", { name: "메모 작성" });
  const list = page.getByRole("list", { name: "메모", exact: true });
  await editor.pressSequentially("첫 줄");
  await whileSaving(page, () => editor.pressSequentially(", 그리고 더"));
  await list.getByText("첫 줄", { exact: true }).waitFor();
  await expect.poll(() => editor.textContent()).toBe(", 그리고 더");

  // Saving does not interrupt the composition of a Korean syllable.
  const ime = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    ime.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await whileSaving(page, async () => void (await compose("하")));
  await compose("한");
  await ime.send("Input.insertText", { text: "한" });
  await expect.poll(() => editor.textContent()).toBe("한");

  const image = page.getByRole("button", { name: "메모 이미지 1 빼기" });
  await whileSaving(page, async () => {
    await insertImage(editor, "paste", "image.png");
    await image.waitFor();
  });
  await untilEmpty(editor);
  await list.getByText("한", { exact: true }).waitFor();
  await image.waitFor();
  expectNo(problems);
});

test("a memo that was saved while its record was left is not a draft when the record is opened again", async () => {
  const page = await openMemos("떠나는 리드");
  const editor = page.getByRole("textbox", { name: "메모 작성" });
  const list = page.getByRole("list", { name: "메모", exact: true });
  await editor.pressSequentially("통화했어요");
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(".memo.")));
  expect(await drafts()).toHaveLength(1);
  const leave = async () => {
    await page.getByRole("link", { name: "회사", exact: true }).click();
    await editor.waitFor({ state: "detached" });
  };
  await whileSaving(page, leave, () => expect.poll(drafts).toEqual([]));
  await page.goBack();
  await list.getByText("통화했어요", { exact: true }).waitFor();
  expect(await editor.textContent()).toBe("");
  expectNo(problems);
});

test("a member is mentioned from the menu after @, and a line becomes a heading from the one after /", async () => {
  const page = await openMemos("언급 리드");
  const editor = page.getByRole("textbox", { name: "메모 작성" });
  await editor.click();
  await editor.pressSequentially("/제목");
  await page.getByRole("option", { name: "제목" }).waitFor();
  await page.keyboard.press("Enter");
  await editor.pressSequentially("담당 @김동");
  await page.getByRole("option", { name: "김동료" }).waitFor();
  await page.keyboard.press("Enter");
  await editor.pressSequentially("확인");
  await page.keyboard.press("Control+Enter");
  const memo = page.getByRole("list", { name: "메모", exact: true }).getByRole("heading", { level: 2 });
  await memo.getByText("@김동료", { exact: true }).waitFor();
  expect(await memo.textContent()).toBe("담당 @김동료 확인");
  await untilEmpty(editor);
  await editor.pressSequentially("@김동");
  await page.getByRole("option", { name: "김동료" }).waitFor();
  expect(await axeFindings(page, "mention")).toEqual([]);
  expectNo(problems);
});
