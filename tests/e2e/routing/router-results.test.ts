import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { routerBody } from "../../support/routing/router";
import { activeRouter, listRows, submit } from "../../support/routing/submission";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bookSlot } from "../../support/scheduling/reminders";
import { firestore } from "../../support/suite/admin";
import { awayFromMidnight } from "../../support/suite/away-from-midnight";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openPageAs, openAs, problems } = useChromium();
let tenant: Tenant;
let owner: Member;
let router: { id: string };

/** A router that thanks big companies and disqualifies everybody else. */
function bySize() {
  const [size, group] = [randomUUID(), randomUUID()];
  const body = routerBody();
  const options = ["big", "small"].map((value) => ({ value, label: value }));
  const components = [...body.form.components, { name: "size", label: "규모", type: "dropdown" as const, options }];
  return {
    form: { ...body.form, components },
    fields: [{ id: size, name: "size", type: "select" as const }],
    rules: [{ from: size, cases: [{ operator: "is", value: "big", to: { type: "group" as const, value: group } }] }],
    groups: [{ id: group, value: group, type: "text" as const, props: { name: "큰 회사", value: "곧 연락드릴게요." } }],
  };
}

awayFromMidnight("Asia/Seoul", beforeEach);

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await tenant.team.collection("settings").doc("remote-config").set({ enable_delete_form_submissions: true });
  router = await activeRouter(tenant, owner, bySize());
});

const resultsOf = ({ id }: { id: string }) => `/routers/${id}?step=submissions`;
const openResults = (member: Member): Promise<Page> => openAs(member, resultsOf(router));

const table = (page: Page) => page.getByRole("table", { name: "제출 내역" });
const rowsOf = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("button") });

test("submissions and their figures appear without a reload, and are exported as a file", async () => {
  const page = await openResults(owner);
  await page.getByText("아직 제출이 없어요").waitFor();
  expect(await page.getByRole("list", { name: "제출 요약" }).innerText()).not.toMatch(/NaN|-\d/);

  await submit(router.id, { name: "김민수", email: "minsu@visitor.example", size: "big" });
  await table(page)
    .getByRole("row", { name: /김민수.*배정 완료/ })
    .waitFor();
  for (const name of ["이하나", "박둘"])
    await submit(router.id, { name, email: `${randomUUID()}@visitor.example`, size: "small" });
  await table(page)
    .getByRole("row", { name: /박둘.*부적격/ })
    .waitFor();
  expect(await rowsOf(page).getByRole("button").allInnerTexts()).toEqual(["박둘", "이하나", "김민수"]);
  const figure = page
    .getByRole("list", { name: "제출 요약" })
    .getByRole("listitem")
    .filter({ hasText: "폼을 제출한 횟수" });
  await figure.getByText("3", { exact: true }).waitFor();
  await page.getByRole("region", { name: "전환 퍼널" }).getByRole("listitem").filter({ hasText: "제출" }).waitFor();
  const breakdown = page.getByRole("table", { name: "자세히 나눠 보기" });
  await breakdown.getByRole("row", { name: "직접 방문 3 1 0 0 0%" }).waitFor();
  await page.getByText("그룹", { exact: true }).first().click();
  await breakdown.getByRole("row", { name: "큰 회사 1 1 0 0 0%" }).waitFor();
  expect(await page.getByRole("region", { name: "전환 퍼널" }).innerText()).not.toMatch(/NaN|-\d/);

  await page.getByLabel("이름, 이메일, 답변 검색").fill("minsu@");
  await page.getByText("모두 1개").waitFor();
  await page.getByLabel("이름, 이메일, 답변 검색").fill("");
  await page.getByRole("combobox", { name: "상태" }).selectOption("disqualified");
  await page.getByText("모두 2개").waitFor();
  await page.getByRole("combobox", { name: "상태" }).selectOption("");
  await page.getByRole("combobox", { name: "기간" }).selectOption("YESTERDAY");
  await page.getByText("조건에 맞는 제출이 없어요").waitFor();
  await page.getByRole("combobox", { name: "기간" }).selectOption("TODAY");
  await page.getByText("모두 3개").waitFor();

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV 내려받기" }).click();
  const csv = await readFile(await (await waiting).path(), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  for (const name of ["김민수", "이하나", "박둘"]) expect(csv).toContain(name);
  expectNo(problems);
}, 180_000);

test("a submission opens with its lead", async () => {
  await until(async () => (await listRows(tenant, router.id)).every(({ recorded }) => recorded));
  const page = await openResults(owner);
  await rowsOf(page).getByRole("button", { name: "김민수" }).click();
  const drawer = page.getByRole("dialog", { name: "김민수" });
  await drawer.getByText("큰 회사").waitFor();
  await drawer.getByText("규모").waitFor();
  expect(await axeFindings(page, "submission")).toEqual([]);
  await drawer.getByRole("link", { name: "레코드 보기" }).click();
  await page.waitForURL(/\/leads\//);
  await page.getByRole("textbox", { name: "메모 작성" }).waitFor();
  await page.goBack();
  await table(page).waitFor();
  expect(await axeFindings(page, "submissions")).toEqual([]);
  expectNo(problems);
}, 180_000);

const namesLeft = async () => (await listRows(tenant, router.id)).map(({ name }) => name);

test("submissions are deleted for good, singly and together", async () => {
  const page = await openResults(owner);
  await rowsOf(page).first().waitFor();
  for (const name of ["박둘 선택", "이하나 선택"]) {
    await page.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("button", { name: "2개 삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await page.getByText("모두 1개").waitFor();
  // The browser removes a row before the server has deleted it.
  await expect.poll(namesLeft).toEqual(["김민수"]);

  await rowsOf(page).getByRole("button", { name: "김민수" }).click();
  await page.getByRole("dialog", { name: "김민수" }).getByRole("button", { name: "삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await page.getByText("아직 제출이 없어요").waitFor();
  await expect.poll(namesLeft).toEqual([]);
  expectNo(problems);
}, 120_000);

test("the meetings of a router are listed beside its submissions, and their host can move them", async () => {
  await connectGoogle(owner);
  const booking = await bookingPage(owner, { title: "도입 상담", mode: "sub", form: [] });
  const { id: linkId } = booking;
  const [field, group] = [randomUUID(), randomUUID()];
  const meeting = await activeRouter(tenant, owner, {
    fields: [{ id: field, name: "nullField", type: "null" }],
    rules: [{ from: field, cases: [{ operator: "nullAssert", to: { type: "group", value: group } }] }],
    groups: [{ id: group, value: group, props: { name: "상담", linkId } }],
  });
  const { id } = await submit(meeting.id, { name: "나예약", email: `${randomUUID()}@visitor.example` });
  const [slot] = await slotsOf(linkId, 5, 14);
  if (!slot) throw new Error("No free time.");
  const page = await openAs(owner, `/routers/${meeting.id}?step=submissions&list=meetings`);
  await page.getByText("예정된 미팅이 없어요").waitFor();
  await bookSlot(linkId, slot, { name: "나예약" }, { submission: { id, router_id: meeting.id } });
  const listed = page.getByRole("tabpanel", { name: "미팅" }).getByRole("button", { name: /나예약/ });
  await listed.waitFor();
  expect(await axeFindings(page, "meetings")).toEqual([]);
  const pages = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/multi-use"));
  await listed.click();
  await (await pages).finished();
  await page.getByRole("dialog", { name: "도입 상담" }).getByRole("button", { name: "일정 변경" }).click();
  await page.getByRole("group", { name: "예약 가능한 시간" }).waitFor();
  expectNo(problems);
});

test("a visitor who is choosing a time counts as churned after two minutes, without a reload", async () => {
  const { id } = await submit(router.id, { name: "최고민", email: "go@visitor.example", size: "big" });
  const row = firestore.doc(`crm/${tenant.teamId}/${router.id}/body/rows/${id}`);
  await until(async () => (await row.get()).get("recorded"));
  await row.update({ status: "submitted", submittedAt: new Date().toISOString() });
  const page = await openPageAs(owner);
  await page.clock.install();
  await page.goto(`${suite.appUrl}${resultsOf(router)}`);
  const is = (status: string) => table(page).getByRole("row", { name: new RegExp(`최고민.*${status}`) });
  await is("예약 중").waitFor();
  await page.clock.fastForward("02:00");
  await is("이탈").waitFor();
  expectNo(problems);
});

test("a member with row access sees only submissions assigned to them, with personal values masked", async () => {
  const colleague = await tenant.member("member", { display_name: "박영업" });
  const { groups, rules, ...form } = bySize();
  const assignee_setting = { user_id: colleague.uid };
  router = await activeRouter(tenant, owner, {
    ...{ ...form, rules },
    groups: groups.map((group) => ({ ...group, props: { ...group.props, assignee_setting } })),
  });
  await tenant.team.update({ row_access: "own" });
  await tenant.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  await submit(router.id, { name: "남의 리드", email: "other@visitor.example", size: "small" });
  await submit(router.id, { name: "나의 리드", email: "mine@visitor.example", size: "big" });
  const page = await openResults(colleague);
  await rowsOf(page).getByText("m***@visitor.example").waitFor();
  expect(await rowsOf(page).getByRole("button").allInnerTexts()).toEqual(["나의 리드"]);
  await page.getByRole("combobox", { name: "기간" }).selectOption("TODAY");
  await page.getByText("모두 1개").waitFor();
  for (const name of ["CSV 내려받기", "1개 삭제"]) expect(await page.getByRole("button", { name }).count()).toBe(0);
  await submit(router.id, { name: "새 리드", email: "newer@visitor.example", size: "big" });
  await rowsOf(page).getByText("n***@visitor.example").waitFor();
  expectNo(problems);
}, 120_000);

test("a submission assigned without a meeting shows its assignee, also on a phone", async () => {
  const routed = bySize();
  const assigning = await activeRouter(tenant, owner, {
    ...routed,
    groups: routed.groups.map((group) => ({
      ...group,
      props: { ...group.props, assignee_setting: { user_id: owner.uid } },
    })),
  });
  await submit(assigning.id, { name: "한배정", email: "han@visitor.example", size: "big" });
  const viewport = { width: 390, height: 844 };
  const page = await openAs(owner, `/routers/${assigning.id}?step=submissions`, { viewport });
  await rowsOf(page).getByText("김대표님에게 배정").waitFor();
  expectNo(problems);
});

test("a team whose monthly quota is used up sees that leads will be disqualified", async () => {
  const spent = await createTenant({ plan: "FREE_TRIAL", plan_end_date: "2020-01-01T00:00:00.000Z" });
  await spent.team.collection("settings").doc("remote-config").set({ enable_form_router: "on" });
  const admin = await spent.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: spent.teamId }, body: {} });
  const { id } = await activeRouter(spent, admin, bySize());
  const sent = { team_id: spent.teamId, submitted_at: new Date().toISOString() };
  const writer = firestore.bulkWriter();
  for (let made = 0; made < 1_000; made += 1) writer.create(firestore.doc(`submissions/${randomUUID()}`), sent);
  await writer.close();

  const warning = "이번 달 한도를 모두 사용했어요. 지금부터 들어오는 리드는 부적격으로 처리돼요.";
  const page = await openPageAs(admin);
  for (const path of ["/routers", `/routers/${id}?step=submissions`]) {
    await page.goto(`${suite.appUrl}${path}`);
    await page.getByRole("status").getByText(warning).waitFor();
  }
  expect(await axeFindings(page, "used-up quota")).toEqual([]);
  expectNo(problems);
}, 120_000);
