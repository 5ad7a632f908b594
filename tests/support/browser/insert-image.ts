import type { Locator } from "playwright-core";

/** An image of one pixel, which a browser shows at any size. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Strings, because tests have no types of the DOM. */
const EVENTS = {
  drop: `new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })`,
  paste: `new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })`,
};

/** Drops or pastes an image on an element, as from the desktop. */
export async function insertImage(target: Locator, by: keyof typeof EVENTS, name: string): Promise<void> {
  await target.evaluate((element) => element.setAttribute("data-given", ""));
  await target.page().evaluate(`{
    const element = document.querySelector("[data-given]");
    element.removeAttribute("data-given");
    const bytes = Uint8Array.from(atob("${PIXEL.toString("base64")}"), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], ${JSON.stringify(name)}, { type: "image/png" }));
    element.dispatchEvent(${EVENTS[by]});
  }`);
}
