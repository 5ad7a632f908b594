import type { RouterItem } from "@dure/domain/routing/router/router";
import { expect, test } from "vitest";
import { matchingRouters } from "./matching-routers";

const routers = [
  { id: "a", title: "도입 문의", web_url: null },
  { id: "b", title: "Pricing", web_url: "https://example.com/Contact" },
] as RouterItem[];

test.each([
  ["", ["a", "b"]],
  [" 문의 ", ["a"]],
  ["문의".normalize("NFD"), ["a"]],
  ["pric", ["b"]],
  ["contact", ["b"]],
  ["nothing", []],
])("%j finds %j", (search, ids) => expect(matchingRouters(routers, search).map(({ id }) => id)).toEqual(ids));
