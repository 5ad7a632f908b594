import { gzipSync } from "node:zlib";
import { FormStyles } from "@dure/domain/routing/router/form";
import { RouterBody } from "@dure/domain/routing/router/router";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { listRows } from "../../support/routing/submission";
import { firestore } from "../../support/suite/admin";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { axeFindings } from "../support/axe-findings";
import { createFormTeam, formOf, leadingTo, QUESTIONS } from "../support/form-team";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";
import { guestOf } from "../support/visitor";

const { openVisitor, problems } = useChromium();
let team: Awaited<ReturnType<typeof createFormTeam>>;

beforeAll(async () => {
  team = await createFormTeam();
});
afterEach(() => {
  problems.length = 0;
});

const addressOf = ({ id }: { id: string }, query = "") => `${suite.appUrl}/form/${id}${query}`;
const submissions = (router: { id: string }) => listRows(team.tenant, router.id);
const submit = (page: Page, name = "제출하기") => page.getByRole("button", { name, exact: true }).click();
const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate(
    (one, name) => one.ownerDocument.defaultView?.getComputedStyle(one).getPropertyValue(name),
    property,
  );
/** Drops the browser's own messages about refused requests and lost connections. */
const forgive = () => {
  problems.length = 0;
};

test.each([
  {
    locale: "ko-KR",
    send: "제출하기",
    required: "필수 입력 항목이에요",
    name: "이름",
    email: "이메일",
    dial: "국가 번호",
  },
  { locale: "en-US", send: "Submit", required: "Required field", name: "Name", email: "Email", dial: "Country code" },
])(
  "every type of question is asked, checked and sent ($locale)",
  async ({ locale, send, required, name, email, dial }) => {
    const guest = guestOf("한소라");
    const metadata = { title: "상담 신청", description: "무엇이든 물어보세요." };
    const router = await team.publish({ ...formOf(QUESTIONS, metadata), title: "3분기 캠페인 B안" });
    const page = await openVisitor({ locale });
    await page.goto(addressOf(router, "?team_size=12&needs=CRM&needs=nothing&agree=true&utm_source=kakao"));
    await page.getByRole("heading", { name: "상담 신청" }).waitFor();
    await page.getByText("상담은 무료예요").waitFor();
    // A no-break space keeps the mark of a required field from wrapping onto its own line.
    const mark = page.locator("[data-required]").first();
    const content = mark.evaluate((one) => one.ownerDocument.defaultView?.getComputedStyle(one, "::after").content);
    expect(await content).toMatch(/^"\u00a0\*"/);
    expect(await page.title()).not.toContain(router.body.title);
    expect(await axeFindings(page, "form")).toEqual([]);

    await submit(page, send);
    await page.getByText(required).first().waitFor();
    // The name, the e-mail, the phone, the budget and the start. The consent has its own message.
    expect(await page.getByText(required).count()).toBe(5);
    await until(() => page.getByLabel(name, { exact: true }).evaluate((field) => field.matches(":focus")));
    expect(await axeFindings(page, "errors")).toEqual([]);

    await page.getByLabel(name, { exact: true }).fill(guest.name);
    await page.getByLabel(email, { exact: true }).fill(guest.email);
    await page.getByLabel(dial).selectOption("+1");
    await page.getByLabel("회사 전화", { exact: true }).fill("415-555-0100");
    await page.getByLabel("예산").selectOption("크게");
    await page.getByLabel("다음 달").check();
    await page.getByLabel("메일 선택").check();
    await page.getByLabel("하고 싶은 이야기").fill("두 줄\n이에요");
    await page.getByLabel("개인정보 수집에 동의해요").check();
    expect(await page.getByRole("link", { name: /개인정보/ }).getAttribute("href")).toBe("https://example.com/privacy");
    await submit(page, send);
    await page.getByText("신청해 주셔서 감사해요.").waitFor();
    expect(await axeFindings(page, "message")).toEqual([]);

    const [row] = await submissions(router);
    expect(row?.answers).toEqual({
      name: guest.name,
      email: guest.email,
      "회사 전화": "1-4155550100",
      team_size: 12,
      budget: "크게",
      start: "다음 달",
      needs: ["CRM", "메일"],
      story: "두 줄\n이에요",
      agree: true,
    });
    expect(row).toMatchObject({
      language: locale.slice(0, 2),
      timezone: "Asia/Seoul",
      phone: "1-4155550100",
      utm: { utm_source: "kakao" },
      page_url: addressOf(router),
      visitor_id: expect.stringMatching(/./),
    });
    expectNo(problems);
  },
  120_000,
);

test("the keyboard fills in a form at a phone's width, and never reaches the honeypot", async () => {
  const router = await team.publish({
    ...formOf(QUESTIONS.filter(({ type }) => type !== "tel")),
    ...leadingTo(team.booking.id),
  });
  const page = await openVisitor({ viewport: { width: 390, height: 844 } });
  await page.goto(addressOf(router));
  const guest = guestOf("오지훈");
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    expect(await page.locator("[name=website]").evaluate((field) => field.matches(":focus"))).toBe(false);
    await page.keyboard.type(text);
  };
  await type("이름", guest.name);
  await type("이메일", guest.email);
  await type("직원 수", "12");
  await tabTo(page, page.getByLabel("예산"));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByLabel("이번 달 선택"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("예약 선택"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("하고 싶은 이야기"));
  await page.keyboard.type("안녕하세요");
  await tabTo(page, page.getByLabel("개인정보 수집에 동의해요"));
  await page.keyboard.press("Space");
  expect(await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/book\//);
  await page.locator("button.slot").first().waitFor();
  // The answers are passed on to the booking page, but not in its URL.
  expect(new URL(page.url()).searchParams.get("email")).toBe(null);
  const [row] = await submissions(router);
  expect(row).toMatchObject({ status: "submitted", answers: { budget: "작게", start: "이번 달", needs: ["예약"] } });
  expectNo(problems);
}, 120_000);

test("the server's refusal is shown at its question", async () => {
  const asks = (...values: string[]) => {
    const options = values.map((value) => ({ value, label: value }));
    return QUESTIONS.slice(0, 2).concat(QUESTIONS.slice(4, 5).map((one) => ({ ...one, options })));
  };
  const router = await team.publish(formOf(asks("작게", "크게")));
  const page = await openVisitor();
  await page.goto(addressOf(router));
  const body = RouterBody.parse({ ...router.body, ...formOf(asks("중간")) });
  await team.host.client.routing.putRouter({ params: { id: router.id }, query: {}, body });
  await page.getByLabel("이름").fill("윤준");
  await page.getByLabel("이메일").fill("jun@customer.example");
  await page.getByLabel("예산").selectOption("작게");
  await submit(page);
  await page.getByText("보기 중에서 선택해 주세요.").waitFor();
  await until(() => page.getByLabel("예산").evaluate((field) => field.matches(":focus")));
  // Typing elsewhere does not move the focus back.
  await page.getByLabel("이름").pressSequentially("호");
  expect(await page.getByLabel("이름").evaluate((field) => field.matches(":focus"))).toBe(true);
  forgive();
}, 60_000);

test("a submit that the network lost is retried as the same submission", async () => {
  const router = await team.publish();
  const page = await openVisitor();
  await page.goto(addressOf(router));
  const sent: string[] = [];
  let isLost = true;
  await page.route(/\/submissions/, async (route) => {
    sent.push(route.request().postDataJSON().id);
    if (!isLost) return route.continue();
    // The request arrives, but its response is lost.
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("이름").fill("윤준");
  await page.getByLabel("이메일").fill("jun@customer.example");
  await submit(page);
  await page.getByText("연결이 원활하지 않아요").waitFor();
  isLost = false;
  await submit(page);
  await page.getByText("신청해 주셔서 감사해요.").waitFor();
  expect(new Set(sent).size).toBe(1);
  expect(await submissions(router)).toHaveLength(1);
  forgive();
}, 60_000);

test("its owner's design applies: readable colours, layout, sizes, width, no watermark", async () => {
  const customFormStyles = FormStyles.parse({
    ...{ size: "custom", titleFontSize: 40, descriptionFontSize: 18, questionFontSize: 20 },
    ...{ questionDescriptionFontSize: 16, spacing: 32, buttonSize: "large", layout: "horizontal", align: "center" },
    maxWidth: 900,
  });
  const metadata = { title: "상담", description: "소개", submit_text: "보내기", is_watermark_hidden: true };
  const form = formOf(QUESTIONS, metadata);
  for (const [theme, primaryColor] of [
    ["light", "#ffe600"],
    ["dark", "#10204a"],
  ] as const) {
    const router = await team.publish({ ...form, extra: { theme, primaryColor, customFormStyles } });
    const page = await openVisitor();
    await page.goto(addressOf(router));
    const title = page.getByRole("heading", { name: "상담" });
    await title.waitFor();
    expect(await styleOf(title, "font-size")).toBe("40px");
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    const [label, input] = [page.getByText("이름", { exact: true }), page.getByLabel("이름")];
    const [beside, box] = [await label.boundingBox(), await input.boundingBox()];
    expect(beside?.x).toBeLessThan(box?.x ?? 0);
    expect(Math.abs((beside?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(30);
    expect((await page.locator("main").boundingBox())?.width).toBeGreaterThan(900);
    const color = theme === "light" ? "rgb(255, 230, 0)" : "rgb(16, 32, 74)";
    expect(await styleOf(page.getByRole("button", { name: "보내기" }), "background-color")).toBe(color);
    expect(await axeFindings(page, theme)).toEqual([]);
    await page.context().close();
  }
  expectNo(problems);
}, 120_000);

test("reports a view, and how far a visitor got before leaving", async () => {
  const router = await team.publish({ ...formOf(QUESTIONS), timezone: "Asia/Seoul" });
  const page = await openVisitor();
  await page.goto(addressOf(router, "?visitor_id=v-1"));
  const seen = async () => {
    const { docs } = await firestore.collection(`forms/${router.id}/events`).get();
    return docs.map((doc) => doc.data());
  };
  await until(async () => (await seen()).length === 1);
  expect(await seen()).toMatchObject([{ visitor_id: "v-1", form_view_count: 1, last_question: null }]);
  await page.getByLabel("이름").fill("윤준");
  await page.getByLabel("직원 수").fill("3");
  await page.goto("about:blank");
  await until(async () => (await seen())[0]?.last_question === "team_size");
  expect(await seen()).toMatchObject([{ form_view_count: 1, submitted: false }]);
  expectNo(problems);
}, 60_000);

test("says why there is no form, and retries when the network is back", async () => {
  const router = await team.publish();
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/form/zzzzzzzzzz`);
  await page.getByRole("heading", { name: "폼을 찾을 수 없어요" }).waitFor();
  await team.host.client.routing.deactivateWorkflow({ params: { id: router.id }, body: {} });
  await page.goto(addressOf(router));
  await page.getByRole("heading", { name: "지금은 제출을 받지 않는 폼이에요" }).waitFor();

  const open = await team.publish();
  await page.route(`**/form/${open.id}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(id="dure-data">)[^<]*/, "$1{}");
    await route.fulfill({ response, body: html });
  });
  let isDown = true;
  await page.route(/\/entries\//, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(addressOf(open));
  await page.getByRole("heading", { name: "불러오지 못했어요" }).waitFor();
  isDown = false;
  await page.getByRole("button", { name: "다시 시도" }).click();
  await page.getByLabel("이름").waitFor();
  forgive();
}, 60_000);

test("with its owner's script it has no origin, and still works", async () => {
  const router = await team.publish(leadingTo(team.booking.id));
  const script_code = Buffer.from("window.ownerRan = self.origin").toString("base64");
  await team.host.client.routing.changeShareConfig({ params: { id: router.id }, body: { script_code } });
  const page = await openVisitor();
  await page.goto(addressOf(router));
  await page.getByLabel("이름").waitFor();
  expect(await page.evaluate("window.ownerRan")).toBe("null");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByLabel("Name").fill("윤준");
  await page.getByLabel("Email").fill("jun@customer.example");
  await submit(page, "Submit");
  await page.locator("button.slot").first().waitFor();
  expect(await submissions(router)).toHaveLength(1);
  expectNo(problems);
}, 60_000);

test("its page, scripts and styles are at most 60 kB compressed", async () => {
  const router = await team.publish(formOf(QUESTIONS));
  const read = async (path: string) => gzipSync(await (await fetch(`${suite.appUrl}${path}`)).text()).length;
  const files = [`/form/${router.id}`, "/public/assets/form.js", "/public/assets/form.css"];
  const sizes = await Promise.all(files.map(read));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
