import type { Locator, Page } from "playwright-core";

/** More than the controls of any page. */
const MAX_TABS = 80;

/** Moves the focus to a control with the Tab key. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element.matches(":focus"));
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await isFocused()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}
