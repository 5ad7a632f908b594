import { expect, test } from "vitest";
import { newRouter, RouterBody } from "../router/router";
import { contactOf } from "./contact";

const router = (mappings: object) => RouterBody.parse({ ...newRouter("mapping", "폼", "d"), metadata: { mappings } });

test.each([
  ["a whole name", { fullName: "n" }, { n: "김 하나" }, { name: "김 하나", first_name: "하나", last_name: "김" }],
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
  [
    "no half of a character, where it is longer than a record holds",
    { company: "c" },
    { c: `${"가".repeat(199)}😀` },
    { company: "가".repeat(199) },
  ],
  ["an address in capitals", { email: "e" }, { e: "A@B.example" }, { email: "a@b.example" }],
  ["a number as it is called at home", { phone: "p" }, { p: "010-1234-5678" }, { phone: "82-1012345678" }],
  ["a number that nobody is called by", { phone: "p" }, { p: "12" }, { phone: "" }],
  ["nothing", {}, { n: "김" }, { name: "", first_name: "", email: "", phone: "", company: "" }],
])("finds %s", (_, mappings, answers, contact) =>
  expect(contactOf(router(mappings), answers as unknown as Record<string, string>)).toMatchObject(contact),
);

test.each([
  ["of the same name", { fullName: null }, { name: "김하나", email: "a@b.example" }],
  ["where the mapped one is gone", { fullName: "gone", email: "gone" }, { name: "김하나", email: "a@b.example" }],
])("finds a custom form's question %s", (_, mappings, answers) => {
  const form = { ...newRouter("custom", "폼", "d"), metadata: router(mappings).metadata };
  expect(contactOf(form, answers)).toMatchObject({ name: "김하나", email: "a@b.example" });
});

test("a long answer is cut without splitting a character", () => {
  const name = contactOf(router({ fullName: "n" }), { n: `${"가".repeat(99)} ${"😀".repeat(1000)}` }).name;
  const odd = contactOf(router({ fullName: "n" }), { n: `a${"가".repeat(99)} ${"😀".repeat(1000)}` }).name;
  expect([name.isWellFormed(), odd.isWellFormed()]).toEqual([true, true]);
});
