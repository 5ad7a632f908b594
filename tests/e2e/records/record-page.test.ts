import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { insertImage, PIXEL } from "../../support/browser/insert-image";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const picture = (name: string) => ({ name, mimeType: "image/png", buffer: PIXEL });

let member: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  member = await tenant.member("member");
});

const newLead = (deal_name: string) => member.client.records.createLead({ body: { deal_name } });

/** Opens a record's page at one of its tabs. */
async function openRecord(path: string, tab: string): Promise<Page> {
  const page = await openAs(member, path, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("tab", { name: tab }).click();
  return page;
}

const act = async (page: Page, on: string, action: string) => {
  // While a dialog closes, it gives back the scroll bar and the focus: the menu may move under the click.
  await page.locator("[role$=dialog][data-state=closed]").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: on }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

describe("attachments", () => {
  test("are chosen, dropped, previewed, renamed, downloaded and deleted", async () => {
    const lead = await newLead("파일 리드");
    const page = await openRecord(`/leads/${lead.id}`, "첨부파일");
    const files = page.getByRole("list", { name: "첨부파일" });
    const opener = (name: string) => files.getByRole("button", { name: `‘${name}’ 열기` });

    await page
      .getByRole("tabpanel")
      .locator("input[type=file]")
      .setInputFiles([picture("현장.png"), { ...picture("계약서.hwp"), mimeType: "" }, picture("설치.exe")]);
    await opener("현장.png").waitFor();
    await opener("계약서.hwp").waitFor();
    await files.getByText("지원하지 않는 파일 형식이에요: .exe").waitFor();
    await insertImage(files, "drop", "현장.png");
    await files.getByText("이 레코드에 같은 이름의 파일이 있어요.").waitFor();
    await insertImage(files, "drop", "도면.png");
    await opener("도면.png").waitFor();
    expect(await axeFindings(page, "attachments")).toEqual([]);
    await opener("현장.png").click();
    const viewer = page.getByRole("group", { name: "‘현장.png’ 크게 보기" });
    await viewer.getByRole("img", { name: "현장.png" }).waitFor();
    await viewer.press("+");
    await page.getByText("125%").waitFor();
    await viewer.hover();
    await page.mouse.wheel(0, 100);
    await page.getByText("100%").waitFor();
    expect(await axeFindings(page, "viewer")).toEqual([]);
    await page.keyboard.press("Escape");
    await opener("계약서.hwp").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("dialog").getByRole("button", { name: "내려받기" }).last().click(),
    ]);
    expect(download.suggestedFilename()).toBe("계약서.hwp");
    await page.keyboard.press("Escape");

    await act(page, "‘도면.png’ 작업", "이름 변경");
    const name = page.getByRole("textbox", { name: "파일 이름" });
    await name.fill("현장.png");
    await name.press("Enter");
    await page.locator("input[aria-invalid=true]").waitFor();
    await name.fill("배치도.png");
    await name.press("Enter");
    await opener("배치도.png").waitFor();
    await act(page, "‘배치도.png’ 작업", "삭제");
    await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
    await opener("배치도.png").waitFor({ state: "detached" });
    expectNo(problems);
  });
});

test("a task is added to a record and completed, and the timeline shows it and restores a value", async () => {
  const lead = await newLead("할 일 리드");
  const params = { entityId: "lead" as const, recordId: lead.id, fieldId: "deal_name" };
  await member.client.records.updateFieldValue({ params, body: { value: "바뀐 이름" } });
  const page = await openRecord(`/leads/${lead.id}`, "할 일");
  const form = page.getByRole("dialog", { name: "할 일 추가" });
  await page.getByRole("button", { name: "할 일 추가" }).click();
  await form.waitFor();
  expect(await axeFindings(page, "task")).toEqual([]);
  // Reloads, because the check also used a phone's width, which has other tabs around the dialog.
  await page.reload();
  await page.getByRole("button", { name: "할 일 추가" }).click();
  await form.getByRole("textbox", { name: /할 일 이름/ }).fill("견적서 보내기");
  await form.getByLabel("마감일").fill("2099-01-15");
  await form.getByLabel("시간").fill("10:00");
  await form.getByLabel("미리 알림").selectOption("30분 전");
  await form.getByRole("button", { name: "저장" }).click();
  await form.waitFor({ state: "detached" });
  const tick = page.getByRole("checkbox", { name: "견적서 보내기 완료" });
  await page.getByText("견적서 보내기").click({ trial: true });
  await page.getByRole("list", { name: "할 일", exact: true }).locator("label").first().click();
  await tick.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "완료한 일 보기" }).click();
  await page.getByRole("list", { name: "완료한 일" }).getByText("견적서 보내기").waitFor();

  await page.getByRole("tab", { name: "타임라인" }).click();
  const entries = page.getByRole("list", { name: "타임라인", exact: true });
  await entries.getByText("할 일을 추가했어요").waitFor();
  expect(await axeFindings(page, "timeline")).toEqual([]);
  await page.getByRole("combobox", { name: "타임라인 거르기" }).selectOption("필드 변경");
  await entries.getByText("할 일을 추가했어요").waitFor({ state: "detached" });
  await entries.getByRole("button", { name: "이름 값 되돌리기: 할 일 리드" }).click();
  await page.getByRole("heading", { level: 1, name: "할 일 리드" }).waitFor();
  await page.goto(`${suite.appUrl}/tasks`);
  await page.getByRole("tab", { name: "완료한 일" }).click();
  await page.getByRole("link", { name: /할 일 리드/ }).waitFor();
  expect(await axeFindings(page, "tasks")).toEqual([]);
  expectNo(problems);
});

test("a record's panel leads to the next record of its list, and its page does so with J and K", async () => {
  await newLead("차례 하나");
  const { id } = await newLead("차례 둘");
  const page = await openAs(member, "/leads");
  await page.locator("[data-record]").filter({ hasText: "차례 둘" }).getByText("차례 둘").click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("tab", { name: "기본 정보", selected: true }).waitFor();
  await panel.getByRole("link", { name: "다음 레코드" }).click();
  await panel.getByRole("heading", { name: "차례 하나" }).waitFor();
  await panel.getByRole("link", { name: "이전 레코드" }).click();
  await panel.getByRole("heading", { name: "차례 둘" }).waitFor();
  await panel.getByRole("link", { name: "전체 화면으로 열기" }).click();
  await page.waitForURL(new RegExp(`/leads/${id}`));
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await heading("차례 둘").waitFor();
  await page.keyboard.press("j");
  await heading("차례 하나").waitFor();
  await page.keyboard.press("k");
  await heading("차례 둘").waitFor();
  expectNo(problems);
});

test("one click restores a deleted record, and one click copies a record", async () => {
  const lead = await newLead("되살릴 리드");
  const page = await openRecord(`/leads/${lead.id}`, "메모");
  await act(page, "레코드 작업", "삭제");
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await page.waitForURL(/\/leads(\?|$)/);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("‘되살릴 리드’ 레코드를 되돌렸어요.").waitFor();
  await page.getByRole("row").getByText("되살릴 리드").click();

  await act(page, "레코드 작업", "복제");
  await page.getByRole("button", { name: "열기", exact: true }).click();
  await page.getByRole("heading", { name: "되살릴 리드 (사본)" }).waitFor();
  expectNo(problems);
});

test("related records are linked and unlinked, and open beside the record", async () => {
  const { records } = member.client;
  const company = await records.createCompany({ body: { name: "이어질 회사", url: "dure.example" } });
  await records.createContact({ body: { name: { first_name: "나래", last_name: "김" } } });
  const page = await openRecord(`/companies/${company.id}`, "관련 레코드");
  await act(page, "연락처 추가", "기존 레코드 연결");
  await page.getByRole("combobox", { name: "연결할 연락처 찾기" }).fill("김나래");
  await page.getByRole("option", { name: "김나래", exact: true }).click();
  const link = page.getByRole("link", { name: /김나래/ });
  await link.waitFor();
  // The live change removes the row before the answer arrives.
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    await link.waitFor({ state: "detached" });
    await route.fulfill({ response });
  };
  await page.route(/\/refer\/company$/, answerLate, { times: 1 });
  await page.getByRole("button", { name: "‘김나래’ 연결 해제" }).click();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await link.click();
  await page.getByRole("dialog").getByRole("heading", { name: "김나래" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await act(page, "리드 추가", "새로 만들기");
  await page.getByRole("dialog").getByRole("textbox", { name: /^이름/ }).first().fill("이어질 리드");
  await page.getByRole("dialog").getByRole("button", { name: "추가", exact: true }).click();
  await page.getByRole("link", { name: /이어질 리드/ }).waitFor();
  expect(await axeFindings(page, "related records")).toEqual([]);
  await page.getByRole("button", { name: "웹사이트 복사" }).click();
  await page.getByText("복사했어요.").waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe("https://dure.example");
  expectNo(problems);
});

test("a deal is turned back into a lead, and a lead converted, in dialogs without a serious finding", async () => {
  const { id } = await newLead("오가는 리드");
  const page = await openRecord(`/leads/${id}`, "관련 레코드");
  const found: string[] = [];
  const open = async (action: string, role: "dialog" | "alertdialog") => {
    await act(page, "레코드 작업", action);
    const dialog = page.getByRole(role);
    await dialog.waitFor();
    found.push(...(await axeFindings(page, action)));
    return dialog;
  };
  await (await open("딜로 전환", "dialog")).getByRole("button", { name: "딜로 전환", exact: true }).click();
  await page.getByText("딜로 전환했어요.").first().waitFor();
  await (await open("다른 딜 유형으로 이동", "dialog")).getByRole("button", { name: "취소" }).click();
  await (await open("리드로 되돌리기", "alertdialog")).getByRole("button", { name: "리드로 되돌리기" }).click();
  const task = page.getByRole("region", { name: "백그라운드 작업" });
  await task.getByText("1개를 리드로 되돌렸어요.").waitFor();
  await page.waitForURL(/\/leads\//);
  await task.getByRole("button", { name: "되돌리기" }).click();
  await task.getByText("1개를 되돌렸어요.").waitFor();
  await page.waitForURL(/\/deals\//);
  expect(found).toEqual([]);
  expectNo(problems);
}, 120_000);
