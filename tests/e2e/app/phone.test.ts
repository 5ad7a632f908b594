import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { untilApiIdle, untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

const PHONE = { width: 390, height: 844 };
const LONG = "가나다라마바사아자차카타파하".repeat(10);
const UNBROKEN = "abcdefghijklmnopqrstuvwxyz0123456789".repeat(5);

let tenant: Tenant;
let member: Member;
const { openPageAs, openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
});

const onPhone = (): Promise<Page> => openPageAs(member, { viewport: PHONE });

/** Taps with a finger. The browser derives pointer events from the touch. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Content that loads late moves the target.
  await untilStable(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to tap.");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const point = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** Elements that reach beyond the screen and are neither clipped nor scrolled by a parent. Runs in the browser. */
const OVERFLOWING = `(() => {
  const isHeld = (element) => {
    for (let one = element.parentElement; one; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== "visible") return true;
    return false;
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !isHeld(element))
    .map((element) => element.outerHTML.slice(0, 120));
})()`;

/** Texts that are wider than their box and have no ellipsis. Runs in the browser. */
const CUT = `(() =>
  [...document.querySelectorAll("main *, [role=dialog] *")]
    .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== "")
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => getComputedStyle(element).textOverflow !== "ellipsis")
    .map((element) => element.outerHTML.slice(0, 120))
)()`;

test("long texts fit a phone's list, record, record panel and board", async () => {
  const { records } = member.client;
  const [pipeline] = (await records.listPipelines({})).data;
  const company = await records.createCompany({
    body: {
      name: `${UNBROKEN}${LONG}`,
      url: `https://${UNBROKEN.slice(0, 60)}.example/${UNBROKEN}`,
      address: UNBROKEN,
    },
  });
  const values = { deal_name: UNBROKEN + LONG, incoming_source: UNBROKEN, company: { id: company.id } };
  const lead = await records.createLead({ body: { ...values, email: `${UNBROKEN.slice(0, 60)}@customer.example` } });
  await records.createNote({ params: { entityId: "lead", id: lead.id }, body: { text: UNBROKEN + LONG } });
  const stage_id = pipeline?.statuses[0]?.stages[0]?.id ?? "";
  await records.createDeal({ params: { recordTypeId: pipeline?.id ?? "" }, body: { ...values, stage_id } });

  const page = await onPhone();
  const look = async (screen: string) => {
    await untilApiIdle(page);
    await untilStable(page);
    expect(await page.evaluate("document.documentElement.scrollWidth"), screen).toBe(PHONE.width);
    expect(await page.evaluate(OVERFLOWING), screen).toEqual([]);
    expect(await page.evaluate(CUT), screen).toEqual([]);
  };
  for (const path of ["/leads", "/companies", "/deals/board"]) {
    await page.goto(`${suite.appUrl}${path}`);
    await page.locator("[data-record]").first().waitFor();
    await look(path);
  }
  for (const path of [`/leads/${lead.id}`, `/leads?record=lead.${lead.id}`, `/companies/${company.id}`]) {
    await page.goto(`${suite.appUrl}${path}`);
    for (const tab of ["기본 정보", "메모", "관련 레코드"]) {
      await page.getByRole("tab", { name: tab }).click();
      await look(`${path} ${tab}`);
    }
  }
  expectNo(problems);
});

test("the board leaves most of a phone to its cards, and a member's address stands in one line", async () => {
  const { records } = member.client;
  const [pipeline] = (await records.listPipelines({})).data;
  const stage_id = pipeline?.statuses[0]?.stages[0]?.id ?? "";
  await records.createDeal({ params: { recordTypeId: pipeline?.id ?? "" }, body: { deal_name: "첫 딜", stage_id } });
  const page = await onPhone();
  await page.goto(`${suite.appUrl}/deals/board`);
  await page.locator("[data-record]").first().waitFor();
  await untilStable(page);
  const column = await page.locator("[data-stage]").first().boundingBox();
  expect(column?.y).toBeLessThan(PHONE.height * 0.3);

  await page.goto(`${suite.appUrl}/settings/members`);
  const address = page.getByText(member.email).filter({ visible: true }).first();
  await address.waitFor();
  const oneLinePx = 24;
  expect((await address.boundingBox())?.height).toBeLessThan(oneLinePx);
  expectNo(problems);
});

test("a tap elsewhere keeps what was typed: a phone number, an invalid address, a note", async () => {
  const { id } = await member.client.records.createLead({ body: { deal_name: "휴대폰에서 고친 리드" } });
  const kept = async () => (await stored(tenant.teamId, "records")).find((record) => record.id === id);
  const page = await onPhone();
  await page.goto(`${suite.appUrl}/leads/${id}`);
  const heading = page.getByRole("heading", { name: "휴대폰에서 고친 리드" });
  const edit = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
  const tab = (name: string) => page.getByRole("tab", { name });
  const input = (label: string) => page.getByRole("textbox", { name: label, exact: true });

  await tap(page, tab("기본 정보"));
  await tap(page, edit("전화번호"));
  await input("전화번호").fill("01012345678");
  await tap(page, heading);
  await edit("전화번호").filter({ hasText: "010-1234-5678" }).waitFor();
  await expect.poll(async () => (await kept())?.phone_number).toEqual({ dial_code: "+82", value: "1012345678" });

  await tap(page, edit("이메일"));
  await input("이메일").fill("minsu@골뱅이");
  await tap(page, heading);
  await page.getByText("올바른 이메일 주소를 입력해 주세요.").waitFor();
  expect(await input("이메일").inputValue()).toBe("minsu@골뱅이");
  await input("이메일").fill("minsu@customer.example");
  await tap(page, heading);
  await expect.poll(async () => (await kept())?.email).toBe("minsu@customer.example");

  const note = page.getByRole("textbox", { name: "메모 작성" });
  await tap(page, tab("메모"));
  await note.fill("다음 주 화요일에 다시 전화");
  await tap(page, tab("첨부파일"));
  await note.waitFor({ state: "hidden" });
  await tap(page, tab("메모"));
  expect(await note.textContent()).toBe("다음 주 화요일에 다시 전화");
  // The draft is also kept after another page was open.
  await page.goto(`${suite.appUrl}/leads`);
  await page.getByText("휴대폰에서 고친 리드").first().click();
  await expect.poll(() => note.textContent()).toBe("다음 주 화요일에 다시 전화");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByRole("list", { name: "메모" }).getByText("다음 주 화요일에 다시 전화").waitFor();
  // The editor is emptied after the list shows the memo.
  await expect.poll(() => note.textContent()).toBe("");
  expectNo(problems);
});

test("a partly filled-in new record stays open after a press beside it", async () => {
  const page = await openAs(member, "/leads");
  await page.getByRole("button", { name: "리드 추가" }).first().click();
  const drawer = page.getByRole("dialog");
  const name = drawer.getByRole("textbox", { name: /^이름/ }).first();
  await name.fill("반쯤 적은 리드");
  await page.mouse.click(200, 500);
  await untilStable(page);
  expect(await name.inputValue()).toBe("반쯤 적은 리드");
  await drawer.getByRole("textbox", { name: "전화번호" }).fill("01087654321");
  await drawer.getByRole("button", { name: "추가", exact: true }).click();
  await drawer.waitFor({ state: "detached" });
  const made = (await stored(tenant.teamId, "records")).find(({ deal_name }) => deal_name === "반쯤 적은 리드");
  expect(made?.phone_number).toEqual({ dial_code: "+82", value: "1087654321" });
  expectNo(problems);
});
