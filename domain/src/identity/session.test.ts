import { expect, test } from "vitest";
import type { Session } from "../shared/caller/session";
import { byLastSeen, deviceOf, viewSession } from "./session";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

test.each([
  [CHROME, "Chrome", "Windows"],
  [`${CHROME} Edg/156.0.0.0`, "Edge", "Windows"],
  [`${CHROME} Whale/4.0`, "Whale", "Windows"],
  [
    CHROME.replace("Chrome/", "HeadlessChrome/").replace("Windows NT 10.0; Win64; x64", "X11; Linux x86_64"),
    "Chrome",
    "Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156 Mobile Safari/604.1",
    "Chrome",
    "iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/156 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
  ["curl/8.0", null, null],
  ["", null, null],
])("%s is %s on %s", (userAgent, browser, os) => expect(deviceOf(userAgent)).toEqual({ browser, os }));

test("this browser comes first, then the one that was seen last", () => {
  const session = (id: string, last_seen_at: string): Session => ({
    ...{ id, user_id: "kim", provider: "password", has_second_factor: false, user_agent: CHROME, ip: "203.0.113.9" },
    ...{ started_at: "2026-11-23T00:00:00.000Z", last_seen_at, ended_at: null },
  });
  const views = [
    session("old", "2026-11-23T00:00:00.000Z"),
    session("new", "2026-11-23T02:00:00.000Z"),
    session("mine", "2026-11-23T01:00:00.000Z"),
  ].map((one) => viewSession(one, "mine"));
  expect(views.sort(byLastSeen).map(({ id }) => id)).toEqual(["mine", "new", "old"]);
  expect(views[0]).toMatchObject({ browser: "Chrome", os: "Windows", current: true });
});
