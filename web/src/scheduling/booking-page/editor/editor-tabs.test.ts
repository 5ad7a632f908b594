import { expect, it } from "vitest";
import { tabsOf } from "./editor-tabs";

it("returns each tab with an error once, in order, and ignores unknown fields", () => {
  expect(tabsOf(["form", "organizers", "title", "root"])).toEqual(["basic", "advanced"]);
  expect(tabsOf([])).toEqual([]);
});
