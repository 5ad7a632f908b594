import { expect, test } from "vitest";
import { editedValues, restorableValues } from "./edited-values";

test("only what was edited is kept", () => {
  const base = { name: "", amount: null, phone: { dial_code: "+82", value: "" } };
  expect(editedValues(base, { ...base, name: "두레" })).toEqual({ name: "두레" });
  expect(editedValues(base, { name: undefined, amount: undefined, phone: { ...base.phone } })).toEqual({});
});

test("no secret and no file is kept", () => {
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

test("a field that was saved meanwhile is not overwritten by a draft", () => {
  const draft = { base: { name: "A", url: "" }, values: { name: "mine", url: "https://dure.example" } };
  expect(restorableValues(draft, { name: "B", url: null })).toEqual({ url: "https://dure.example" });
});
