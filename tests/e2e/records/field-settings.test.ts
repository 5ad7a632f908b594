import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

type Body = Parameters<Member["client"]["records"]["createField"]>[0]["body"];
const params = { entityId: "lead" as const };
const create = (body: Body) => admin.client.records.createField({ params, query: {}, body });
const read = async (id: string) =>
  (await admin.client.records.listFields({ params, query: {} })).data.active.find((field) => field.id === id);

async function open(label: string) {
  const page = await openAs(admin, "/settings/fields/lead");
  await page.getByRole("button", { name: label, exact: true }).click();
  return { page, drawer: page.getByRole("dialog") };
}

test("an edit of an outdated field keeps the typed text, and says what to do", async () => {
  const made = await create({ label: "예산", type: "text" });
  const { page, drawer } = await open("예산");
  const help = drawer.getByLabel("도움말");
  await help.fill("내가 쓴 도움말");
  const theirs = { caption: "동료가 쓴 도움말", description: "동료의 설명" };
  const change = (from: number, field: object) =>
    admin.client.records.changeFieldDefinition({
      params: { ...params, fieldId: made.id },
      query: {},
      body: { transaction: { change: { from, to: from + 1 } }, field },
    });
  await change(made.version, theirs);

  const save = drawer.getByRole("button", { name: "저장" });
  await save.click();
  const notice = drawer.getByRole("alert").filter({ hasText: "그사이 다른 사람이 이 필드를 수정했어요." });
  await notice.waitFor();
  expect(await help.inputValue()).toBe("내가 쓴 도움말");
  expect((await read(made.id))?.caption).toBe(theirs.caption);
  expect(await axeFindings(page, "stale field")).toEqual([]);
  await notice.getByRole("button", { name: "최신 내용 불러오기" }).click();
  await notice.waitFor({ state: "detached" });
  expect(await help.inputValue()).toBe(theirs.caption);
  await help.fill("다시 쓴 도움말");
  await change(made.version + 1, { description: "또 바뀐 설명" });
  await save.click();
  await notice.waitFor();
  await save.click();
  await drawer.waitFor({ state: "detached" });
  expect(await read(made.id)).toMatchObject({ caption: "다시 쓴 도움말", version: made.version + 3 });
  expectNo(problems);
}, 180_000);

test("settings mark a default user who has left, and new leads don't get that user", async () => {
  const person = await tenant.member("member", { display_name: "박퇴사" });
  const made = await create({ label: "검토자", type: "user", default_value: person.uid });
  await tenant.team.collection("users").doc(person.uid).update({ team_member_status: "DEACTIVATED" });
  const { page, drawer } = await open("검토자");
  await page.getByText("기본값 없음").waitFor();
  await drawer.getByText("기본값이던 멤버가 팀을 떠나서").waitFor();

  await page.goto(`${suite.appUrl}/leads`);
  await page.getByRole("button", { name: "리드 추가" }).first().click();
  await drawer.getByRole("textbox", { name: /^이름/ }).first().fill("검토자 없는 리드");
  await drawer.getByRole("button", { name: "추가", exact: true }).click();
  await drawer.waitFor({ state: "detached" });
  const leads = (await tenant.team.collection("records").get()).docs.map((doc) => doc.data());
  expect(leads).toMatchObject([{ deal_name: "검토자 없는 리드" }]);
  expect(leads[0]?.custom).not.toHaveProperty(made.id);
  expectNo(problems);
}, 120_000);

test("the general settings of an entity lead to its name field and its required fields", async () => {
  const label = `계약 번호 ${randomUUID().slice(0, 8)}`;
  const made = await create({ label, type: "text", required: true });
  const page = await openAs(admin, "/settings/entities/lead/general");
  const drawer = page.getByRole("dialog");
  await page.getByRole("button", { name: "이름 필드 수정" }).first().click();
  await drawer.getByLabel("도움말").fill("고객사와 제품을 적어요");
  await drawer.getByRole("button", { name: "저장" }).click();
  await drawer.waitFor({ state: "detached" });
  expect((await read("deal_name"))?.caption).toBe("고객사와 제품을 적어요");

  const required = page.getByRole("button", { name: `${label} 필드 수정` });
  await required.click();
  await drawer.getByText("필수", { exact: true }).click();
  await expect.poll(() => drawer.getByRole("checkbox", { name: "필수" }).isChecked()).toBe(false);
  await drawer.getByRole("button", { name: "저장" }).click();
  // While the drawer is open, the elements behind it have no role.
  await drawer.waitFor({ state: "detached" });
  await required.waitFor({ state: "detached" });
  expect((await read(made.id))?.required).toBe(false);
  expect(await axeFindings(page, "general settings")).toEqual([]);
  await page.getByRole("link", { name: /^직접 만든 필드 \d+개$/ }).click();
  await page.waitForURL(/\/settings\/fields\/lead/);
  expectNo(problems);
});
