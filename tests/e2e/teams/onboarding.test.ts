import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { linkIn, mailTo } from "../../support/email/inbox";
import { firestore } from "../../support/suite/admin";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo, fillProfile, menuLink } from "../support/person";
import { untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin", { has_profile: false });
});

const COOKIE = { name: "locale", value: "en", domain: new URL(suite.appUrl).hostname, path: "/", expires: -1 };
const IN_ENGLISH: BrowserContextOptions = {
  storageState: { cookies: [{ ...COOKIE, httpOnly: false, secure: false, sameSite: "Lax" }], origins: [] },
};
const PHONE = { viewport: { width: 390, height: 844 } };
const state = () => admin.client.identity.getInterfaceState({});

test("a new admin is led from the profile to the tour, and continues in another browser", async () => {
  const first = await openAs(admin, "/");
  await fillProfile(first, { name: "김하늘", slug: fresh() });
  await first.getByRole("button", { name: "건너뛰기" }).click();
  await first.getByRole("heading", { name: "멤버 초대" }).waitFor();
  await until(async () => (await state()).onboarding_step === "invite");

  const page = await openAs(admin, "/");
  await inviteTwo(page);
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("heading", { name: "캘린더를 연결할까요?" }).waitFor();
  const providers = page.getByRole("main").getByRole("button", { name: /연결$/ });
  await expect.poll(() => providers.count()).toBe(3);
  expect(await axeFindings(page, "calendar step")).toEqual([]);
  await page.getByRole("button", { name: "나중에 연결하기" }).click();

  await page.getByRole("dialog", { name: "여기에서 리드를 관리해요" }).waitFor();
  expect(await axeFindings(page, "tour")).toEqual([]);
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("dialog", { name: "캘린더를 연결해 두세요" }).waitFor();
  await until(async () => (await state()).tour.step === 1);

  const phone = await openAs(admin, "/home", PHONE);
  await phone.getByRole("dialog", { name: "캘린더를 연결해 두세요" }).waitFor();
  expect(await phone.evaluate("document.documentElement.scrollWidth")).toBe(PHONE.viewport.width);
  // The card takes the focus after it is shown.
  await untilStable(phone);
  await phone.keyboard.press("Escape");
  await phone.getByRole("dialog").waitFor({ state: "detached" });
  await until(async () => (await state()).tour.status === "seen");
  expectNo(problems);
});

async function inviteTwo(page: Page): Promise<void> {
  const emails = [1, 2].map((place) => `mate${place}@${tenant.domain}`);
  const input = page.getByRole("textbox", { name: "이메일" });
  await input.pressSequentially(`${emails[0]},`);
  await input.pressSequentially(emails[1] ?? "");
  await input.press("Enter");
  await page.getByRole("button", { name: "초대 보내기" }).click();
  await page.getByText("초대 메일 2통을 보냈어요.").first().waitFor();
  for (const email of emails) await mailTo(email);
}

test("the first steps are ticked off automatically, and a second browser opens where the first was", async () => {
  const member = await tenant.member("member", { display_name: "이바다" });
  const page = await openAs(member, "/");
  const steps = page.getByRole("region", { name: "시작하기" });
  await steps.getByText("5개 중 0개를 마쳤어요.").waitFor();
  expect(await axeFindings(page, "home")).toEqual([]);
  await member.client.records.createLead({ body: { deal_name: "도입 문의" } });
  await steps.getByText("5개 중 1개를 마쳤어요.").waitFor();
  expect(await steps.getByRole("link", { name: /고객 데이터 가져오기/ }).count()).toBe(0);

  await menuLink(page, "회사").click();
  await until(async () => (await member.client.identity.getInterfaceState({})).last_view_tab === "companies");
  // The language that the member chose in the first browser. The other browser was last used in English.
  await firestore.doc(`personalFeatureFlags/${member.uid}`).set({ isKoreanLanguage: true });
  const other = await openAs(member, "/", IN_ENGLISH);
  await other.waitForURL(/\/companies/);
  await menuLink(other, "회사").waitFor();
  expectNo(problems);
});

test("an invitation's page shows the signed-in account, and offers an access request once it is canceled", async () => {
  const team = await createTenant();
  const [owner, other] = [await team.member("admin"), await tenant.member("member")];
  const email = `${fresh("guest-")}@${team.domain}`;
  const params = { teamId: team.teamId };
  const { data } = await owner.korean.teams.inviteMembers({ params, body: [{ email }] });
  const { pathname, search } = linkIn(await mailTo(email));
  const page = await openAs(other, pathname + search);
  await page.getByText(`지금 ${other.email} 계정으로 로그인되어 있어요.`).waitFor();
  expect(await page.getByLabel("회사 이메일").inputValue()).toBe(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByText("이용약관과 개인정보").click();
  await page.getByRole("button", { name: "회원가입" }).click();
  await page.getByRole("heading", { name: "이메일을 인증해 주세요" }).waitFor();
  expect(await page.getByText(other.email).count()).toBe(0);

  await owner.client.teams.cancelInvitation({ params: { ...params, code: data[0]?.invitation_code ?? "" } });
  await page.goto(linkIn(await mailTo(email, "인증")).href);
  await page.getByText("계속하기").click();
  await page.getByText(`${email} 앞으로 온 초대가 없어요.`).waitFor();
  await page.getByRole("button", { name: "참여 요청하기" }).waitFor();
  expectNo(problems);
});
