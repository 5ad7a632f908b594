import { describe, expect, test } from "vitest";
import { loadLogic } from "./load-logic";
import { runLogic, toLogicInput } from "./run-logic";
import { SerializedLogic } from "./serialized-logic";

const settings = { assignee_setting: { user_id: "u1" } };
const SAMPLE = SerializedLogic.parse({
  groups: [
    { id: "sales", value: "sales", props: { linkId: "salespage" } },
    { id: "hello", value: "hello", type: "text", props: { value: "Hello again", ...settings } },
  ],
  fields: [
    { id: "f1", name: "size", type: "number" },
    { id: "f2", name: "country", type: "select" },
  ],
  rules: [
    {
      from: "f1",
      cases: [
        { operator: "gt", value: 100, to: { type: "field", value: "f2" } },
        { operator: "lt", value: 5, to: { type: "text", value: "Hello", id: "hello" } },
        { operator: "is", value: 5, to: { type: "redirection", value: "https://dure.kr/five" } },
        { operator: "is", value: 6, to: { type: "text", value: "", id: "none" } },
      ],
    },
    { from: "f2", cases: [{ operator: "anyIn", value: ["KR", "JP"], to: { type: "group", value: "sales" } }] },
  ],
  default: { id: "none", type: "text", value: "Successfully submitted!" },
});
const run = (answers: Parameters<typeof toLogicInput>[0], logic = SAMPLE) =>
  runLogic(
    loadLogic(logic, () => "made"),
    toLogicInput(answers),
  );
const size = (value: number) => [{ name: "size", value }];

test("follows the first condition that holds, field by field", () => {
  const { result, path } = run([...size(200), { name: "country", value: "KR" }]);
  expect(result).toMatchObject({ id: "sales", groupId: "sales", type: "routeTo", disqualified: false });
  expect(path).toEqual([
    { field: "f1", caseIndex: 0 },
    { field: "f2", caseIndex: 0 },
  ]);
});

test("falls back to the default where no condition holds", () => {
  const { result, path } = run([...size(200), { name: "country", value: "US" }]);
  expect(result).toMatchObject({ id: "none", groupId: null, disqualified: true, value: "Successfully submitted!" });
  expect(path).toEqual([
    { field: "f1", caseIndex: 0 },
    { field: "f2", caseIndex: null },
  ]);
  expect(run([]).result.disqualified).toBe(true);
});

test("gives a group's own message, and its settings", () => {
  expect(run(size(1)).result).toMatchObject({ groupId: "hello", type: "text", value: "Hello again", settings });
});

test("gives an id to a result that is stored at its case", () => {
  expect(run(size(5)).result).toMatchObject({ id: "made", groupId: null, disqualified: false, type: "redirection" });
});

test("disqualifies by a condition", () => {
  expect(run(size(6)).result).toMatchObject({ id: "none", disqualified: true, value: "Successfully submitted!" });
});

test("answers with the default without rules", () => {
  expect(run(size(6), { ...SAMPLE, rules: [] })).toMatchObject({ result: { disqualified: true }, path: [] });
});

test("leads everybody to one group with a rule that always holds", () => {
  const fields: SerializedLogic["fields"] = [{ id: "f0", name: "nullField", type: "null" }];
  const to = { type: "group" as const, value: "sales" };
  const direct = { ...SAMPLE, fields, rules: [{ from: "f0", cases: [{ operator: "nullAssert", to }] }] };
  expect(run([], direct).result.groupId).toBe("sales");
});

test("treats names like __proto__ as ordinary field names", () => {
  const fields = SAMPLE.fields.map((field) => ({ ...field, name: field.id === "f1" ? "__proto__" : "constructor" }));
  expect(run([{ name: "__proto__", value: 1 }], { ...SAMPLE, fields }).result.groupId).toBe("hello");
  expect(run([], { ...SAMPLE, fields }).result.disqualified).toBe(true);
});

describe("a logic refuses", () => {
  test("to go in circles", () => {
    const [first, second] = SAMPLE.rules;
    const back = {
      from: "f2",
      cases: [{ operator: "notIn", value: ["KR"], to: { type: "field" as const, value: "f1" } }],
    };
    const circular = { ...SAMPLE, rules: [first ?? back, back] };
    expect(second).toBeDefined();
    expect(() => run(size(200), circular)).toThrow("infinity loop detected");
    expect(run([...size(200), { name: "country", value: "KR" }], circular).result.disqualified).toBe(true);
  });

  test("to load rules that don't fit together", () => {
    expect(() => run([], { ...SAMPLE, fields: [] })).toThrow("invalid rule field must exist");
  });
});
