import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type RouterFixture, routerOf } from "../../support/routing/router";
import { connectGoogle } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { connectSlack } from "../../support/teams/slack";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let owner: Member;
let colleague: Member;
let router: RouterFixture;
let slackChannel: string;
let templateId: number;

beforeAll(async () => {
  const tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  colleague = await tenant.member("member", { display_name: "박영업" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  for (const member of [owner, colleague]) await connectGoogle(member);
  slackChannel = (await connectSlack(owner)).channel.id;
  const template = { name: "도입 안내", subject: "문의해 주셔서 감사해요", content: "<p>곧 연락드릴게요.</p>" };
  templateId = (await owner.client.email.createTemplate({ body: template })).id;
  router = await routerOf(owner, { title: "도입 문의" });
});

const actionsPath = () => `/routers/${router.id}?step=actions`;
const stored = () => owner.client.routing.getRouter({ params: { id: router.id }, query: {} });
const save = async (page: Page) => {
  await page.getByRole("button", { name: "저장", exact: true }).first().click();
  await page.getByText("저장했어요").first().waitFor();
};

const addGroup = async (page: Page, kind: string) => {
  await page.getByRole("button", { name: "그룹 추가" }).click();
  await page.getByRole("menuitem", { name: kind }).click();
};

test("the keyboard creates a booking group, whose booking page is in no list", async () => {
  const page = await openAs(owner, actionsPath());
  const add = page.getByRole("button", { name: "그룹 추가" });
  await add.waitFor();
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await page.locator("[role=menuitem][data-highlighted]", { hasText: "미팅 예약" }).waitFor();
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "미팅 설정" });
  await dialog.getByLabel("제목").waitFor();
  expect(await dialog.getByLabel("제목").inputValue()).toBe("그룹");
  await tabTo(page, dialog.getByRole("combobox", { name: "호스트 추가" }));
  await page.keyboard.type("박영업");
  await page.locator("[role=option][data-highlighted]", { hasText: "박영업" }).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "박영업 빼기" }).waitFor();
  await dialog.getByRole("radio", { name: /^돌아가며/ }).press("Space");
  await dialog.getByLabel("박영업 비중").selectOption("2");
  expect(await axeFindings(page, "meeting settings")).toEqual([]);
  await dialog.getByRole("button", { name: "저장" }).click();

  const group = page.getByRole("listitem", { name: "그룹 1" });
  await group.getByText(/김대표, 박영업 · 돌아가며 · Google Meet 30분/).waitFor();
  await save(page);
  const [made] = (await stored()).groups;
  expect(made).toMatchObject({
    type: "routeTo",
    props: { name: "그룹 1", without_meeting: false, assignee_ids: [owner.uid, colleague.uid] },
  });
  const linkId = made?.type === "routeTo" ? made.props.linkId : "";
  const meeting = await owner.client.scheduling.getBookingPage({ params: { id: linkId } });
  expect(meeting).toMatchObject({ mode: "sub", title: "그룹", form: [], timezone: "Asia/Seoul", kind: "roundRobin" });
  expect(meeting.organizers.map(({ weight, dest_cal }) => [weight, dest_cal?.email])).toEqual([
    [1, owner.email],
    [2, colleague.email],
  ]);
  await page.goto(`${suite.appUrl}/booking-pages`);
  await page.getByText("아직 만든 예약 페이지가 없어요").waitFor();
  expectNo(problems);
}, 240_000);

test("a cancelled group leaves no booking page", async () => {
  const page = await openAs(owner, actionsPath());
  await page.getByRole("listitem", { name: "그룹 1" }).waitFor();
  await addGroup(page, "미팅 예약");
  const dialog = page.getByRole("dialog", { name: "미팅 설정" });
  const title = dialog.getByLabel("제목");
  await expect.poll(() => title.inputValue(), { timeout: 20_000 }).toBe("그룹");
  await dialog.getByRole("combobox", { name: "호스트 추가" }).waitFor();
  await title.fill("그만둘 그룹");
  await title.blur();
  await title.press("Escape");
  await page.getByRole("button", { name: "내용 버리기" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByRole("listitem", { name: /^그룹 \d$/ }).count()).toBe(1);
  const { data } = await owner.client.scheduling.listBookingPages({ query: {} });
  expect(data.map(({ title }) => title)).toEqual(["그룹"]);
  expectNo(problems);
}, 120_000);

test("a group's window names the tabs in which something is wrong, and leads there", async () => {
  const page = await openAs(owner, actionsPath());
  await page.getByRole("listitem", { name: "그룹 1" }).getByRole("button", { name: /설정/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "미팅 설정" });
  const [panel, title] = [dialog.getByRole("tabpanel"), dialog.getByLabel("제목")];
  const tab = (name: string) => dialog.getByRole("tab", { name });
  const said = (tabs: string) =>
    dialog.getByText(`저장하려면 ${tabs} 탭에서 표시된 내용을 확인해 주세요.`, { exact: true });
  await title.fill("");
  await tab("미팅").click();
  await panel.getByRole("button", { name: "미팅 방법 추가" }).click();
  await page.getByRole("menuitem", { name: "대면" }).click();
  await tab("알림").click();
  await dialog.getByRole("button", { name: "저장" }).click();

  await said("기본, 미팅").waitFor();
  await title.and(page.locator(":focus")).waitFor();
  const marked = dialog.getByRole("tab").filter({ has: page.getByRole("img", { name: "확인할 내용이 있어요" }) });
  expect(await marked.allInnerTexts()).toEqual(["기본", "미팅"]);
  await title.fill("고친 그룹");
  await said("미팅").waitFor();
  await dialog.getByRole("button", { name: "저장" }).click();
  const address = panel.getByLabel("주소");
  await address.and(page.locator(":focus")).waitFor();
  await address.fill("서울시 강남구 테헤란로 1");
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("listitem", { name: "그룹 1" }).getByText(/대면/).waitFor();
  expectNo(problems);
}, 120_000);

test("messages, redirects and the disqualified outcome have records, assignees, channels and mails", async () => {
  const page = await openAs(owner, actionsPath());
  await page.getByRole("listitem", { name: "그룹 1" }).waitFor();
  await addGroup(page, "메시지");
  const message = page.getByRole("listitem", { name: "그룹 2" });
  await page.getByRole("button", { name: "저장", exact: true }).first().click();
  await message.getByText("메시지를 입력해 주세요.").waitFor();
  await message.getByRole("textbox", { name: "메시지" }).fill("곧 연락드릴게요.");
  await message.getByRole("combobox", { name: "담당자" }).fill("박영업");
  await page.getByRole("option", { name: "박영업" }).click();
  await message.getByRole("combobox", { name: "채널" }).fill("영업-미팅");
  await page.getByRole("option", { name: "영업-미팅" }).click();
  await message.getByLabel("메일 템플릿").selectOption("도입 안내");

  await addGroup(page, "페이지 이동");
  const redirect = page.getByRole("listitem", { name: "그룹 3" });
  await redirect.getByRole("textbox", { name: "이동할 주소" }).fill("https://example.com/thanks");
  await addGroup(page, "담당자 배정");
  const shared = page.getByRole("listitem", { name: "그룹 4" });
  await shared.getByRole("combobox", { name: "담당자 추가" }).fill("박영업");
  await page.getByRole("option", { name: "박영업" }).click();
  await shared.getByRole("button", { name: "박영업 빼기" }).waitFor();
  await page.getByRole("region", { name: "부적격" }).getByRole("textbox", { name: "메시지" }).fill("감사해요.");
  expect(await axeFindings(page, "actions")).toEqual([]);
  await save(page);

  const { groups, default: disqualified } = await stored();
  expect(groups.slice(1)).toMatchObject([
    {
      type: "text",
      props: {
        value: "곧 연락드릴게요.",
        assignee_setting: { user_id: colleague.uid },
        form_submission_noti_setting: { slack_channel: slackChannel },
        follow_up_mail_setting: { email_template_id: templateId, sender: "ORGANIZER", cc: [], bcc: [] },
      },
    },
    { type: "redirection", props: { value: "https://example.com/thanks" } },
    { type: "routeTo", props: { without_meeting: true, assignee_ids: [colleague.uid] } },
  ]);
  expect(disqualified).toMatchObject({ type: "text", value: "감사해요." });

  await page.getByRole("button", { name: "‘그룹 3’ 그룹 삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await redirect.waitFor({ state: "detached" });
  await save(page);
  // The notice of the last save may still be shown.
  await expect.poll(async () => (await stored()).groups.length, { timeout: 20_000 }).toBe(3);
  expectNo(problems);
}, 240_000);
