import { expect, it } from "vitest";
import { tabsOf } from "./editor-tabs";

it("names each tab once, in their order, and none for what it does not know", () => {
  expect(tabsOf(["form", "organizers", "title", "root"])).toEqual(["basic", "advanced"]);
  expect(tabsOf([])).toEqual([]);
});
