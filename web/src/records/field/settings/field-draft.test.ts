import { Field } from "@dure/domain/records/field/field";
import { expect, test } from "vitest";
import { definitionOf, draftOf, FieldDraft } from "./field-draft";

const select = Field.parse({
  id: "cf_a",
  label: "지역",
  order: 1,
  type: "multi-select",
  default_value: ["B"],
  attributes: {
    options: [
      { label: "A", value: "op_a" },
      { label: "B", value: "op_b" },
    ],
  },
});

const problems = (draft: object) => FieldDraft.safeParse(draft).error?.issues.map(({ path }) => path.join("."));

test("a field is unchanged after a conversion to the form and back", () => {
  expect(definitionOf(FieldDraft.parse(draftOf(select, "text")))).toEqual({
    label: "지역",
    caption: "",
    description: "",
    required: false,
    default_value: ["B"],
    attributes: { options: select.attributes.options },
  });
});

test("the default of a select follows its option when that is renamed and moved", () => {
  const draft = draftOf(select, "text");
  const [a, b] = draft.options;
  const changed = { ...draft, options: [{ key: "new", label: "C" }, { ...b, label: "Z" }, a] };
  expect(definitionOf(FieldDraft.parse(changed))).toMatchObject({
    default_value: ["Z"],
    attributes: { options: [{ label: "C" }, { label: "Z", value: "op_b" }, { label: "A", value: "op_a" }] },
  });
});

test.each([
  ["a blank name", "text", { label: " " }, ["label"]],
  ["no options", "select", {}, ["options"]],
  ["an option with a semicolon", "select", { options: [{ key: "1", label: "a;b" }] }, ["options"]],
  ["nothing to refer to", "many-to-one", {}, ["entity_type"]],
  ["a default that is no number", "number", { default_value: Number.NaN }, ["default_value"]],
] as const)("%s is refused", (_, type, values, paths) =>
  expect(problems({ ...draftOf(undefined, type), label: "이름", ...values })).toEqual(paths),
);

test("a new field has the attributes of its type", () => {
  const parse = (type: Field["type"], values: object) =>
    definitionOf(FieldDraft.parse({ ...draftOf(undefined, type), label: "이름", ...values }));
  expect(parse("currency", { precision: "2", code: "USD" }).attributes).toEqual({ code: "USD", precision: 2 });
  expect(parse("text", { unique: true, default_value: "x" })).toMatchObject({
    attributes: { unique: true },
    default_value: null,
  });
});
