import { beforeAll, expect, test } from "vitest";
import { runAt, untilDelivered, untilPlanned } from "../../support/notifications/delivery";
import { activeNotification, createDealDue, seoulDay } from "../../support/notifications/notification";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { addSlackChannels, archiveChannel, connectSlack, postsIn } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let tenant: Tenant;
let admin: Member;
let workspace: string;
let meetings: string;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin", { display_name: "김대표" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const connected = await connectSlack(admin);
  workspace = connected.workspace;
  meetings = connected.channel.id;
  const other = await activeNotification(admin, connected.channel.id, { title: "지난 알림", is_active: false });
  await admin.client.notifications.copyNotificationSetting({ params: { id: other.id }, query: {} });
});

test("a notification is written, turned on and posted for a deal, then turned off and deleted", async () => {
  const page = await openAs(admin, "/settings/notifications");
  await page.getByRole("row").filter({ hasText: "지난 알림" }).first().waitFor();
  expect(await axeFindings(page, "notifications")).toEqual([]);
  await page.getByRole("button", { name: "새 알림" }).first().click();
  await page.getByText("트리거의 필드나 단계를 선택해 주세요.").waitFor();
  await page.getByRole("textbox", { name: "제목" }).fill("마감 사흘 전");
  await page.getByLabel("날짜 필드").selectOption("close_date");
  const days = page.getByRole("textbox", { name: "일수" });
  await days.fill("삼");
  await page.getByText("숫자만 입력해 주세요.").waitFor();
  await days.fill("3");
  await page.getByRole("combobox", { name: "채널" }).fill("영업");
  await page.getByRole("option", { name: "영업-미팅" }).click();
  await page.getByLabel("메시지").fill("{{title}} 마감이 다가와요");
  expect(await axeFindings(page, "notification")).toEqual([]);
  await page.getByRole("link", { name: "알림", exact: true }).filter({ visible: true }).first().click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await page.getByRole("button", { name: "저장하고 켜기" }).click();
  await page.getByText("알림을 켰어요.").first().waitFor();

  await page.getByRole("button", { name: "테스트 메시지 보내기" }).click();
  await page.getByText("테스트 메시지를 보냈어요.").first().waitFor();

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const at = await untilPlanned(tenant.teamId, id);
  await createDealDue(admin, "연간 계약", seoulDay(at, 3));
  await runAt(tenant.teamId, id, at);
  await untilDelivered(tenant.teamId, id, 1);
  expect((await postsIn(workspace)).map(({ text }) => text)).toEqual([
    "예시 레코드 마감이 다가와요\n예시 레코드\n담당자: 김대표",
    "연간 계약 마감이 다가와요\n연간 계약\n담당자 없음",
  ]);
  await page.goto(`${suite.appUrl}/settings/notifications/${id}`);
  await page.getByRole("link", { name: "연간 계약" }).waitFor();
  await page.getByText("보냄", { exact: true }).waitFor();

  await page.goto(`${suite.appUrl}/settings/notifications`);
  const row = page.getByRole("row").filter({ hasText: "마감 사흘 전" });
  await row.getByText("딜 · 3일 전 09:00").filter({ visible: true }).waitFor();
  await row.getByText("켜짐").click();
  await page.getByText("알림을 껐어요.").first().waitFor();
  await row.getByRole("button", { name: "마감 사흘 전 작업" }).click();
  await page.getByRole("menuitem", { name: "삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await row.waitFor({ state: "detached" });
  expectNo(problems);
}, 240_000);

test("a new channel is found once the list of channels is refreshed", async () => {
  const page = await openAs(admin, "/settings/notifications");
  await page.getByRole("button", { name: "새 알림" }).first().click();
  const channel = page.getByRole("combobox", { name: "채널" });
  await channel.fill("영업");
  await page.getByRole("option", { name: "영업-미팅" }).waitFor();
  await addSlackChannels(workspace, 1);
  await channel.fill("channel-0");
  await page.getByText("찾는 채널이 없어요").waitFor();
  // Right after a read, the browser reuses its answer for the same request.
  await until(async () => {
    await page.getByRole("button", { name: "채널 목록 새로고침" }).click();
    await channel.fill("");
    await channel.fill("channel-0");
    return page.getByRole("option", { name: "channel-0" }).isVisible();
  });
  expectNo(problems);
}, 120_000);

test("the bell shows a member's notification, leads to its record, and marks it as read", async () => {
  const action = { type: "in_app" as const, channel: "assignee", message: "{{title}} 담당이에요" };
  const trigger = { type: "record_assigned" as const, target: { entity_type: "deal" as const } };
  const setting = await activeNotification(admin, "", { title: "배정", trigger, action });
  const deal = await createDealDue(admin, "배정된 딜", "2030-01-01", admin.uid);
  await untilDelivered(tenant.teamId, setting.id, 1);
  const page = await openAs(admin, "/home");
  await page.getByRole("button", { name: "내 알림, 읽지 않음: 1" }).filter({ visible: true }).click();
  await page.getByText("배정된 딜 담당이에요").waitFor();
  expect(await axeFindings(page, "bell")).toEqual([]);
  await page.getByRole("button", { name: /배정된 딜/ }).click();
  await page.waitForURL(new RegExp(`/deals/${deal.id}`));
  await page.getByRole("button", { name: "내 알림", exact: true }).filter({ visible: true }).waitFor();
  expectNo(problems);
}, 120_000);

test("a notification waits for one of a field's choices", async () => {
  const { id } = await activeNotification(admin, "", {
    title: "성공한 딜",
    is_active: false,
    trigger: { type: "field_changed", target: { entity_type: "deal", id: "field:stage" } },
    action: { type: "in_app", channel: "assignee" },
  });
  const page = await openAs(admin, `/settings/notifications/${id}`);
  await page.getByRole("combobox", { name: "값 목록" }).fill("성공");
  await page.getByRole("option", { name: "성공", exact: true }).click();
  expect(await axeFindings(page, "notification of a value")).toEqual([]);
  await page.getByRole("button", { name: "저장하고 켜기" }).click();
  await page.getByText("알림을 켰어요.").first().waitFor();
  const { trigger } = await admin.client.notifications.getNotificationSetting({ params: { id } });
  expect(trigger.value).toBe("default-won");

  await page.getByLabel("필드", { exact: true }).selectOption("contract_amount");
  await page.getByRole("textbox", { name: "바뀐 값" }).fill("많이");
  await page.getByText("숫자만 입력해 주세요.").waitFor();
  expectNo(problems);
}, 120_000);

test("the editor keeps a deleted channel's name, and says that the channel was deleted", async () => {
  const action = { channel: meetings, value: "영업-미팅" };
  const { id } = await activeNotification(admin, meetings, { title: "없어진 채널", action });
  await archiveChannel(workspace, meetings);
  const page = await openAs(admin, `/settings/notifications/${id}`);
  const gone = page.getByText("채널이 삭제되었어요.");
  // Right after a read, the browser reuses its answer for the same request.
  await until(async () => {
    await page.getByRole("button", { name: "채널 목록 새로고침" }).click();
    return gone.isVisible();
  });
  expect(await page.getByRole("combobox", { name: "채널" }).inputValue()).toBe("영업-미팅");
  expectNo(problems);
}, 120_000);
