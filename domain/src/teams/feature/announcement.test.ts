import { describe, expect, test } from "vitest";
import { Announcement, InternalPath, nextAnnouncement } from "./announcement";

const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;
const announcement = (id: string, changes: object = {}) =>
  Announcement.parse({
    id,
    title: { ko: "새 보드", en: "New board" },
    description: { ko: "", en: "" },
    imageUrl: null,
    okButtonText: { ko: "보기", en: "Show me" },
    path: "/deals",
    releasedAt: at(3),
    active: true,
    ...changes,
  });
const next = (all: Announcement[], { seen = [] as string[], since = at(1) } = {}) =>
  nextAnnouncement(all, { seen, since }, at(5))?.id;

describe("the announcement for a member", () => {
  test("is the newest that the reader has not seen", () => {
    const all = [announcement("a"), announcement("b", { releasedAt: at(4) }), announcement("c", { releasedAt: at(2) })];
    expect(next(all)).toBe("b");
    expect(next(all, { seen: ["b"] })).toBe("a");
    expect(next(all, { seen: ["a", "b", "c"] })).toBeUndefined();
  });

  test("is active, released, and newer than their account", () => {
    expect(next([announcement("a", { active: false })])).toBeUndefined();
    expect(next([announcement("a", { releasedAt: at(6) })])).toBeUndefined();
    expect(next([announcement("a")], { since: at(4) })).toBeUndefined();
  });
});

test.each([
  ["/deals", true],
  ["/settings/plans?from=news#seats", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
  ["deals", false],
])("the path %s is accepted: %s", (path, taken) => expect(InternalPath.safeParse(path).success).toBe(taken));
