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
  /** The form's page, and the collection to which the form adds one document. */
  path: () => string;
  collection: string;
  /** The path of the form's submit request. */
  sends: RegExp;
  /** What is done on the page before the form is opened, such as selecting rows. */
  before?: (page: Page) => Promise<void>;
  /** The button that opens the form; undefined if the form is part of its page. */
  opener?: string;
  fill: (form: Locator) => Promise<void>;
  submit: string;
  /** `none`: closing asks, and loses what was typed. `untouched`: nothing is typed into the form. */
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

/** Whether a request submits the form, because pages also read from the same paths. */
const isSubmit = (request: Request, sends: RegExp): boolean =>
  request.method() !== "GET" && sends.test(new URL(request.url()).pathname);

/**
 * Loses the answer to the next submit, after the server has handled the request.
 * @param until delays the loss. If a slow page handled the second click of a double click after the loss, it would
 * rightly send the form again, and there would be no failed form to look at.
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

/** The values in a form's fields. */
const shownIn = (form: Locator): Promise<string[]> =>
  form
    .locator("input:not([type=file]), textarea, select, [contenteditable=true]")
    .evaluateAll((fields) =>
      fields.map((field) => ("value" in field ? String(field.value) : (field.textContent ?? "").trim())),
    );

/** Closes the form with Escape, and keeps or discards what was typed. */
async function leaveByEscape(page: Page, shown: Locator, draft: Form["draft"]): Promise<void> {
  await page.keyboard.press("Escape");
  if (draft !== "untouched") {
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: draft === "none" ? DISCARD : KEEP, exact: true }).click();
  }
  await shown.waitFor({ state: "detached" });
}

/** Opens the form again, and expects what was typed before. A form that keeps no draft is filled again. */
async function beginAgain(page: Page, form: Form, typed: readonly string[]): Promise<Locator> {
  if (form.draft) return begin(page, form);
  const shown = await begin(page, { ...form, fill: async () => undefined });
  await expect.poll(() => shownIn(shown)).toEqual(typed);
  return shown;
}

/** Submits the form offline, then with a lost answer, and then with success. Each submit is a double click. */
async function sendTwice(page: Page, form: Form, shown: Locator, countsOne: () => Promise<void>): Promise<void> {
  const submit = shown.getByRole("button", { name: form.submit, exact: true });
  const ready = submit.and(page.locator(":enabled:not([data-loading])"));
  // What a form needs, such as the hosts' calendars, may still be loading, and offline it would never come.
  await ready.waitFor();
  await page.context().setOffline(true);
  await submit.dblclick();
  await page.getByText(NO_NETWORK).first().waitFor();
  // The second click's attempt may still be running or not have begun. Online, its answer would be the lost one.
  await untilStable(page);
  await ready.waitFor();
  await page.context().setOffline(false);

  const looked = Promise.withResolvers<void>();
  await loseNextAnswer(page, form.sends, looked.promise);
  const lost = page.waitForEvent("requestfailed", (request) => isSubmit(request, form.sends));
  await submit.scrollIntoViewIfNeeded();
  const place = await submit.boundingBox();
  await submit.dblclick();
  // If another element took the button's place, it would get the second click of a slow double click.
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
 * Tests a form. Left by Escape or a reload, it creates nothing, and shows what was typed when it is opened again.
 * Submitted offline, with a lost answer and with double clicks, it creates one document, and keeps no draft.
 */
export function walkForm(form: Form, member: () => Member, chromium: ReturnType<typeof useChromium>): void {
  test(`the form for ${form.name} keeps what was typed, and makes one`, async () => {
    const count = async () => (await stored(member().teamId, form.collection)).length;
    // Background jobs of other tests create records too.
    await untilIdle(member().teamId);
    const before = await count();
    const page = await chromium.openAs(member(), form.path());
    page.on("dialog", (dialog) => void dialog.accept());
    let shown = await begin(page, form);
    // A form's default choices, such as the first stage, may load after the form is filled.
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
