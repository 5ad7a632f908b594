import type { Locator, Page } from "playwright-core";

/** Longer than the way through any page. */
const MAX_TABS = 60;

/** Goes to a control as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element.matches(":focus"));
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await isFocused()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}
