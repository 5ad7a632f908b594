import { expect, test } from "vitest";
import { assertVariables, fillVariables, needsFallback, STANDARD_VARIABLES, variablesIn } from "./variable";

test("variables are filled in everywhere, with any spacing", () =>
  expect(
    fillVariables(
      "{{invitee_name}}님, {{ company }} ({{invitee_name}})",
      { invitee_name: "손님", company: "두레" },
      {},
    ),
  ).toBe("손님님, 두레 (손님)"));

test("a missing value is replaced with its fallback, or with nothing", () =>
  expect(fillVariables("[{{company}}][{{host_name}}]", { company: "" }, { company: "귀사" })).toBe("[귀사][]"));

test("a value that looks like a variable is not filled in again", () =>
  expect(fillVariables("{{invitee_name}}", { invitee_name: "{{host_email}}", host_email: "x@y.z" }, {})).toBe(
    "{{host_email}}",
  ));

test("a value is escaped with the given function", () =>
  expect(fillVariables("<b>{{company}}</b>", { company: "a<b" }, {}, (value) => value.replace("<", "&lt;"))).toBe(
    "<b>a&lt;b</b>",
  ));

test("the variables in a text are listed", () =>
  expect(variablesIn("{{host_name}} {{ company }} {{host_name}} {{other}} {host_email}")).toEqual([
    "host_name",
    "company",
  ]));

test("every variable except a link needs a fallback", () =>
  expect(STANDARD_VARIABLES.filter((variable) => !needsFallback(variable))).toEqual([
    "reschedule_link",
    "unsubscribe_link",
    "preferences_link",
  ]));

test("a custom field is named by its id", () =>
  expect(fillVariables("{{cf_0000000000000001}}", { cf_0000000000000001: "금" }, {})).toBe("금"));

test("a property of the object prototype is not a value", () =>
  expect(fillVariables("[{{constructor}}]", {}, {})).toBe("[]"));

test.each([...STANDARD_VARIABLES, "cf_0000000000000001"])("%s is known", (variable) =>
  expect(() => assertVariables(`{{${variable}}}`, "body")).not.toThrow(),
);

test.each(["{{nobody}}", "{{cf_1}}", "{{}}", "{{constructor}}", "{{ invitee name }}"])("%s is refused", (text) =>
  expect(() => assertVariables(text, "body.subject")).toThrow("is not a variable"),
);
