import { describe, expect, test } from "vitest";
import { newRouter } from "./router";
import type { RouterDraft } from "./router-draft";
import { assertDraftVersion } from "./save-router";

const [EARLIER, LATER] = ["2026-03-01T00:00:00.000Z", "2026-03-01T00:05:00.000Z"];
const draft: RouterDraft = {
  id: "abcdefghij",
  body: newRouter("custom", "폼", "d"),
  updated_by: "u",
  updated_at: LATER,
};

describe("publishing a router", () => {
  test.each([EARLIER, "none"] as const)("is refused if the draft is newer than the last seen one (%s)", (seen) =>
    expect(() => assertDraftVersion(draft, seen)).toThrow(expect.objectContaining({ code: "CONFLICT" })),
  );

  test.each([
    ["the draft that was seen", draft, LATER],
    ["a draft, by a client that does not say what it saw", draft, undefined],
    ["a draft that is gone", undefined, EARLIER],
    ["no draft", undefined, "none"],
  ] as const)("replaces %s", (_, stored, seen) => expect(() => assertDraftVersion(stored, seen)).not.toThrow());
});
