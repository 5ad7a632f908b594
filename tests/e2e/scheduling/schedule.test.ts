import { BookingForm } from "@dure/domain/scheduling/booking-page/booking-form";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { mailTo } from "../../support/email/inbox";
import { bookingPage, bookingRequest, connectGoogle, organizerOf, slotsOf } from "../../support/scheduling/booking";
import { connect } from "../../support/suite/client";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

const QUESTION = "직원 수가 어떻게 되나요?";

/** Books a meeting with two hosts and an answer to the page's custom question. */
async function bookedTeam() {
  const tenant = await createTenant();
  const hosts: [Member, Member] = [
    await tenant.member("admin", { display_name: "김하나" }),
    await tenant.member("member", { display_name: "이두리" }),
  ];
  await hosts[0].client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  for (const host of hosts) await connectGoogle(host);
  const plain = await bookingPage(hosts[0]);
  const page = await bookingPage(hosts[0], {
    title: "도입 상담",
    organizers: hosts.map((host) => organizerOf(host)),
    form: BookingForm.parse([...plain.page.form, { name: "size", label: QUESTION, type: "shortText", required: true }]),
  });
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("No free time.");
  const email = `schedule-${page.id}@example.org`;
  const event = await connect().scheduling.bookPublicly({
    query: { id: page.id, type: "multi-use" },
    body: { ...bookingRequest(slot, { name: "오지훈", email }), q_a: [{ name: "size", value: "20명" }] },
  });
  return { hosts, page, event, email };
}

/** Reschedules with the keyboard only, from the row to the confirmation. */
async function moveByKeyboard(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "일정 변경" }).press("Enter");
  const times = page.getByRole("group", { name: "예약 가능한 시간" });
  await times.getByRole("button", { pressed: false }).nth(3).press("Space");
  await times.getByRole("button", { pressed: true }).waitFor();
  await page.getByLabel("사유").fill(reason);
  await page.getByLabel("사유").press("Tab");
  await page.getByRole("button", { name: "이 시간으로 변경" }).press("Enter");
  await page.getByText("일정을 변경했어요").first().waitFor();
}

test("a host sees a meeting's hosts and answers, reschedules it with the keyboard, and cancels it", async () => {
  const { hosts, event, email } = await bookedTeam();
  const page = await openAs(hosts[1], "/schedule");
  await page.getByRole("button", { name: /오지훈/ }).press("Enter");

  const dialog = page.getByRole("dialog", { name: "도입 상담" });
  for (const text of ["함께", "김하나", "이두리", QUESTION, "20명"])
    await dialog.getByText(text, { exact: true }).first().waitFor();
  expect(new URL(page.url()).searchParams.get("event")).toBe(event.id);
  expect(await axeFindings(page, "meeting")).toEqual([]);
  await moveByKeyboard(page, "고객 요청");
  await dialog.getByText("이두리님이 일정을 변경했어요").waitFor();
  await mailTo(email, "미팅 일정 변경");

  await dialog.getByRole("button", { name: "일정 취소" }).click();
  await page.getByLabel("사유").fill("출장");
  await page.getByRole("button", { name: "일정 취소" }).last().click();
  await page.getByText("일정을 취소했어요").first().waitFor();
  await dialog.getByText("취소됨").first().waitFor();
  await mailTo(email, "미팅 취소");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expectNo(problems);
});

test("a reschedule that fails says so, and can be retried", async () => {
  const { hosts, event } = await bookedTeam();
  const page = await openAs(hosts[0], `/schedule?event=${event.id}`);
  await page.getByRole("button", { name: "일정 변경" }).click();
  const broken = new RegExp(`/scheduled-events/${event.id}$`);
  await page.route(broken, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
  const choose = () =>
    page.getByRole("group", { name: "예약 가능한 시간" }).getByRole("button", { pressed: false }).nth(3).click();
  await choose();
  await page.getByLabel("사유").fill("고객 요청");
  await page.getByRole("button", { name: "이 시간으로 변경" }).click();
  await page.getByText(/^일정을 변경하지 못했어요\. \S/).waitFor();
  await page.unroute(broken);
  await choose();
  await page.getByRole("button", { name: "이 시간으로 변경" }).click();
  await page.getByText("일정을 변경했어요").first().waitFor();
  problems.length = 0;
}, 120_000);

test("on a phone, in English, a mail's link opens the meeting, and a deleted page says so", async () => {
  const { hosts, page: booking, event } = await bookedTeam();
  const [host] = hosts;
  await host.client.scheduling.deleteBookingPage({ params: { id: booking.id } });
  const viewport = { width: 390, height: 844 };
  const page = await openAs(host, `/schedule?event=${event.id}`, { locale: "en-US", viewport });
  const dialog = page.getByRole("dialog", { name: "도입 상담" });
  await dialog.getByText("Collective").waitFor();
  await dialog.getByText(/booking page was deleted/).waitFor();
  expect(await dialog.getByRole("button", { name: "Reschedule" }).count()).toBe(0);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  expect(await axeFindings(page, "meeting")).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "Past" }).click();
  await page.getByText("No past meetings").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  expectNo(problems);
});

test("a host approves a booking that waits for them, and declines another with a reason", async () => {
  const tenant = await createTenant();
  const host = await tenant.member("admin", { display_name: "김하나" });
  await host.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(host);
  const { id } = await bookingPage(host, { title: "승인 상담", approval: true });
  const [first, second] = await slotsOf(id, 2);
  const ask = (slot: typeof first, name: string) => {
    if (!slot) throw new Error("No free time.");
    const body = bookingRequest(slot, { name, email: `${name}-${id}@example.org` });
    return connect().scheduling.bookPublicly({ query: { id, type: "multi-use" }, body });
  };
  const [wanted, unwanted] = [await ask(first, "hana"), await ask(second, "duri")];
  const page = await openAs(host, `/schedule?event=${wanted.id}`);
  const dialog = page.getByRole("dialog", { name: "승인 상담" });
  await dialog.getByText("승인 대기").first().waitFor();
  expect(await axeFindings(page, "a request")).toEqual([]);
  await dialog.getByRole("button", { name: "승인", exact: true }).click();
  await page.getByText("미팅을 확정했어요").first().waitFor();
  await dialog.getByText("승인 대기").first().waitFor({ state: "detached" });

  await page.goto(`${new URL(page.url()).origin}/schedule?event=${unwanted.id}`);
  await dialog.getByRole("button", { name: "거절", exact: true }).click();
  const declining = page.getByRole("dialog", { name: "거절" });
  await declining.getByLabel("사유").fill("그날은 쉬어요");
  await declining.getByRole("button", { name: "거절", exact: true }).click();
  await declining.waitFor({ state: "detached" });
  const approvalOf = async ({ id: event }: { id: string }) =>
    (await host.client.scheduling.getScheduledEvent({ params: { id: event } })).approval;
  expect([await approvalOf(wanted), await approvalOf(unwanted)]).toEqual(["approved", "declined"]);
  expectNo(problems);
});
