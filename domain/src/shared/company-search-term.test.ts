import { expect, test } from "vitest";
import { searchTerm } from "./company-search-term";

test.each([
  ["(주)두레", "두레"],
  ["(주) 두레", "두레"],
  ["㈜두레", "두레"],
  ["(유)한빛상사", "한빛상사"],
  [" 두레(주) ", "두레(주)"],
  ["(서울)두레", "(서울)두레"],
  ["(주)".normalize("NFD"), ""],
  ["", ""],
])("%j is searched for as %j", (typed, term) => expect(searchTerm(typed)).toBe(term));
