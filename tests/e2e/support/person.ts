import { mkdir } from "node:fs/promises";
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import { expect } from "vitest";
import { linkIn, mailTo } from "../../support/email/inbox";
import { suite } from "../../support/suite/suite";
import { PASSWORD } from "../../support/teams/tenant";
import { shiftDate } from "./shift-date";
import { startEdge } from "./start-edge";
import { watchCalls } from "./until-stable";

const TIMEOUT_MS = 30_000;
/** The default options of a browser context. */
const WINDOW = { locale: "ko-KR", timezoneId: "Asia/Seoul", viewport: { width: 1440, height: 900 } };

/** Whether a page of the app itself broke its content security policy; other websites in tests have policies of their own. */
const isPolicyBroken = (message: ConsoleMessage): boolean =>
  message.text().includes("Content Security Policy") && (message.page()?.url() ?? "").startsWith(suite.appUrl);

/** The error's stack, or its name and message, because a DOMException has no stack. */
const problemOf = (error: Error): string => error.stack || `${error.name}: ${error.message}`;

/**
 * Opens a browser context for one user in Seoul, without animations. Uncaught errors of its pages are added to
 * `problems`.
 */
export async function openBrowser(
  browser: Browser,
  problems: string[],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const edge = await startEdge();
  const context = await browser.newContext({
    ...WINDOW,
    reducedMotion: "reduce",
    proxy: { server: edge.url },
    ...options,
  });
  context.on("close", edge.close);
  await shiftDate(context);
  watchCalls(context);
  context.setDefaultTimeout(TIMEOUT_MS);
  context.on("weberror", (error) => problems.push(problemOf(error.error())));
  context.on("console", (message) => {
    if (isPolicyBroken(message)) problems.push(message.text());
  });
  return context;
}

/** Signs up with a company e-mail, opens the mail's link, and stops at the first step of the onboarding. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${suite.appUrl}/sign-up`);
  await page.getByLabel("회사 이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByText("이용약관과 개인정보").click();
  await page.getByRole("button", { name: "회원가입" }).click();
  await page.getByRole("heading", { name: "이메일을 인증해 주세요" }).waitFor();
  await page.goto(linkIn(await mailTo(email, "인증")).href);
  await page.getByRole("heading", { name: "이메일을 인증했어요" }).waitFor();
  await page.getByText("계속하기").click();
}

/** Signs in with an existing account on the login page. */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto(`${suite.appUrl}/login`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => pathname !== "/login");
}

/** Fills in the onboarding's profile step. */
export async function fillProfile(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await page.getByRole("heading", { name: "프로필을 알려 주세요" }).waitFor();
  await page.getByRole("textbox", { name: /^이름/ }).fill(name);
  await page.getByLabel("예약 페이지 URL").fill(slug);
  await page.getByLabel("휴대폰 번호").fill("10-1234-5678");
  await page.getByLabel("현재 역할").selectOption({ label: "세일즈" });
  await page.getByRole("button", { name: "다음" }).click();
}

export const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name, exact: true });

/** Saves a screenshot of each open page, to examine a failed test. */
export async function saveScreenshots(browser: Browser): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) await page.screenshot({ path: `${SCREENSHOTS}/failed-${index}.png` });
}

const SCREENSHOTS = "screens/e2e";

export const expectNo = (problems: string[]) => expect(problems).toEqual([]);
