import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { Hold } from "@dure/domain/scheduling/hold/hold";
import { toRange } from "@dure/domain/scheduling/slots/interval";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle, fromTomorrow, meetingPlans } from "../../support/scheduling/booking";
import { addBusy, revokeGrant } from "../../support/scheduling/google";
import { timeOn } from "../../support/scheduling/suggestion";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";
import { createHostTeam, FORM, guestOf } from "../support/visitor";

const { openVisitor, problems } = useChromium();
let team: Awaited<ReturnType<typeof createHostTeam>>;

beforeAll(async () => {
  team = await createHostTeam();
});

test.each([
  { locale: "ko-KR", book: "예약하기", required: "필수 입력 항목이에요", email: "이메일", done: "예약이 완료됐어요" },
  { locale: "en-US", book: "Book", required: "Required field", email: "Email", done: "You're booked" },
])(
  "every type of question is asked, checked and sent ($locale)",
  async ({ locale, book, required, email, done }) => {
    const { id } = await team.publish({ form: FORM });
    const guest = guestOf("한소라");
    const page = await openVisitor({ locale });
    await page.goto(
      `${suite.appUrl}/book/${id}?team_size=12&needs=CRM&needs=nothing&agree=true&organizer_id=${team.hosts[1].uid}`,
    );
    await page.locator("button.slot").first().waitFor();
    expect(await page.getByText(team.hosts[0].display_name).count()).toBe(0);
    expect(await axeFindings(page, "pick")).toEqual([]);
    await page.locator("button.slot").first().click();
    await page.getByRole("button", { name: book, exact: true }).click();
    await page.getByText(required).first().waitFor();
    // The name, the e-mail, the budget, the start and the consent. The link prefills the rest.
    expect(await page.getByText(required).count()).toBe(5);
    expect(await axeFindings(page, "form")).toEqual([]);

    await page.locator("#name").fill(guest.name);
    await page.getByLabel(email, { exact: true }).fill(guest.email);
    await chooseCompany(page, "(주)한빛");
    await page.getByLabel("예산").selectOption("100만 원 이상");
    await page.getByLabel("다음 달").check();
    await page.getByLabel("메일", { exact: true }).check();
    await page.getByLabel("팩스").fill("02-123-4567");
    await page.getByLabel("하고 싶은 이야기").fill("두 줄\n이에요");
    await page.getByLabel("개인정보 수집에 동의해요").check();
    await page.getByRole("button", { name: book, exact: true }).click();
    await page.getByRole("heading", { name: done }).waitFor();
    expect(await axeFindings(page, "done")).toEqual([]);

    const [event] = (await stored(team.teamId, "scheduled-events")).filter((one) =>
      JSON.stringify(one).includes(guest.email),
    );
    expect(event?.host).toMatchObject({ id: team.hosts[1].uid });
    expect(event).toMatchObject({ company: "(주)한빛상사서비스", nice_id: expect.stringMatching(/^\d{13}$/) });
    expect(event?.q_a).toMatchObject([
      { name: "team_size", value: 12 },
      { name: "budget", value: "100만 원 이상" },
      { name: "start", value: "다음 달" },
      { name: "needs", value: ["CRM", "메일"] },
      { name: "fax", value: "82-21234567" },
      { name: "story", value: "두 줄\n이에요" },
      { name: "agree", value: true },
    ]);
    expectNo(problems);
  },
  120_000,
);

test("the server's refusal is shown at its question, and the time stays held", async () => {
  const asks = (options: string[]) => [
    FormField.parse({ name: "budget", label: "예산", type: "dropdown", options, required: true }),
  ];
  const { id } = await team.publish({ form: asks(["작게", "크게"]) });
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/book/${id}`);
  await page.locator("button.slot").first().click();
  await team.hosts[0].client.scheduling.changeBookingPage({ params: { id }, body: { form: asks(["중간"]) } });
  await page.getByLabel("이름").fill("윤준");
  await page.getByLabel("이메일").fill("jun@customer.example");
  await page.getByLabel("예산").selectOption("작게");
  problems.length = 0;
  await page.getByRole("button", { name: "예약하기" }).click();
  await page.getByText("보기 중에서 선택해 주세요.").waitFor();
  expect(await page.getByLabel("예산").getAttribute("aria-describedby")).toBe("q-budget-error");
  await until(() => page.getByLabel("예산").evaluate((field) => field.matches(":focus")));
  // Drops the browser's own message about the refusal.
  problems.length = 0;
}, 60_000);

test("a booking that fails says why, and keeps the answers for a retry and for another time", async () => {
  const { id } = await bookingPage(team.hosts[2], {
    form: [],
    meeting_plans: meetingPlans({ type: "offline", value: "강남역" }),
    window: { start: timeOn(8, 9).start.slice(0, 10), end: null },
  });
  const guest = guestOf("최이슬");
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/book/${id}`);
  const first = page.locator("button.slot").first();
  const time = await first.getAttribute("aria-label");
  const kept = page.waitForResponse((response) => response.url().includes("/holds"));
  await first.click();
  const { hold_id } = await (await kept).json();
  await page.getByLabel("이름").fill(guest.name);
  await page.getByLabel("이메일").fill(guest.email);
  const broken = /\/public\/scheduled-events/;
  await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
  const book = page.getByRole("button", { name: "예약하기" });
  await book.click();
  await page.getByRole("alert").getByText("문제가 생겼어요. 잠시 후 다시 시도해 주세요.").waitFor();
  expect(await page.getByLabel("이름").inputValue()).toBe(guest.name);
  await page.unroute(broken);

  // The host's calendar becomes busy at the held time.
  const held = Hold.parse((await stored(team.teamId, "holds")).find(({ id }) => id === hold_id));
  await addBusy(team.hosts[2].email, toRange({ start: held.time.start_ms, end: held.time.end_ms }));
  await book.click();
  await page.getByRole("alert").getByText("방금 다른 분이 예약한 시간이에요").waitFor();
  await page.getByRole("heading", { name: "날짜 선택" }).waitFor();
  await until(async () => (await first.getAttribute("aria-label")) !== time);
  await first.click();
  expect(await page.getByLabel("이름").inputValue()).toBe(guest.name);
  expect(await page.getByLabel("이메일").inputValue()).toBe(guest.email);
  await book.click();
  await page.getByRole("heading", { name: "예약이 완료됐어요" }).waitFor();
  problems.length = 0;
}, 120_000);

test("a held time is hidden from other visitors, and stays visible to its own", async () => {
  const { id } = await bookingPage(team.hosts[0], { title: "혼자 하는 상담", form: [], window: fromTomorrow() });
  const [slow, quick] = [await openVisitor(), await openVisitor()];
  const first = (page: Page) => page.locator("button.slot").first();
  await slow.goto(`${suite.appUrl}/book/${id}`);
  const time = await first(slow).textContent();
  const kept = slow.waitForResponse((response) => response.url().includes("/holds"));
  await first(slow).click();
  expect((await kept).status()).toBe(201);
  await quick.goto(`${suite.appUrl}/book/${id}`);
  expect(await first(quick).textContent()).not.toBe(time);

  const freed = slow.waitForResponse((response) => response.request().method() === "DELETE");
  await slow.goBack();
  expect(await first(slow).textContent()).toBe(time);
  await freed;
  await quick.reload();
  expect(await first(quick).textContent()).toBe(time);

  const again = quick.waitForResponse((response) => response.url().includes("/holds"));
  await first(quick).click();
  await again;
  await first(slow).click();
  await slow.getByText("방금 다른 분이 예약한 시간이에요").waitFor();
  expect(await first(slow).textContent()).not.toBe(time);
  const gone = quick.waitForRequest((request) => request.method() === "DELETE");
  await quick.close({ runBeforeUnload: true });
  await gone.catch(() => undefined);
  problems.length = 0;
}, 120_000);

test("rescheduling says why there are no times if the host's calendar is disconnected", async () => {
  const tenant = await createTenant();
  const host = await tenant.member();
  await connectGoogle(host);
  const { uuid } = await bookEvent(await bookingPage(host));
  await revokeGrant(host.email);
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/public-pages/event/${uuid}`);
  await page.getByRole("button", { name: "일정 변경" }).click();
  await page.getByText("호스트의 캘린더 연결이 끊어졌어요").waitFor();
  expect(await page.getByRole("button", { name: "다음 달" }).count()).toBe(0);
  expect(await axeFindings(page, "no times to move to")).toEqual([]);
  problems.length = 0;
}, 60_000);

test("a reschedule that fails says so, and keeps the reason", async () => {
  const { uuid } = await bookEvent(await bookingPage(team.hosts[1], { form: [], window: fromTomorrow() }));
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/public-pages/event/${uuid}`);
  await page.getByRole("button", { name: "일정 변경" }).click();
  await page.locator("button.slot").first().click();
  await page.getByLabel("변경 사유").fill("다른 회의");
  const broken = /\/public\/scheduled-events\//;
  await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("button", { name: "이 시간으로 변경" }).click();
  await page.getByRole("alert").getByText("일정을 변경하지 못했어요. 문제가 생겼어요.").waitFor();
  await page.unroute(broken);
  expect(await page.getByLabel("변경 사유").inputValue()).toBe("다른 회의");
  await page.getByRole("button", { name: "이 시간으로 변경" }).click();
  await page.getByText("일정이 변경됐어요").waitFor();
  problems.length = 0;
}, 60_000);

test("an invitee cancels with a reason; one that fails says so, and keeps it", async () => {
  const { uuid } = await bookEvent(await bookingPage(team.hosts[1], { form: [], window: fromTomorrow() }));
  const page = await openVisitor();
  await page.goto(`${suite.appUrl}/public-pages/event/${uuid}`);
  const cancel = page.getByRole("button", { name: "일정 취소" });
  await cancel.click();
  await page.getByRole("heading", { name: "일정을 취소할까요?" }).waitFor();
  await cancel.click();
  await page.getByText("사유를 입력해 주세요").waitFor();
  expect(await axeFindings(page, "cancelling")).toEqual([]);
  await page.getByLabel("취소 사유").fill("출장이 생겼어요");
  const broken = /\/public\/scheduled-events\//;
  await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
  await cancel.click();
  await page.getByRole("alert").getByText("일정을 취소하지 못했어요. 문제가 생겼어요.").waitFor();
  await page.unroute(broken);
  expect(await page.getByLabel("취소 사유").inputValue()).toBe("출장이 생겼어요");
  await cancel.click();
  await page.getByRole("heading", { name: "취소된 일정이에요" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "취소된 일정이에요" }).waitFor();
  expect(await page.getByRole("button").filter({ hasText: "일정" }).count()).toBe(0);
  problems.length = 0;
}, 60_000);

/** Chooses the second company of the registry's results with the keyboard. */
async function chooseCompany(page: Page, typed: string): Promise<void> {
  const company = page.locator("#company[role=combobox]");
  // The search request names the page, so that it counts for the page's team.
  const search = page.waitForRequest(/\/public\/nice\/company\?.*page=[a-z]{10}\b/);
  await company.pressSequentially(typed);
  await search;
  await page.getByRole("option", { name: "(주)한빛상사서비스" }).waitFor();
  expect(await axeFindings(page, "companies")).toEqual([]);
  await company.press("ArrowDown");
  await company.press("ArrowDown");
  await company.press("Enter");
  await expect.poll(() => company.inputValue()).toBe("(주)한빛상사서비스");
}

test("times keep their instants when a visitor switches to another zone and back", async () => {
  const { id } = await team.publish();
  const page = await openVisitor({ locale: "ko-KR" });
  await page.goto(`${suite.appUrl}/book/${id}`);
  const slots = page.locator("button.slot");
  const labels = async () => {
    await slots.first().waitFor();
    return slots.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  };
  const choose = async (search: string) => {
    const zone = page.getByRole("combobox");
    await zone.click();
    await zone.fill(search);
    await page.getByRole("option").first().click();
  };
  const inSeoul = await labels();
  expect(inSeoul.length).toBeGreaterThan(0);
  await choose("New York");
  await expect.poll(labels).not.toEqual(inSeoul);
  await choose("Seoul");
  await expect.poll(labels).toEqual(inSeoul);
  expectNo(problems);
});
