import type { Locator, Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { untilIdle } from "../../support/suite/queue";
import { stored } from "../../support/suite/stored";
import type { Member } from "../../support/teams/tenant";
import { expectNo } from "./person";
import { untilApiIdle, untilStable } from "./until-stable";
import type { useChromium } from "./use-chromium";

const NO_NETWORK = "네트워크에 연결할 수 없어요";
const KEEP = "임시 저장하고 닫기";
const DISCARD = "내용 버리기";

export type Form = {
  name: string;
  /** Where it is, and the collection that it adds one document to. */
  path: () => string;
  collection: string;
  /** The request that it sends. */
  sends: RegExp;
  /** What is done on the page before the form is opened, such as selecting rows. */
  before?: (page: Page) => Promise<void>;
  /** The button that shows it; none for a form that stands on its page. */
  opener?: string;
  fill: (form: Locator) => Promise<void>;
  submit: string;
  /** `none`: closing loses what was typed, and asks; `untouched`: nothing is typed into it. */
  draft?: "none" | "untouched";
};

/** The text box of a form with this label. */
export const textBox = (form: Locator, label: string | RegExp) => form.getByRole("textbox", { name: label }).first();

/** Opens and fills the form. */
async function begin(page: Page, { before, opener, fill }: Form): Promise<Locator> {
  await before?.(page);
  if (opener) await page.getByRole("button", { name: opener }).first().click();
  const form = opener ? page.getByRole("dialog") : page.getByRole("main");
  await fill(form);
  return form;
}

/** Whether a request is a submit of the form: pages read from the same addresses, too. */
const isSubmit = (request: Request, sends: RegExp): boolean =>
  request.method() !== "GET" && sends.test(new URL(request.url()).pathname);

/**
 * The server does what the next submit asks, and its answer is lost on the way.
 * @param until the loss waits for it: the second click of a double click that a slow page handles after the loss would
 * send the form again, which is right, but would leave no failed form to look at
 */
async function loseNextAnswer(page: Page, sends: RegExp, until: Promise<unknown>): Promise<void> {
  let isLost = false;
  await page.route(
    (url) => url.pathname.startsWith("/api/") && sends.test(url.pathname),
    async (route) => {
      if (isLost || !isSubmit(route.request(), sends)) return route.fallback();
      isLost = true;
      await Promise.all([route.fetch(), until]);
      await route.abort("connectionfailed");
    },
  );
}

/** What the fields of a form show. */
const shownIn = (form: Locator): Promise<string[]> =>
  form
    .locator("input:not([type=file]), textarea, select, [contenteditable=true]")
    .evaluateAll((fields) =>
      fields.map((field) => ("value" in field ? String(field.value) : (field.textContent ?? "").trim())),
    );

/** Leaves the form by Escape, and says what becomes of what was typed. */
async function leaveByEscape(page: Page, shown: Locator, draft: Form["draft"]): Promise<void> {
  await page.keyboard.press("Escape");
  if (draft !== "untouched") {
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: draft === "none" ? DISCARD : KEEP, exact: true }).click();
  }
  await shown.waitFor({ state: "detached" });
}

/** Opens the form again: it shows what was typed before, or is filled again where it keeps no draft. */
async function beginAgain(page: Page, form: Form, typed: readonly string[]): Promise<Locator> {
  if (form.draft) return begin(page, form);
  const shown = await begin(page, { ...form, fill: async () => undefined });
  await expect.poll(() => shownIn(shown)).toEqual(typed);
  return shown;
}

/** Sends the form offline at first, then with its answer lost, and with each click doubled. */
async function sendTwice(page: Page, form: Form, shown: Locator, countsOne: () => Promise<void>): Promise<void> {
  const submit = shown.getByRole("button", { name: form.submit, exact: true });
  const ready = submit.and(page.locator(":not([data-loading])"));
  await page.context().setOffline(true);
  await submit.dblclick();
  await page.getByText(NO_NETWORK).first().waitFor();
  // The second click's attempt may still be under way, or be yet to begin: online, it would be the one whose answer is lost.
  await untilStable(page);
  await ready.waitFor();
  await page.context().setOffline(false);

  const looked = Promise.withResolvers<void>();
  await loseNextAnswer(page, form.sends, looked.promise);
  const lost = page.waitForEvent("requestfailed", (request) => isSubmit(request, form.sends));
  await submit.scrollIntoViewIfNeeded();
  const place = await submit.boundingBox();
  await submit.dblclick();
  // What has taken its place would get the second click of a slow double click.
  expect(await submit.boundingBox().finally(looked.resolve)).toEqual(place);
  await lost;
  await ready.waitFor();
  await countsOne();

  const answered = page.waitForResponse((response) => isSubmit(response.request(), form.sends));
  await submit.dblclick();
  expect((await answered).ok()).toBe(true);
  if (form.opener) await shown.waitFor({ state: "detached" });
}

/**
 * Tests of a form: left by Escape and by a reload it makes nothing, and shows what was typed when it is opened again;
 * submitted offline, with its answer lost and with each click doubled, it makes one, and keeps no draft.
 */
export function walkForm(form: Form, member: () => Member, chromium: ReturnType<typeof useChromium>): void {
  test(`the form for ${form.name} keeps what was typed, and makes one`, async () => {
    const count = async () => (await stored(member().teamId, form.collection)).length;
    // What other tests have set going makes records too.
    await untilIdle(member().teamId);
    const before = await count();
    const page = await chromium.openAs(member(), form.path());
    page.on("dialog", (dialog) => void dialog.accept());
    let shown = await begin(page, form);
    // What a form chooses by itself, such as the first stage, may come after what is typed.
    await untilApiIdle(page);
    const typed = await shownIn(shown);
    if (form.opener) {
      await leaveByEscape(page, shown, form.draft);
      shown = await beginAgain(page, form, typed);
    }
    await page.reload();
    shown = await beginAgain(page, form, typed);
    expect(await count()).toBe(before);

    const countsOne = async () => expect(await count()).toBe(before + 1);
    await sendTwice(page, form, shown, countsOne);
    await countsOne();
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("dure.draft.")));
    await expect.poll(drafts).toEqual([]);
    expectNo(chromium.problems);
  });
}
