import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writePersistedState } from "../../../lib/persisted-state";
import { listSnapshotAt, listSnapshotKey } from "./list-snapshot";

const KEPT = { entity: "lead", title: "리드" };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  writePersistedState(listSnapshotKey("/leads"), KEPT);
});
afterEach(() => vi.unstubAllGlobals());

test.each(["", "?teamSlug=hanbit"])(
  "the stored list of a path is found if the address has no other parameters (%j)",
  (search) => {
    expect(listSnapshotAt({ pathname: "/leads", search })).toEqual(KEPT);
  },
);

test.each([
  ["/leads", "?q=acme"],
  ["/leads", "?teamSlug=hanbit&view=v1"],
  ["/leads", "?record=lead/1"],
  ["/deals", ""],
  ["/leads/1", ""],
])("no stored list is shown at %s%s", (pathname, search) => {
  expect(listSnapshotAt({ pathname, search })).toBeUndefined();
});
