import { expect, test } from "vitest";
import { newRouter, RouterBody } from "../router/router";
import { contactOf, phoneOnWire } from "./contact";

test.each([
  ["010-1234-5678", "82-01012345678"],
  ["+82 10-1234-5678", "82-1012345678"],
  ["+821012345678", "82-1012345678"],
  ["82-1012345678", "82-1012345678"],
  ["+1 (415) 555-2671", "1-4155552671"],
  ["+14155552671", "1-4155552671"],
  ["02) 123-4567", "82-021234567"],
  ["1588-1234", "82-15881234"],
  ["12", ""],
  ["", ""],
])("%s is called by %s", (text, wire) => expect(phoneOnWire(text)).toBe(wire));

const router = (mappings: object) => RouterBody.parse({ ...newRouter("mapping", "폼", "d"), metadata: { mappings } });

test.each([
  ["a whole name", { fullName: "n" }, { n: "김 하나" }, { name: "김 하나", first_name: "김 하나", last_name: "" }],
  [
    "a Korean name's parts",
    { firstName: "f", lastName: "l" },
    { f: "하나", l: "김" },
    { name: "김하나", last_name: "김" },
  ],
  ["another name's parts", { firstName: "f", lastName: "l" }, { f: "Ada", l: "Byron" }, { name: "Ada Byron" }],
  [
    "a family name alone",
    { firstName: "f", lastName: "l" },
    { l: "김" },
    { name: "김", first_name: "김", last_name: "" },
  ],
  ["several lines", { fullName: "n" }, { n: "김\n하나" }, { name: "김 하나" }],
  ["an address in capitals", { email: "e" }, { e: "A@B.example" }, { email: "a@b.example" }],
  ["nothing", {}, { n: "김" }, { name: "", first_name: "", email: "", phone: "", company: "" }],
])("takes %s", (_, mappings, kept, contact) =>
  expect(contactOf(router(mappings), kept as unknown as Record<string, string>)).toMatchObject(contact),
);

test.each([
  ["of the same name", { fullName: null }, { name: "김하나", email: "a@b.example" }],
  ["where the mapped one is gone", { fullName: "gone", email: "gone" }, { name: "김하나", email: "a@b.example" }],
])("takes an own form's question %s", (_, mappings, kept) => {
  const form = { ...newRouter("custom", "폼", "d"), metadata: router(mappings).metadata };
  expect(contactOf(form, kept)).toMatchObject({ name: "김하나", email: "a@b.example" });
});
