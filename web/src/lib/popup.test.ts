import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPopup, popupFeatures } from "./popup";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fakes of the two windows, with the members that the popup helper uses. */
function windows({ blocked = false } = {}) {
  const popup = { closed: false, location: { href: "" }, close: vi.fn() };
  const opener = Object.assign(new EventTarget(), {
    ...{ screenX: 100, screenY: 50, outerWidth: 1_400, outerHeight: 900 },
    open: vi.fn(() => (blocked ? null : popup)),
  });
  const post = (origin: string, data: unknown, source: unknown = popup) =>
    opener.dispatchEvent(Object.assign(new Event("message"), { origin, data, source }));
  return { popup, opener: opener as unknown as Window, post, open: opener.open };
}

const URL = "https://accounts.example.com/consent";
const API = "https://api.example.com";

test("the window has 500 by 600 pixels, in the middle of the opener", () =>
  expect(popupFeatures(windows().opener)).toBe("popup=yes,width=500,height=600,left=550,top=200"));

test("a message from an allowed origin is the answer", async () => {
  const { opener, popup, post } = windows();
  const answer = openPopup(Promise.resolve(URL), [API], opener);
  await vi.advanceTimersByTimeAsync(0);
  expect(popup.location.href).toBe(URL);
  post("https://evil.example", "forged");
  post(API, "from elsewhere", {});
  post(API, { connected: true });
  await expect(answer).resolves.toEqual({ connected: true });
  expect(popup.close).toHaveBeenCalled();
});

test("a blocked window is the error G-PN-0001", () =>
  expect(openPopup(URL, [API], windows({ blocked: true }).opener)).rejects.toMatchObject({
    code: "G-PN-0001",
    message: "Failed to open child window",
  }));

test.each(["", "not a url", "javascript:alert(1)"])("the address %j is the error G-PN-0002", async (url) => {
  const { opener, popup } = windows();
  await expect(openPopup(url, [API], opener)).rejects.toMatchObject({
    code: "G-PN-0002",
    message: "Invalid grant url",
  });
  expect(popup.close).toHaveBeenCalled();
});

test("a failure to get the address closes the window", async () => {
  const { opener, popup } = windows();
  await expect(openPopup(Promise.reject(new Error("refused")), [API], opener)).rejects.toThrow("refused");
  expect(popup.close).toHaveBeenCalled();
});

test("a window that its user closes is noticed at the second check", async () => {
  const { opener, popup } = windows();
  const answer = expect(openPopup(URL, [API], opener)).rejects.toMatchObject({ code: "CLOSED" });
  await vi.advanceTimersByTimeAsync(2_500);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(1_500);
  await answer;
});

test("a message that comes after its window has closed is the answer", async () => {
  const { opener, popup, post } = windows();
  const answer = openPopup(URL, [API], opener);
  await vi.advanceTimersByTimeAsync(900);
  popup.closed = true;
  // One check has passed since the window closed.
  await vi.advanceTimersByTimeAsync(1_000);
  post(API, { connected: true });
  await expect(answer).resolves.toEqual({ connected: true });
});

test("after ten minutes the window is closed", async () => {
  const { opener, popup } = windows();
  const answer = expect(openPopup(URL, [API], opener)).rejects.toMatchObject({ code: "TIMEOUT" });
  await vi.advanceTimersByTimeAsync(600_000);
  await answer;
  expect(popup.close).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
