import { TeamNeeds } from "@dure/domain/shared/caller/team";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { signInWithProvider } from "../../support/identity/sign-in";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, PASSWORD, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let admin: Member;
let member: Member;
type Metadata = { entity_id: string; sso_url: string; cert: string };
let provider: Metadata;
const { openBrowser, openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant({ needs: TeamNeeds.parse({}) });
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member()]);
  provider = (await (await fetch(`${suite.samlUrl}/metadata`)).json()) as Metadata;
});

/** Opens the identity provider's window, and logs in there. */
async function logInAtProvider(page: Page, button: Locator, email: string, fault = "none"): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await popup.getByLabel("E-mail").fill(email);
  await popup.getByLabel("What goes wrong").selectOption(fault);
  await popup.getByRole("button", { name: "Log in" }).click();
}

const loginPage = `${suite.appUrl}/login?teamSlug=`;
const menu = (page: Page) => page.getByRole("navigation", { name: "주 메뉴" });

test("an admin adds, tests, activates and requires the company's provider, and can still log in", async () => {
  const page = await openAs(admin, "/settings/sso");
  await page.getByRole("button", { name: "ID 공급자 추가" }).click();
  await page.getByLabel("이름").fill("회사 계정");
  await page.getByLabel("엔티티 ID (Issuer)").fill(provider.entity_id);
  await page.getByLabel("SSO URL").fill(provider.sso_url);
  await page.getByLabel("X.509 인증서").fill(provider.cert);
  await page.getByRole("button", { name: "저장" }).click();

  const card = page.getByRole("article", { name: "회사 계정" });
  const testButton = card.getByRole("button", { name: "테스트 로그인" });
  await logInAtProvider(page, testButton, admin.email, "other-key");
  await card.getByText("ID 공급자의 응답을 확인하지 못했어요").waitFor();
  await logInAtProvider(page, testButton, member.email);
  await card.getByText(`내 이메일과 다른 계정이에요: ${member.email}`).waitFor();
  await card.getByText("groups").waitFor();
  await logInAtProvider(page, testButton, admin.email);
  await card.getByText("테스트 로그인에 성공했어요").waitFor();
  await card.getByText("활성화", { exact: true }).click();
  await card.getByText("사용 중").waitFor();
  const start = await card.getByRole("textbox", { name: "시작 주소" }).inputValue();

  const own = await (await openBrowser()).newPage();
  await own.goto(start);
  await logInAtProvider(own, own.getByRole("button", { name: "회사 계정 SSO로 계속하기" }), admin.email);
  await menu(own).waitFor();
  await own.goto(`${suite.appUrl}/settings/sso`);
  await own.getByText("SSO 필수").last().click();
  await until(async () => (await tenant.team.get()).get("sso_required") === true);

  const colleague = await (await openBrowser()).newPage();
  await colleague.goto(loginPage + tenant.slug);
  await colleague.getByText("이 팀은 회사 계정(SSO)으로 로그인해요.").waitFor();
  expect(await colleague.getByLabel("비밀번호", { exact: true }).count()).toBe(0);
  await logInAtProvider(colleague, colleague.getByRole("button", { name: "회사 계정 SSO로 계속하기" }), member.email);
  await menu(colleague).waitFor();

  const boss = await (await openBrowser()).newPage();
  await boss.goto(loginPage + tenant.slug);
  await boss.getByRole("button", { name: "관리자이신가요? 다른 방법으로 로그인" }).click();
  await boss.locator("input[type=email]").fill(admin.email);
  await boss.locator("input[type=password]").fill(PASSWORD);
  await boss.getByRole("button", { name: "로그인", exact: true }).click();
  await boss.waitForURL(/\/enroll-mfa/);
  expectNo(problems);
});

/** Opens Google's window, and chooses an account. */
async function chooseGoogle(page: Page, email: string): Promise<void> {
  const button = page.getByRole("button", { name: "Google로 계속하기" });
  const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await popup.click(".js-new-account");
  await popup.fill("#email-input", email);
  await popup.click("#sign-in");
}

test("a log-in with Google needs no typed e-mail, and creates no account", async () => {
  const plain = await createTenant({ needs: TeamNeeds.parse({}) });
  const [person, colleague] = await Promise.all([plain.member(), plain.member()]);
  await signInWithProvider(plain.teamId, "google.com", person.email);
  const page = await (await openBrowser()).newPage();
  await page.goto(loginPage + plain.slug);
  await chooseGoogle(page, `stranger@${plain.domain}`);
  await page.getByRole("alert").filter({ hasText: "가입된 계정이 없어요" }).waitFor();
  await chooseGoogle(page, person.email);
  await menu(page).waitFor();

  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(`${suite.appUrl}/login`);
  await chooseGoogle(elsewhere, person.email);
  await elsewhere.getByRole("alert").filter({ hasText: person.email }).waitFor();
  expect(await elsewhere.locator("input[type=email]").inputValue()).toBe(person.email);
  await chooseGoogle(elsewhere, colleague.email);
  await elsewhere.getByRole("alert").filter({ hasText: "입력한 이메일과 다른 계정이에요" }).waitFor();
  await chooseGoogle(elsewhere, person.email);
  await menu(elsewhere).waitFor();
  expectNo(problems);
});
