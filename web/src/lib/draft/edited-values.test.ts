import { expect, test } from "vitest";
import { editedValues, restorableValues } from "./edited-values";

test("only edited fields are stored", () => {
  const base = { name: "", amount: null, phone: { dial_code: "+82", value: "" } };
  expect(editedValues(base, { ...base, name: "두레" })).toEqual({ name: "두레" });
  expect(editedValues(base, { name: undefined, amount: undefined, phone: { ...base.phone } })).toEqual({});
});

test("secrets and files are not stored", () => {
  const typed = {
    password: "a",
    client_secret: "b",
    apiKey: "c",
    login: { refresh_token: "d" },
    logo: new File([], "logo.png"),
    title: "두레",
  };
  expect(editedValues({}, typed)).toEqual({ title: "두레" });
});

test("a draft does not overwrite a field that was saved in the meantime", () => {
  const draft = { base: { name: "A", url: "" }, values: { name: "mine", url: "https://dure.example" } };
  expect(restorableValues(draft, { name: "B", url: null })).toEqual({ url: "https://dure.example" });
});
