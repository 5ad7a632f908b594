import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { bookTime, connectCalendar, publishPage } from "../e2e/support/meeting";
import { fillProfile, menuLink, signUp } from "../e2e/support/person";
import { launchChromium } from "../support/browser/chromium";
import { report } from "./support/report";

// The time in which a newcomer can sign up, get a booking from a visitor, and import a list. The browser's time is
// measured; the person's time is estimated from clicks and typed characters by the keystroke-level model.

const GOAL_SECONDS = 300;
/** The keystroke-level model (Card, Moran and Newell): the seconds to decide, point and click, and to press a key. */
const CLICK_SECONDS = 2.65;
const KEY_SECONDS = 0.28;
const ROWS = 20;

/** Counts clicks and characters of every page of a browser. A string: it runs in pages. */
const COUNT = `{
  const tell = (what, count) => window.tellWork?.(what, count);
  addEventListener("click", ({ detail }) => detail > 0 && tell("clicks", 1), true);
  addEventListener("input", ({ target }) => tell("keys", target.value?.length ?? 1), true);
  addEventListener("paste", () => tell("keys", 2), true);
}`;

/** A string, because it runs in the browser. */
const PASTE = `(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}`;

const work = { clicks: 0, keys: 0 };
const seconds: Record<string, number> = {};
const slug = `first-${randomUUID().slice(0, 8)}`;
const email = `sora@${slug}.example`;

const browser = await launchChromium();
const page = await openWindow();
await timed("sign-up and team", async () => {
  await signUp(page, email);
  await makeTeam();
  await leaveOnboarding();
});
const url = await timed("calendar and booking page", async () => {
  await connectCalendar(page, email);
  return publishPage(page, "30분 도입 상담");
});
await timed("a visitor books", async () => {
  const visitor = await openWindow();
  await bookTime(visitor, url, { name: "오지훈", email: `guest@${slug}-customer.example` });
});
await timed("list imported", importList);
await browser.close();

const browserSeconds = Object.values(seconds).reduce((sum, one) => sum + one, 0);
const personSeconds = work.clicks * CLICK_SECONDS + work.keys * KEY_SECONDS;
const totalSeconds = Math.round(browserSeconds + personSeconds);
report(
  "first-time",
  {
    ...Object.fromEntries(
      Object.entries(seconds).map(([step, value]) => [`${step}, s in the browser`, value.toFixed(1)]),
    ),
    clicks: work.clicks,
    "characters typed": work.keys,
    "a person's time, s": personSeconds.toFixed(0),
    "in all, s": totalSeconds,
  },
  { [`from sign-up to a booked meeting and an imported list in ${GOAL_SECONDS} s`]: totalSeconds <= GOAL_SECONDS },
);
process.exit();

async function openWindow(): Promise<Page> {
  const context = await browser.newContext({
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
  });
  await context.exposeFunction("tellWork", (what: "clicks" | "keys", count: number) => {
    work[what] = work[what] + count;
  });
  await context.addInitScript(COUNT);
  return context.newPage();
}

async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  const answer = await run();
  seconds[step] = (performance.now() - startMs) / 1000;
  return answer;
}

async function makeTeam(): Promise<void> {
  await page.getByRole("heading", { name: "팀 만들기" }).waitFor();
  await page.getByLabel("팀 URL").fill(slug);
  await page.getByLabel("팀 이름").fill("새싹테크");
  await page.getByLabel("회사 이름").fill("새싹테크");
  await page.getByLabel("팀 규모").selectOption("6-10");
  await page.getByRole("button", { name: "팀 만들기" }).click();
  await fillProfile(page, { name: "한소라", slug: "sora" });
}

/** Skips everything optional: the survey, the invitations, the tour. */
async function leaveOnboarding(): Promise<void> {
  await page.getByRole("button", { name: "건너뛰기" }).click();
  await page.getByRole("heading", { name: "멤버 초대" }).waitFor();
  await page.getByRole("button", { name: "나중에 초대하기" }).click();
  const later = page.getByRole("button", { name: "나중에 연결하기" });
  await later.click();
  await later.waitFor({ state: "detached" });
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
}

async function importList(): Promise<void> {
  await menuLink(page, "리드").click();
  await page.getByRole("button", { name: "가져오기와 내보내기" }).click();
  await page.getByRole("menuitem", { name: "대량 가져오기" }).click();
  await page.getByRole("heading", { name: "리드 가져오기" }).waitFor();
  const lines = ["제목\t이메일\t회사명", ...Array.from({ length: ROWS }, lineOf)];
  await page.evaluate(`(${PASTE})(${JSON.stringify(lines.join("\r\n"))})`);
  await page.getByText(`데이터 ${ROWS}행`).waitFor();
  for (const step of [1, 2, 3]) {
    await page.getByRole("button", { name: "다음" }).click();
    if (step === 2) await page.getByText("오류가 없어요.").waitFor();
  }
  await page.getByRole("button", { name: "가져오기", exact: true }).click();
  await page.getByText(`${ROWS}개를 가져왔어요.`).waitFor();
}

function lineOf(_: unknown, index: number): string {
  return [`도입 문의 ${index + 1}`, `buyer${index + 1}@${slug}-list.example`, `고객사 ${index + 1}`].join("\t");
}
