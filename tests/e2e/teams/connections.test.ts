import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bookingPage, connectAccount, connectGoogle } from "../../support/scheduling/booking";
import { WORKS_CLIENT } from "../../support/scheduling/calendars";
import { addFault } from "../../support/scheduling/google";
import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openPageAs, openAs, problems } = useChromium();

/** Answers a provider's popup as the account's owner, or as an admin of the Slack workspace. */
async function allow(page: Page, button: string, answer: "Allow" | "Deny" | "Cancel", account?: string): Promise<void> {
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: button }).first().click();
  const consent = await popup;
  if (account) await consent.locator("input[name=other]").fill(account);
  const closed = consent.waitForEvent("close");
  await consent.getByRole("button", { name: answer }).click();
  await closed;
}

test("an admin enters Naver Works credentials, connects three calendars, and re-authorises one", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await openAs(admin, "/settings/connections");

  await page.getByRole("button", { name: "네이버웍스 연결" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Client ID").fill(WORKS_CLIENT.client_id);
  await dialog.getByLabel("Client Secret").fill(WORKS_CLIENT.client_secret);
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "hidden" });

  const card = (name: string) => page.getByRole("article", { name }).filter({ hasText: admin.email });
  await allow(page, "네이버웍스 연결", "Deny");
  await page.getByText("계정을 연결하지 못했어요").waitFor();
  for (const [name, calendar] of [
    ["네이버웍스", "내 캘린더"],
    ["Outlook", "외근"],
    ["Google 캘린더", "외근 일정"],
  ] as const) {
    await allow(page, `${name} 연결`, "Allow", admin.email);
    await card(name).getByText("연결됨").waitFor();
    await card(name).getByText(calendar, { exact: true }).waitFor();
  }
  expect(await axeFindings(page, "connections")).toEqual([]);
  await standIn(suite.microsoftUrl).revokeGrant(admin.email);
  await page.reload();
  await card("Outlook").getByText("다시 인증 필요").waitFor();
  await allow(page, "다시 인증하기", "Allow");
  await card("Outlook").getByText("연결됨").waitFor();
  expect((await admin.client.scheduling.listCalendars({})).needs_regrant).toEqual([]);
  expectNo(problems);
}, 180_000);

test("an account without calendar permission is marked wherever calendars are needed, beside one with it", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(admin);
  const body = { error: { code: 403, errors: [{ reason: "insufficientPermissions" }] } };
  await addFault({ path: "/calendarList$", account: admin.email, status: 403, times: 100, body });
  const page = await openAs(admin, "/calendar");
  const told = page.getByRole("heading", { name: "캘린더 목록을 불러올 권한이 없어요" });
  await told.waitFor();
  await page.getByRole("button", { name: "다시 인증하기" }).waitFor();
  expect(await axeFindings(page, "unreadable calendars")).toEqual([]);
  await connectAccount(admin, "outlook");
  await page.reload();
  await told.waitFor();
  await page.goto(`${suite.appUrl}/settings/connections`);
  const card = (name: string) => page.getByRole("article", { name });
  await card("Google 캘린더").getByText("다시 인증 필요").waitFor();
  await card("Outlook").getByText("연결됨").waitFor();
  problems.length = 0;
}, 120_000);

test("a host connects Teams and a mailbox, and Zoom when their page needs it", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(admin);
  const { id } = await bookingPage(admin);
  const page = await openAs(admin, `/booking-pages/${id}?section=meeting`);
  await page.getByRole("combobox", { name: "미팅 방법" }).first().selectOption("zoom");
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByRole("tab", { name: /기본/ }).click();
  const attendees = page.getByRole("list", { name: "호스트" });
  await attendees.getByText("Zoom 계정이 연결되어 있지 않아요").waitFor();
  expect(await axeFindings(page, "page without Zoom")).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(`${suite.appUrl}/settings/connections`);
  await allow(other, "Microsoft Teams 연결", "Allow", admin.email);
  await other.getByRole("article", { name: "Microsoft Teams" }).getByText("연결됨").waitFor();
  await allow(other, "Gmail 연결", "Allow", admin.email);
  await other.getByRole("article", { name: "Gmail" }).getByText("연결됨").waitFor();
  await allow(other, "Zoom 연결", "Allow", admin.email);
  const zoom = other.getByRole("article", { name: "Zoom" });
  await zoom.getByText("연결됨").waitFor();
  expect(await other.getByRole("button", { name: "Zoom 연결" }).count()).toBe(0);

  await page.getByRole("button", { name: "저장" }).click();
  await page.getByText("저장했어요").first().waitFor();
  expectNo(problems);
}, 180_000);

test("an admin connects Slack, a member chooses a channel, and the workspace is disconnected", async () => {
  const tenant = await createTenant();
  const [admin, member] = [await tenant.member("admin"), await tenant.member()];
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(member);
  const { id } = await bookingPage(member);
  const workspace = fresh("두레");
  const [own, theirs] = [await openPageAs(admin), await openPageAs(member)];
  await theirs.goto(`${suite.appUrl}/booking-pages/${id}?section=integrations`);
  await theirs.getByText("Slack 연동을 완료해 주세요.").waitFor();
  await theirs.getByRole("link", { name: "연동 설정으로 가기" }).click();
  const slackOf = (page: Page) => page.getByRole("region", { name: "Slack" });
  await slackOf(theirs).getByText("Slack은 관리자만 연결하거나 해제할 수 있어요.").waitFor();
  expect(await slackOf(theirs).getByRole("button").count()).toBe(0);

  await own.goto(`${suite.appUrl}/settings/connections`);
  await allow(own, "Slack 연결", "Cancel");
  await slackOf(own).getByText("계정 연결이 취소되었어요.").waitFor();
  await allow(own, "Slack 연결", "Allow", workspace);
  await slackOf(own).getByText(workspace).waitFor();
  expect(await axeFindings(own, "slack")).toEqual([]);
  // The member's screen updates by itself.
  await slackOf(theirs).getByText(workspace).waitFor();
  await theirs.goto(`${suite.appUrl}/booking-pages/${id}?section=integrations`);
  const channel = theirs.getByRole("combobox", { name: "예약·변경·취소를 알릴 채널" });
  await channel.click();
  await theirs.getByRole("option", { name: /비공개/ }).waitFor();
  await channel.fill("영업-미팅");
  await theirs.getByRole("option", { name: "영업-미팅", exact: true }).click();
  expect(await axeFindings(theirs, "channel")).toEqual([]);
  await theirs.getByRole("button", { name: "저장" }).click();
  await theirs.getByText("저장했어요").first().waitFor();
  const { slack_channel } = await member.client.scheduling.getBookingPage({ params: { id } });
  const { channels } = await member.client.teams.listSlackChannels({ query: {} });
  expect(channels.find((one) => one.id === slack_channel)?.name).toBe("영업-미팅");

  await own.getByRole("button", { name: "연결 해제" }).click();
  await own.getByRole("alertdialog").getByRole("button", { name: "연결 해제" }).click();
  await slackOf(own).getByText("연결 안 됨").waitFor();
  expect(await member.client.teams.getSlack({})).toEqual({ connected: false, workspace: null });
  expectNo(problems);
}, 180_000);
