import type { Locator, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import type { Member } from "../../support/teams/tenant";
import { expectNo } from "./person";
import type { useChromium } from "./use-chromium";

const NO_NETWORK = "네트워크에 연결할 수 없어요";

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

/**
 * Tests of a form: left without submitting it makes nothing; submitted offline, with its answer lost and with each click
 * doubled, it makes one.
 */
export function walkForm(form: Form, member: () => Member, chromium: ReturnType<typeof useChromium>): void {
  describe(`the form for ${form.name}`, () => {
    const count = async () => (await stored(member().teamId, form.collection)).length;

    test("makes nothing when it is left by Esc, reload or the back button", async () => {
      const before = await count();
      const page = await chromium.openAs(member(), "/schedule");
      page.on("dialog", (dialog) => void dialog.accept());
      await page.goto(`${suite.appUrl}${form.path()}`);
      const shown = await begin(page, form);
      if (form.opener) {
        await page.keyboard.press("Escape");
        await shown.waitFor({ state: "detached" });
        await begin(page, form);
      }
      await page.reload();
      await begin(page, form);
      // A page that asks whether to leave it stays: there is no navigation to wait for.
      await page.goBack({ waitUntil: "commit", timeout: 3_000 }).catch(() => undefined);
      expect(await count()).toBe(before);
      expectNo(chromium.problems);
    });

    test("makes one, offline at first, with its answer lost, and each click doubled", async () => {
      const before = await count();
      const page = await chromium.openAs(member(), form.path());
      const shown = await begin(page, form);
      const submit = shown.getByRole("button", { name: form.submit, exact: true });
      await page.context().setOffline(true);
      await submit.dblclick();
      await page.getByText(NO_NETWORK).first().waitFor();
      await page.context().setOffline(false);

      const clicked = Promise.withResolvers<void>();
      await loseNextAnswer(page, form.sends, clicked.promise);
      const lost = page.waitForEvent("requestfailed", (request) => isSubmit(request, form.sends));
      await submit.dblclick().finally(clicked.resolve);
      await lost;
      await submit.and(page.locator(":not([data-loading])")).waitFor();
      expect(await count()).toBe(before + 1);

      const answered = page.waitForResponse((response) => isSubmit(response.request(), form.sends));
      await submit.dblclick();
      expect((await answered).ok()).toBe(true);
      if (form.opener) await shown.waitFor({ state: "detached" });
      expect(await count()).toBe(before + 1);
      await page.close();
    });
  });
}
