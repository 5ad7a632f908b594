import { expect, it } from "vitest";
import { webAddress } from "./web-address";

it.each([
  ["https://a.example/x", "https://a.example/x"],
  ["http://a.example", "http://a.example/"],
  ["/book/abc?name=x", "https://dure.example/book/abc?name=x"],
  ["javascript:alert(1)", undefined],
  [" java\nscript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["blob:https://a.example/x", undefined],
  ["https://", undefined],
])("%j leads to %j", (text, address) => expect(webAddress(text, "https://dure.example/form/abc")).toBe(address));
