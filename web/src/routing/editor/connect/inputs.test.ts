import { newRouter } from "@dure/domain/routing/router/router";
import { expect, it } from "vitest";
import type { FormInput } from "../../form-inputs";
import { setFieldOf } from "../build/questions";
import { chooseUse, guessUse, knownInputs, setUse, useOf, withScanned } from "./inputs";

const input = (name: string, label = name, type: FormInput["type"] = "shortText"): FormInput => ({
  name,
  label,
  type,
  options: type === "dropdown" ? [{ value: "1-10", label: "1-10명" }] : [],
});
const { mappings } = newRouter("mapping", "문의", "default").metadata;

it.each([
  [input("q1", "이름"), "fullName"],
  [input("first_name"), "firstName"],
  [input("LastName"), "lastName"],
  [input("company_name"), "company"],
  [input("work_email"), "email"],
  [input("anything", "회사 메일", "email"), "email"],
  [input("mobile"), "phone"],
  [input("size", "규모", "dropdown"), "field"],
  [input("message", "문의 내용", "longText"), "field"],
])("guesses from %j the use %s", (one, use) => expect(guessUse(one)).toBe(use));

it("maps scanned inputs, each contact value once", () => {
  const found = [
    input("name"),
    input("email", "이메일", "email"),
    input("cc", "참조", "email"),
    input("size", "규모", "dropdown"),
  ];
  const made = withScanned(mappings, found);
  expect(made).toMatchObject({ fullName: "name", email: "email" });
  expect(made.fields.map(({ name }) => name)).toEqual(["cc", "size"]);
  expect(made.fields[1]?.options).toEqual([{ value: "1-10", label: "1-10명" }]);
});

it("keeps chosen uses when the form is scanned again", () => {
  const chosen = setUse(withScanned(mappings, [input("name"), input("size")]), input("name"), "company");
  const again = withScanned(chosen, [input("name"), input("size", "규모", "dropdown")]);
  expect(useOf(again, "name")).toBe("company");
  expect(again.fullName).toBeNull();
  expect(again.fields).toMatchObject([{ name: "size", type: "dropdown" }]);
});

it("lists inputs that are in use but not in the scan", () => {
  const made = withScanned(mappings, [input("name"), input("size")]);
  expect(knownInputs(made, [input("email")]).map(({ name }) => name)).toEqual(["email", "size", "name"]);
});

it("clears an input's use", () => {
  const made = withScanned(mappings, [input("size")]);
  expect(setUse(made, input("size"), "unused").fields).toEqual([]);
});

it.each([
  ["unused", {}],
  ["company", {}],
  ["field", { size: "lead:size" }],
] as const)("an input that becomes %s has the field mapping %j", (use, mapping) => {
  const linked = setFieldOf(chooseUse(newRouter("mapping", "문의", "d"), input("size"), "field"), "size", "lead:size");
  const chosen = chooseUse(linked, input("size"), use);
  expect(useOf(chosen.metadata.mappings, "size")).toBe(use);
  expect(chosen.form_field_mapping).toEqual(mapping);
});
