import { expect, test } from "vitest";
import { visitorFromParam, withVisitorParam } from "./visitor-param";

const NOW_MS = Date.parse("2026-11-24T09:00:00.500Z");
const address = withVisitorParam("https://dure.example/form/abc?lang=ko#top", "visitor-1", NOW_MS);
const search = new URL(address).search;

test("a link keeps its parameters, and contains the visitor's id", () => {
  expect(address).toMatch(/^https:\/\/dure\.example\/form\/abc\?lang=ko&dure_id=visitor-1\.[\da-z]+#top$/);
  expect(visitorFromParam(search, NOW_MS + 119_000)).toBe("visitor-1");
});

test("a link that is followed twice contains the latest visitor's id", () => {
  const again = withVisitorParam(address, "visitor-2", NOW_MS + 600_000);
  expect(visitorFromParam(new URL(again).search, NOW_MS + 600_000)).toBe("visitor-2");
});

test("a link that is too old, forged or incomplete identifies no visitor", () => {
  expect(visitorFromParam(search, NOW_MS + 121_000)).toBeUndefined();
  expect(visitorFromParam(search, NOW_MS - 121_000)).toBeUndefined();
  for (const bad of ["", "?dure_id=", "?dure_id=visitor-1", "?dure_id=a%2Fb.tfwqk0", "?dure_id=visitor-1.%20"])
    expect(visitorFromParam(bad, NOW_MS)).toBeUndefined();
});
