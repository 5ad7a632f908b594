import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { untilOnline } from "./until-online";

const page = new EventTarget();
vi.stubGlobal("window", page);
afterEach(() => onlineManager.setOnline(true));

/** Whether the page asks before it is left. */
const asks = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("work waits while offline, and leaving the page asks first if something would be lost", async () => {
  await untilOnline({ keepsPage: true });
  expect(asks()).toBe(false);

  onlineManager.setOnline(false);
  const waiting = untilOnline({ keepsPage: true });
  expect(asks()).toBe(true);
  onlineManager.setOnline(true);
  await waiting;
  expect(asks()).toBe(false);

  onlineManager.setOnline(false);
  void untilOnline();
  expect(asks()).toBe(false);
});
