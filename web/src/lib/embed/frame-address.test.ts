import { expect, it } from "vitest";
import { frameAddress } from "./frame-address";
import { optionsOf } from "./options";

const addressOf = (said: Record<string, string>, search = "") => {
  const options = optionsOf("https://dure.example/embed.js?v=1", { page: "abcdefghij", ...said });
  if (!options) throw new Error("No options.");
  return new URL(frameAddress(options, { origin: "https://site.example", search }));
};

it("there is no frame if the tag names no page", () =>
  expect(optionsOf("https://dure.example/embed.js", {})).toBeUndefined());

it("leads to the page at the script's own origin, and contains the website's origin", () => {
  const { origin, pathname, searchParams } = addressOf({ mode: "popup", lang: "en", plan: "call", organizer: "one" });
  expect(`${origin}${pathname}`).toBe("https://dure.example/book/abcdefghij");
  expect(Object.fromEntries(searchParams)).toEqual({
    mode: "popup",
    lang: "en",
    plan_id: "call",
    organizer_id: "one",
    theme: "light",
    parent: "https://site.example",
  });
});

it("the frame can show a form", () => {
  const options = optionsOf("https://dure.example/embed.js", { form: "klmnopqrst", lang: "en" });
  expect(options).toMatchObject({ title: "https://dure.example/form/klmnopqrst", label: "Contact us" });
  if (!options) throw new Error("No options.");
  expect(frameAddress(options, { origin: "https://site.example", search: "" })).toBe(
    "https://dure.example/form/klmnopqrst?lang=en&theme=light&mode=inline&parent=https%3A%2F%2Fsite.example",
  );
});

it("passes on the visitor's parameters, and nothing else from the website's address", () => {
  const search = "?utm_source=kakao&name=%EA%B9%80&visitor_id=v1&token=secret&dure_budget=120&session=1";
  expect(Object.fromEntries(addressOf({}, search).searchParams)).toEqual({
    utm_source: "kakao",
    name: "김",
    visitor_id: "v1",
    budget: "120",
    theme: "light",
    mode: "inline",
    parent: "https://site.example",
  });
});

it("contains the visitor's id from the website's tracking, unless the address has one", () => {
  const options = optionsOf("https://dure.example/embed.js", { form: "klmnopqrst" });
  if (!options) throw new Error("No options.");
  const visitorOf = (search: string) =>
    new URL(frameAddress(options, { origin: "https://site.example", search, visitor: "kept" })).searchParams.get(
      "visitor_id",
    );
  expect(visitorOf("")).toBe("kept");
  expect(visitorOf("?visitor_id=v1")).toBe("v1");
});

it("prefers the values that the tag prefills, with several answers to one question", () => {
  const { searchParams } = addressOf({ prefill: "name=Lee&likes=A&likes=B" }, "?name=Kim&email=k@example.com");
  expect(searchParams.getAll("name")).toEqual(["Lee"]);
  expect(searchParams.getAll("likes")).toEqual(["A", "B"]);
  expect(searchParams.get("email")).toBe("k@example.com");
});

it("ignores parameters in the visitor's address that would change the tag's settings", () => {
  const { searchParams } = addressOf(
    {},
    "?dure_parent=https://evil.example&dure_mode=popup&dure_plan_id=x&dure_lang=en",
  );
  expect(searchParams.getAll("parent")).toEqual(["https://site.example"]);
  expect(searchParams.get("mode")).toBe("inline");
  expect(searchParams.has("plan_id") || searchParams.has("lang")).toBe(false);
});
