import { newRouter } from "@dure/domain/routing/router/router";
import { expect, it } from "vitest";
import { newQuestion } from "../../../forms/builder/new-question";
import {
  addQuestion,
  canLookUp,
  changeQuestion,
  contactValueOf,
  duplicateQuestion,
  fieldsOfOthers,
  freeName,
  removeQuestion,
  renameQuestion,
  reorderQuestions,
  setContactValue,
  setFieldOf,
} from "./questions";

const words = { label: "질문", option: "선택지 1" };
const router = newRouter("custom", "문의", "default");
const names = ({ form }: typeof router) => form.components.map(({ name }) => name);

it.each([
  ["email", ["name"], "email"],
  ["email", ["email"], "email_2"],
  ["email", ["email", "email_2", "name"], "email_3"],
  ["email", ["email", "email_3"], "email_2"],
])("names a new question %s next to %j as %s", (wanted, taken, name) => expect(freeName(wanted, taken)).toBe(name));

it("takes the first phone number as the contact's, not the second", () => {
  const one = addQuestion(router, newQuestion("tel", freeName("tel", names(router)), words), 2);
  const two = addQuestion(one, newQuestion("tel", freeName("tel", names(one)), words), 3);
  expect(names(two)).toEqual(["name", "email", "tel", "tel_2"]);
  expect(two.metadata.mappings).toMatchObject({ phone: "tel", email: "email" });
});

it("gives a new choice question one option", () =>
  expect(newQuestion("radio", "radio", words).options).toEqual([{ value: "선택지 1", label: "선택지 1" }]));

it("renames a question wherever its name is used", () => {
  const logic = { ...router, fields: [{ id: "f", name: "email", type: "string" as const }] };
  const renamed = renameQuestion(setFieldOf(logic, "email", "lead:mail"), 1, "work_email");
  expect(names(renamed)).toEqual(["name", "work_email"]);
  expect(renamed.metadata.mappings.email).toBe("work_email");
  expect(renamed.fields[0]?.name).toBe("work_email");
  expect(renamed.form_field_mapping).toEqual({ work_email: "lead:mail" });
});

it("removes a question with its mappings", () => {
  const without = removeQuestion(setFieldOf(router, "email", "lead:mail"), 1);
  expect(names(without)).toEqual(["name"]);
  expect(without.metadata.mappings).toMatchObject({ email: null, fullName: "name" });
  expect(without.form_field_mapping).toEqual({});
});

it("copies a question below itself, without the settings that only one question can have", () => {
  const copied = duplicateQuestion(setFieldOf(router, "name", "lead:who"), 0);
  expect(names(copied)).toEqual(["name", "name_2", "email"]);
  expect(copied.form_field_mapping).toEqual({ name: "lead:who" });
  expect(contactValueOf(copied, "name_2")).toBeUndefined();
});

it("stores one answer in a field", () => {
  const linked = setFieldOf(router, "name", "lead:who");
  expect([fieldsOfOthers(linked, "name"), fieldsOfOthers(linked, "email")]).toEqual([[], ["lead:who"]]);
  expect(setFieldOf(linked, "email", "lead:who").form_field_mapping).toEqual({ email: "lead:who" });
  expect(setFieldOf(linked, "email", "lead:mail").form_field_mapping).toEqual({ name: "lead:who", email: "lead:mail" });
});

it("frees the field of an input that is no longer an answer", () => {
  const left = setFieldOf(newRouter("mapping", "문의", "d"), "gone", "lead:size");
  expect(fieldsOfOthers(left, "size")).toEqual([]);
});

it("reorders questions", () => expect(names(reorderQuestions(router, [1, 0]))).toEqual(["email", "name"]));

it("sets a question's contact value", () => {
  const moved = setContactValue(router, "name", "company");
  expect(moved.metadata.mappings).toMatchObject({ fullName: null, company: "name" });
});

it("offers the company search in one question, for the contact's company", () => {
  const asked = setContactValue(router, "name", "company");
  const lookingUp = changeQuestion(asked, 0, { use_nicerating: true });
  const can = (draft: typeof router) => draft.form.components.map((question) => canLookUp(draft, question));
  expect([can(router), can(asked), can(lookingUp)]).toEqual([
    [false, false],
    [true, false],
    [true, false],
  ]);
  expect(can(duplicateQuestion(lookingUp, 0))).toEqual([true, false, false]);
  expect(can(setContactValue(lookingUp, "name", null))).toEqual([true, false]);
  expect(can(changeQuestion(asked, 0, { type: "longText" }))).toEqual([false, false]);
});
