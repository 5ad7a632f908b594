import { expect, test } from "vitest";
import { changeShareConfig } from "./change-share-config";

const place = { teamId: "team-a1b2c", routerId: "abcdefghij", bucketUrl: "https://bucket.example" };
const before = changeShareConfig(null, { og_title: "상담" }, place);

test("a change keeps settings that it leaves out, and starts with empty ones", () => {
  expect(before).toMatchObject({ og_title: "상담", site_name: "", favicon: null });
  expect(changeShareConfig(before, { site_name: "두레" }, place)).toEqual({ ...before, site_name: "두레" });
});

test("settings that nothing changes are the same object", () => {
  expect(changeShareConfig(before, { og_title: "상담", site_name: undefined }, place)).toBe(before);
});
