import { expect, test } from "vitest";
import { noteServerTime } from "../http/server-clock";
import { createSignalCursor } from "./create-signal-cursor";

const SINCE_MS = Date.now();
const signal = (type: string, afterMs: number) => ({ types: [type], committedUs: (SINCE_MS + afterMs) * 1000 });

function cursorOf() {
  noteServerTime(new Headers({ date: new Date(SINCE_MS).toUTCString() }));
  return createSignalCursor(SINCE_MS);
}

test("of a first snapshot, signals since the page's first read are new", () => {
  const cursor = cursorOf();
  cursor.restart();
  expect(cursor.take([signal("lead.created", 20), signal("lead.deleted", -60_000)], false)).toEqual(["lead.created"]);
});

test("of later snapshots, all signals are new", () => {
  const cursor = cursorOf();
  cursor.restart();
  expect(cursor.take([], false)).toEqual([]);
  expect(cursor.take([signal("lead.created", 20)], false)).toEqual(["lead.created"]);
  expect(cursor.take([signal("deal.created", 10)], false)).toEqual(["deal.created"]);
});

test("a snapshot from the cache does not make the server's first one a later one", () => {
  const cursor = cursorOf();
  cursor.restart();
  expect(cursor.take([], true)).toEqual([]);
  expect(cursor.take([signal("lead.deleted", -60_000)], false)).toEqual([]);
});

test("after a restart, signals later than the newest one are new, however late the restart is", () => {
  const cursor = cursorOf();
  cursor.restart();
  const heard = [signal("lead.created", 30_000), signal("deal.created", 20_000)];
  expect(cursor.take(heard, false)).toEqual(["lead.created", "deal.created"]);
  cursor.restart();
  expect(cursor.take([signal("company.created", 30_001), ...heard], false)).toEqual(["company.created"]);
});
