import { expect, test } from "vitest";
import { assertVariables, fillVariables, needsFallback, STANDARD_VARIABLES, variablesIn } from "./variable";

test("variables are filled in wherever they stand, however they are spaced", () =>
  expect(
    fillVariables(
      "{{invitee_name}}님, {{ company }} ({{invitee_name}})",
      { invitee_name: "손님", company: "두레" },
      {},
    ),
  ).toBe("손님님, 두레 (손님)"));

test("what is missing says its fallback, else nothing", () =>
  expect(fillVariables("[{{company}}][{{host_name}}]", { company: "" }, { company: "귀사" })).toBe("[귀사][]"));

test("a value that looks like a variable is not filled in again", () =>
  expect(fillVariables("{{invitee_name}}", { invitee_name: "{{host_email}}", host_email: "x@y.z" }, {})).toBe(
    "{{host_email}}",
  ));

test("a value is written as its place asks for", () =>
  expect(fillVariables("<b>{{company}}</b>", { company: "a<b" }, {}, (value) => value.replace("<", "&lt;"))).toBe(
    "<b>a&lt;b</b>",
  ));

test("a text tells which variables it names", () =>
  expect(variablesIn("{{host_name}} {{ company }} {{host_name}} {{other}} {host_email}")).toEqual([
    "host_name",
    "company",
  ]));

test("a variable that is a link needs no fallback, any other does", () =>
  expect(STANDARD_VARIABLES.filter((variable) => !needsFallback(variable))).toEqual([
    "reschedule_link",
    "unsubscribe_link",
    "preferences_link",
  ]));

test("a custom field is named by its id", () =>
  expect(fillVariables("{{cf_0000000000000001}}", { cf_0000000000000001: "금" }, {})).toBe("금"));

test("what every object has is no value", () => expect(fillVariables("[{{constructor}}]", {}, {})).toBe("[]"));

test.each([...STANDARD_VARIABLES, "cf_0000000000000001"])("%s is known", (variable) =>
  expect(() => assertVariables(`{{${variable}}}`, "body")).not.toThrow(),
);

test.each(["{{nobody}}", "{{cf_1}}", "{{}}", "{{constructor}}", "{{ invitee name }}"])("%s is refused", (text) =>
  expect(() => assertVariables(text, "body.subject")).toThrow("is not a variable"),
);
