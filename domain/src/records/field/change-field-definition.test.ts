import { describe, expect, test } from "vitest";
import { changeFieldDefinition, type FieldMaker, newCustomField, toggleField } from "./change-field-definition";
import { CustomField, type FieldSet, MAX_CUSTOM_FIELDS, NO_FIELDS } from "./custom-field";
import { FieldDefinitionChange, NewFieldDefinition } from "./field-definition";

const NOW = "2026-11-21T00:00:00.000Z";

let made = 0;
const newId = (prefix: string) => () => {
  made += 1;
  return `${prefix}_${String(made).padStart(16, "0")}`;
};
const maker: FieldMaker = {
  newFieldId: newId("cf"),
  newOptionId: newId("op"),
  editor: { id: "admin" },
  now: NOW,
};

const open = (given: object, set: FieldSet = NO_FIELDS("lead")) =>
  newCustomField(NewFieldDefinition.parse({ label: "지역", type: "text", ...given }), set, maker);

const setOf = (...custom: CustomField[]): FieldSet => ({ ...NO_FIELDS("lead"), version: 1, custom });
const change = (before: CustomField, given: object, set = setOf(before), from = before.version) =>
  changeFieldDefinition(before, FieldDefinitionChange.parse(given), { change: { from, to: from + 1 } }, set, maker);

const options = (...labels: string[]) => ({ options: labels.map((label) => ({ label })) });
const CONFLICT = expect.objectContaining({ code: "CONFLICT" });
const BAD = expect.objectContaining({ code: "BAD_REQUEST" });
const REFUSED = expect.objectContaining({ code: "NOT_ACCEPTABLE" });

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe("a new field", () => {
  test("has the attributes of its type, with defaults, and is stored as parsed", () => {
    expect(open({ type: "currency" }).attributes).toEqual({ code: "KRW", precision: 0 });
    expect(open({ type: "currency", attributes: { code: "EUR", precision: 4 } }).attributes).toMatchObject({
      code: "KRW",
      precision: 4,
    });
    expect(open({ type: "percent", attributes: { precision: 2, code: "USD" } }).attributes).toEqual({ precision: 2 });
    expect(open({ type: "many-to-one", attributes: { entity_type: "contact" } }).attributes).toEqual({
      entity_type: "contact",
    });
    expect(open({ type: "text", attributes: { unique: true, precision: 2 } }).attributes).toEqual({ unique: true });
    const select = open({ type: "select", attributes: { ...options("서울", "부산"), allow_empty: false } });
    expect(select).toMatchObject({ required: true, version: 1, order: 1000, attributes: { allow_empty: false } });
    expect(select.attributes.options?.map(({ label }) => label)).toEqual(["서울", "부산"]);
    expect(CustomField.parse(select)).toEqual(select);
  });

  test("stands last in the order", () => {
    const first = open({});
    expect(open({ label: "둘째" }, setOf(first)).order).toBe(first.order + 1);
  });

  test.each([
    ["the name of an active field", { label: "  지역 " }],
    ["it in other case and spacing", { label: "REGION  code" }],
    ["a product's name in Korean", { label: "담당자" }],
    ["a product's name in English", { label: "close DATE" }],
    ["the name of the stage", { label: "Stage" }],
  ])("refuses %s", (_, given) => {
    const set = setOf(open({}), open({ label: "Region Code" }));
    expect(refusal(() => open(given, set))).toEqual(CONFLICT);
  });

  test("may have the name of an archived field, or one that only another kind of record has", () => {
    const archived = { ...open({}), archived_at: NOW };
    expect(open({}, setOf(archived)).label).toBe("지역");
    expect(open({ label: "부서" }).label).toBe("부서");
    expect(refusal(() => open({ label: "부서" }, NO_FIELDS("contact")))).toEqual(CONFLICT);
  });

  test.each([
    ["a many-to-one without an entity", { type: "many-to-one" }, BAD],
    ["a select without options", { type: "select" }, BAD],
    ["a unique checkbox", { type: "checkbox", attributes: { unique: true } }, REFUSED],
    ["a default value of a date", { type: "date", default_value: "2026-01-01" }, REFUSED],
    ["a default value of a unique field", { default_value: "a", attributes: { unique: true } }, REFUSED],
    ["a default that is no value", { type: "number", default_value: "many" }, BAD],
    ["a default that is no option", { type: "select", attributes: options("A"), default_value: ["B"] }, BAD],
    ["two defaults of a select", { type: "select", attributes: options("A", "B"), default_value: ["A", "B"] }, BAD],
  ])("refuses %s", (_, given, error) => expect(refusal(() => open(given))).toEqual(error));

  test.each([
    ["checkbox", {}, true, true],
    ["currency", { precision: 1 }, 10.55, 10.6],
    ["textarea", {}, " a\nb ", "a\nb"],
    ["user", {}, "uid", "uid"],
    ["select", options("A", "B"), ["B"], ["B"]],
    ["multi-select", options("A", "B"), ["B", "A"], ["A", "B"]],
    ["text", {}, "", undefined],
    ["date", {}, null, undefined],
  ])("of type %s keeps its default value", (type, attributes, given, kept) =>
    expect(open({ type, attributes, default_value: given }).default_value).toEqual(kept),
  );

  test.each(["tuple", "name", "stage", "record-type", "date-time"])("can't be a %s", (type) =>
    expect(NewFieldDefinition.safeParse({ label: "지역", type }).success).toBe(false),
  );

  test.each([
    { label: "  " },
    { label: "a".repeat(101) },
    { attributes: { precision: 5 } },
    { attributes: { precision: -1 } },
  ])("can't be created with %j", (given) =>
    expect(NewFieldDefinition.safeParse({ label: "지역", type: "number", ...given }).success).toBe(false),
  );

  test("is refused beyond the limit, which counts archived fields too", () => {
    const field = open({});
    const many = Array.from({ length: MAX_CUSTOM_FIELDS }, (_, at) => ({ ...field, label: `${at}`, archived_at: NOW }));
    expect(refusal(() => open({}, setOf(...many)))).toEqual(REFUSED);
    expect(open({}, setOf(...many.slice(1))).label).toBe("지역");
  });
});

describe("an edit", () => {
  test("changes what it names and leaves the rest", () => {
    const before = open({ type: "number", caption: "help", attributes: { precision: 2 }, default_value: 1.5 });
    const after = change(before, { label: "점수", required: true });
    expect(after).toEqual({ ...before, label: "점수", required: true, version: 2 });
    expect(change(after, { caption: "", default_value: null })).toMatchObject({
      caption: "",
      default_value: undefined,
    });
  });

  test("of an older version is refused, and so is one that skips a version", () => {
    const before = { ...open({}), version: 3 };
    expect(refusal(() => change(before, {}, setOf(before), 2))).toEqual(CONFLICT);
    const skipping = { change: { from: 3, to: 5 } };
    expect(refusal(() => changeFieldDefinition(before, {}, skipping, setOf(before), maker))).toEqual(CONFLICT);
  });

  test.each([
    ["another type", { type: "number" }, REFUSED],
    ["uniqueness", { attributes: { unique: true } }, REFUSED],
    ["a taken name", { label: "메모란" }, CONFLICT],
  ])("can't set %s", (_, given, error) => {
    const before = open({});
    expect(refusal(() => change(before, given, setOf(before, open({ label: "메모란" }))))).toEqual(error);
  });

  test("can't change an archived field, nor the entity that a reference refers to", () => {
    expect(refusal(() => change({ ...open({}), archived_at: NOW }, {}))).toEqual(REFUSED);
    const reference = open({ type: "many-to-one", attributes: { entity_type: "contact" } });
    expect(refusal(() => change(reference, { attributes: { entity_type: "company" } }))).toEqual(REFUSED);
  });

  test("may repeat unchanged properties", () => {
    const before = open({ type: "text", attributes: { unique: true } });
    expect(change(before, { type: "text", label: "지역", attributes: { unique: true } })).toMatchObject({ version: 2 });
  });
});

describe("the options of a select", () => {
  const select = () => open({ type: "multi-select", attributes: options("A", "B"), default_value: ["A", "B"] });
  const valueNamed = (field: CustomField, label: string) =>
    field.attributes.options?.find((option) => option.label === label)?.value;

  test("keep their values when they are renamed and reordered, and the default follows", () => {
    const before = select();
    const [a, b] = before.attributes.options ?? [];
    const after = change(before, { attributes: { options: [b, { ...a, label: "Z" }, { label: "C" }] } });
    expect(after.attributes.options).toEqual([
      b,
      { label: "Z", value: a?.value },
      { label: "C", value: expect.any(String) },
    ]);
    expect(after.default_value).toEqual(["B", "Z"]);
  });

  test("are remembered when they are removed, and restored under the same name", () => {
    const before = select();
    const [a, b] = before.attributes.options ?? [];
    const after = change(before, { attributes: { options: [b] } });
    expect(after).toMatchObject({ default_value: ["B"], attributes: { options: [b], removed_options: [a] } });
    const again = change(after, { attributes: { options: [b, { label: "A" }] } });
    expect(valueNamed(again, "A")).toBe(a?.value);
    expect(again.attributes.removed_options).toEqual([]);
  });

  test("never share a value", () => {
    const before = select();
    const [a] = before.attributes.options ?? [];
    const after = change(before, {
      attributes: { options: [{ ...a, label: "B" }, a, { label: "X", value: "unknown" }] },
    });
    const values = after.attributes.options?.map(({ value }) => value) ?? [];
    expect(new Set(values).size).toBe(3);
    expect(values).toContain(a?.value);
    expect(values).not.toContain("unknown");
  });

  test.each([
    [[""], ["option-empty"]],
    [["A;B"], ["option-include-semicolon"]],
    [
      ["A", " A "],
      ["option-duplicated", "option-duplicated"],
    ],
    [
      ["A", "가", "", "가"],
      ["option-duplicated", "option-empty", "option-duplicated"],
    ],
    [[], ["option-empty"]],
  ])("%j are refused with %j", (labels, keys) => {
    const refused = refusal(() => open({ type: "select", attributes: options(...labels) }));
    expect(refused).toEqual(BAD);
    expect(refused).toMatchObject({ details: keys.map((key) => ({ key })) });
  });
});

describe("archiving a field", () => {
  test("changes the version, and does nothing if the field is already archived", () => {
    const before = open({});
    const archived = toggleField(before, false, setOf(before), maker);
    expect(archived).toMatchObject({ archived_at: NOW, version: 2 });
    expect(toggleField(archived, false, setOf(archived), maker)).toBe(archived);
    expect(toggleField(archived, true, setOf(archived), maker)).toMatchObject({ archived_at: null, version: 3 });
  });

  test("can't be undone while another field has the name", () => {
    const archived = { ...open({}), archived_at: NOW };
    const other = { ...open({}), id: "cf_aaaaaaaaaaaaaaaa" };
    expect(refusal(() => toggleField(archived, true, setOf(archived, other), maker))).toEqual(CONFLICT);
  });
});
