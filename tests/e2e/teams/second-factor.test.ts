import { TeamNeeds } from "@dure/domain/shared/caller/team";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { linkIn, mailTo } from "../../support/email/inbox";
import { code, enrolMember, signInWithCode } from "../../support/identity/authenticator";
import { visitor } from "../../support/identity/newcomer";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
const { openBrowser, openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
});

const fillCode = async (page: Page, digits: string) => {
  const dialog = page.getByRole("dialog", { name: "2단계 인증" });
  await dialog.getByLabel("인증 코드").fill(digits);
  await dialog.getByRole("button", { name: "확인" }).click();
};

async function logIn(page: Page, { email }: Pick<Member, "email">, button = "로그인"): Promise<void> {
  await page.waitForURL(/\/login/);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** The kinds of keys under which a browser stores a user's data. Runs in the browser. */
const STORED = `[...new Set(Object.keys(localStorage).map((key) =>
  ["dure.draft", "dure.state", "firebase:authUser"].find((kind) => key.startsWith(kind))).filter(Boolean))]`;

test("an authenticator app is registered, asked for at sign-in, and replaced with a recovery code", async () => {
  const member = await tenant.member();
  const page = await openAs(member, "/settings/security");
  await page.getByRole("link", { name: "인증 앱 등록" }).click();
  await page.getByRole("img", { name: "인증 앱에 등록할 QR 코드" }).waitFor();
  const secret = await page.getByTestId("totp-secret").innerText();
  await page.getByLabel("인증 코드").fill("000000");
  await page.getByRole("button", { name: "등록하기" }).click();
  await page.getByText("인증 코드를 다시 확인해 주세요.").waitFor();
  await page.getByLabel("인증 코드").fill(await code(secret, -30));
  await page.getByRole("button", { name: "등록하기" }).click();
  // Signing out shows the log-in page in the app, and then loads it again as a new document.
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "지금 로그아웃" }).click()]);

  await logIn(page, member);
  await fillCode(page, "000000");
  await page.getByRole("dialog").getByRole("alert").filter({ hasText: "인증 코드가 올바르지 않아요." }).waitFor();
  await page.locator("main .entry-note p", { hasText: "인증 코드가 올바르지 않아요." }).waitFor();
  await until(async () => (await stored(tenant.teamId, "audit")).some(({ type }) => type === "auth.mfa_failed"));
  await fillCode(page, await code(secret));

  await page.getByRole("button", { name: "복구 코드 만들기" }).click();
  const codes = page.getByRole("list", { name: "복구 코드" });
  const voided = await codes.getByRole("listitem").first().innerText();
  expect(await codes.getByRole("listitem").count()).toBe(10);
  await page.getByRole("button", { name: "저장했어요" }).click();
  await page.getByRole("navigation", { name: "주 메뉴" }).waitFor();
  await page.goto(`${suite.appUrl}/settings/security`);
  await page.getByText("10개 남았어요.").waitFor();
  await page.getByText("이 기기").waitFor();
  await page.getByRole("button", { name: "새로 만들기" }).click();
  const renewal = page.getByRole("alertdialog", { name: "복구 코드를 새로 만들까요?" });
  await renewal.getByText("지금 남아 있는 복구 코드 10개는 바로 쓸 수 없게 돼요.").waitFor();
  await renewal.getByRole("button", { name: "새로 만들기" }).click();
  const first = await codes.getByRole("listitem").first().innerText();
  expect(first).not.toBe(voided);

  const other = await (await openBrowser()).newPage();
  await other.goto(`${suite.appUrl}/login`);
  await logIn(other, member);
  await other.getByRole("button", { name: "복구 코드로 로그인" }).click();
  const dialog = other.getByRole("dialog", { name: "2단계 인증" });
  for (const recovery of [voided, first]) {
    await dialog.getByLabel("복구 코드").fill(recovery);
    await dialog.getByRole("button", { name: "확인" }).click();
    if (recovery === voided) await dialog.getByRole("alert").waitFor();
  }
  await other.getByText("이전 인증 앱이 해제되었어요.").waitFor();
  await page.reload();
  await page.waitForURL(/\/login/);
  expectNo(problems);
});

test("signing out of all devices ends every browser's session", async () => {
  const member = await tenant.member();
  const [page, other] = [await openAs(member, "/settings/security"), await openAs(member, "/settings/security")];
  for (const one of [page, other]) await one.getByText("이 기기").waitFor();
  await page.getByRole("button", { name: "모든 기기에서 로그아웃" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "모든 기기에서 로그아웃" }).click();
  await page.waitForURL(/\/login/);
  await other.reload();
  await other.waitForURL(/\/login/);
  expectNo(problems);
});

/** Clicks, unless the page logs out first: a call of the page itself may reveal before that the session has ended. */
const clickUnlessLoggedOut = (page: Page, target: Locator) =>
  Promise.race([target.click().catch(() => undefined), page.waitForURL(/\/login/)]);

test("the log-in page says why a session ended, and unsaved input is restored afterwards", async () => {
  const member = await tenant.member();
  const page = await openAs(member, "/leads");
  const drawer = page.getByRole("dialog", { name: "리드 추가" });
  const addLead = () => page.getByRole("button", { name: "리드 추가" }).first().click();
  const name = drawer.getByRole("textbox", { name: /^이름/ }).first();
  await addLead();
  await name.fill("쓰다 만 리드");

  const phone = await (await openBrowser({ locale: "en-US" })).newPage();
  await phone.goto(`${suite.appUrl}/login`);
  await logIn(phone, member, "Log in");
  await phone.getByRole("navigation").first().waitFor();
  await phone.goto(`${suite.appUrl}/settings/security`);
  await phone.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await phone.getByText("Device signed out.").waitFor();

  await clickUnlessLoggedOut(page, drawer.getByRole("button", { name: "추가", exact: true }));
  await page.getByText("다른 기기에서 이 로그인을 끝냈어요. 다시 로그인해 주세요.").waitFor();
  expect(await page.evaluate(STORED)).toEqual(["dure.draft"]);
  await logIn(page, member);
  await page.waitForURL(/\/leads/);
  await addLead();
  await drawer.getByText("전에 쓰던 내용을 불러왔어요.").waitFor();
  expect(await name.inputValue()).toBe("쓰다 만 리드");

  await phone.getByRole("link", { name: "Leads", exact: true }).click();
  await phone.waitForURL(/\/leads/);
  // The log-in page's code loads slowly, and another navigation happens meanwhile.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = phone.waitForRequest(/entry-route/);
  await phone.route(/entry-route/, (route) => released.then(() => route.continue()));
  await visitor.identity.sendPasswordReset({ body: { email: member.email } });
  const link = linkIn(await mailTo(member.email, "Reset your password")).searchParams;
  const body = { tenant_id: tenant.teamId, code: link.get("oobCode") ?? "", password: "Changed-1" };
  await visitor.identity.resetPassword({ body });
  const deals = phone.getByRole("link", { name: "Deals", exact: true });
  await Promise.race([deals.click().catch(() => undefined), asked]);
  await asked;
  const left = new URL(phone.url()).pathname;
  await phone.evaluate("history.back()");
  await phone.waitForFunction((path) => Reflect.get(globalThis, "location").pathname !== path, left);
  release();
  await phone
    .getByText("You were signed out because the password was changed. Please sign in with the new one.")
    .waitFor();
  expect(await phone.evaluate(STORED)).toEqual([]);
  expectNo(problems);
});

test("an admin requires a second factor of the team, and resets a member's app", async () => {
  const strict = await createTenant({ needs: TeamNeeds.parse({}) });
  const admin = await strict.member("admin");
  const member = await strict.member("member", { display_name: "이분실" });
  await signInWithCode(member, await enrolMember(member));
  const secret = await enrolMember(admin);
  const { client } = await signInWithCode(admin, secret);
  await client.identity.issueRecoveryCodes({});

  const page = await (await openBrowser()).newPage();
  await page.goto(`${suite.appUrl}/login`);
  await logIn(page, admin);
  await fillCode(page, await code(secret, 30));
  await page.getByRole("navigation", { name: "주 메뉴" }).waitFor();
  await page.goto(`${suite.appUrl}/settings/security`);
  await page.getByText("팀 전체에 요구하기").last().click();
  await until(async () => (await strict.team.get()).get("require_mfa") === true);

  const weak = await openAs(await strict.member(), "/leads");
  await weak.waitForURL(/\/enroll-mfa/);
  await weak.getByRole("img", { name: "인증 앱에 등록할 QR 코드" }).waitFor();

  await page.goto(`${suite.appUrl}/settings/members`);
  await page
    .getByRole("row", { name: /이분실/ })
    .getByRole("button")
    .click();
  await page.getByRole("menuitem", { name: "2단계 인증 초기화" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "2단계 인증 초기화" }).click();
  await page.getByText("이분실님의 2단계 인증을 초기화했어요.").waitFor();
  await expect(signInWithCode(member, secret)).rejects.toThrow("No second factor was asked for.");
  expectNo(problems);
});
