import { expect, test } from "vitest";
import { blocks } from "./check-campaign";
import { recommendations } from "./recommendations";

test("recommendations name the field to correct, and don't block the campaign", () => {
  const found = recommendations(
    [
      { problem: "dead_links", names: ["https://gone.example/"] },
      { problem: "capitals", names: [] },
    ],
    { role: 0, disposable: 0 },
  );
  expect(found).toMatchObject([
    { field: "content.links", message: { en: expect.stringContaining("https://gone.example/") } },
    { field: "fromInfo.subject" },
  ]);
  expect(blocks(found)).toBe(false);
});

test("shared and disposable addresses are counted", () =>
  expect(recommendations([], { role: 1, disposable: 12 }).map(({ field, message }) => [field, message.en])).toEqual([
    ["recipient.roleAddresses", expect.stringContaining("1 of the addresses is shared")],
    ["recipient.disposableAddresses", expect.stringContaining("12 of the addresses are disposable")],
  ]));
