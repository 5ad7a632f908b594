import { describe, expect, test } from "vitest";
import { issueText } from "../../shared/issue-text";
import { checkLogic } from "./check-logic";
import { loadLogic } from "./load-logic";
import { OPERATORS_OF } from "./operators";
import { type LogicFieldType, type Operand, SerializedLogic } from "./serialized-logic";

const CIRCLE = "invalid logic: a case leads from this field back to it";
const GROUP = { id: "sales", value: "sales", props: { linkId: "salespage" } };
const DEFAULT = { id: "none", type: "text", value: "Thanks" };
const TO_SALES = { type: "group", value: "sales" };

const logic = (parts: object) =>
  SerializedLogic.parse({ groups: [GROUP], fields: [], rules: [], default: DEFAULT, ...parts });
const field = (id: string, type: LogicFieldType = "string", name = id) => ({ id, name, type });
const rule = (from: string, ...nexts: object[]) => ({
  from,
  cases: nexts.map((to) => ({ operator: "isEmpty", to })),
});
const toField = (value: string) => ({ type: "field", value });
const found = (parts: object) =>
  checkLogic(logic(parts)).map(({ text, field, caseIndex }) => [text.en, field, caseIndex]);

test("accepts rules that end in a result", () => {
  expect(found({})).toEqual([]);
  const fields = [field("a"), field("b"), field("c")];
  const rules = [
    rule("a", toField("b"), toField("c"), TO_SALES),
    rule("b", toField("c"), { type: "text", value: "Hello" }),
    rule("c", { type: "redirection", value: "https://dure.kr" }, { type: "text", value: "", id: "none" }),
  ];
  expect(found({ fields, rules })).toEqual([]);
});

describe("the check of a logic refuses", () => {
  test.each<[string, object, [string, string | null, number | null][]]>([
    ["a rule of no field", { rules: [rule("a", TO_SALES)] }, [["invalid rule field must exist", "a", null]]],
    [
      "a field without conditions",
      { fields: [field("a")], rules: [rule("a")] },
      [["field must have one conditions at least", "a", null]],
    ],
    [
      "a field without a rule",
      { fields: [field("a"), field("b")], rules: [rule("a", toField("b"))] },
      [["field must have one conditions at least", "b", null]],
    ],
    [
      "an id used twice",
      { fields: [field("a"), field("a")], rules: [rule("a", TO_SALES)] },
      [["duplicated field", "a", null]],
    ],
    [
      "two rules of a field",
      { fields: [field("a")], rules: [rule("a", TO_SALES), rule("a", TO_SALES)] },
      [["duplicated field", "a", null]],
    ],
    [
      "an unknown field",
      { fields: [field("a")], rules: [rule("a", toField("x"))] },
      [["invalid rule next must exist", "a", 0]],
    ],
    [
      "an unknown group",
      { fields: [field("a")], rules: [rule("a", { type: "group", value: "x" })] },
      [["invalid rule next must exist", "a", 0]],
    ],
    ["nothing next", { fields: [field("a")], rules: [rule("a", TO_SALES, toField(""))] }, [["invalid next", "a", 1]]],
    [
      "an address that runs code",
      { fields: [field("a")], rules: [rule("a", { type: "redirection", value: "javascript:alert(1)" })] },
      [["Please enter a valid URL", "a", 0]],
    ],
    [
      "a field to which nothing leads",
      { fields: [field("a"), field("b")], rules: [rule("a", TO_SALES), rule("b", TO_SALES)] },
      [["invalid logic: no case leads to this field", "b", null]],
    ],
    [
      "a field that leads to itself",
      { fields: [field("a")], rules: [rule("a", toField("a"), TO_SALES)] },
      [[CIRCLE, "a", null]],
    ],
    [
      "a field behind a circle",
      {
        fields: [field("a"), field("b"), field("c")],
        rules: [rule("a", toField("b")), rule("b", toField("b"), toField("c")), rule("c", TO_SALES)],
      },
      [[CIRCLE, "b", null]],
    ],
    [
      "a circle",
      {
        fields: [field("a"), field("b"), field("c")],
        rules: [rule("a", toField("b")), rule("b", toField("c"), TO_SALES), rule("c", toField("b"))],
      },
      [
        [CIRCLE, "b", null],
        [CIRCLE, "c", null],
      ],
    ],
  ])("%s", (_, parts, issues) => {
    expect(found(parts)).toEqual(issues);
  });
});

describe("conditions", () => {
  const problems = (type: LogicFieldType, operator: string, value?: Operand) =>
    found({ fields: [field("a", type)], rules: [{ from: "a", cases: [{ operator, value, to: TO_SALES }] }] }).map(
      ([text]) => text,
    );
  const allOperators = [...new Set(Object.values(OPERATORS_OF).flat())];

  test.each(Object.entries(OPERATORS_OF) as [LogicFieldType, readonly string[]][])("%s takes %j", (type, allowed) => {
    const refused = allOperators.filter((operator) => problems(type, operator).includes("Invalid operator"));
    expect(refused.toSorted()).toEqual(allOperators.filter((one) => !allowed.includes(one)).toSorted());
  });

  test.each<[LogicFieldType, string, Operand | undefined, string | null]>([
    ["string", "matches", "x", "invalid operator"],
    ["string", "toString", "x", "invalid operator"],
    ["number", "between", { start: 5, end: 1 }, "start must be less than end"],
    ["number", "between", { start: 5, end: 5 }, null],
    ["number", "between", 5, "Invalid operator and value pair"],
    ["number", "notBetween", [1, 5], "Invalid operator and value pair"],
    ["number", "gt", { start: 1, end: 2 }, "Invalid operator and value pair"],
    ["number", "gt", "5", "Invalid operator and value pair"],
    ["number", "gt", 0, null],
    ["string", "is", 5, "Invalid operator and value pair"],
    ["string", "is", undefined, "Invalid operator and value pair"],
    ["string", "is", "", null],
    ["string", "isEmpty", undefined, null],
    ["string", "isNotEmpty", "anything", null],
    ["checkbox", "is", true, null],
    ["checkbox", "is", "on", "Invalid operator and value pair"],
    ["select", "is", "a", null],
    ["select", "is", ["a"], null],
    ["select", "anyIn", ["a", 1], null],
    ["select", "anyIn", "a", "Invalid operator and value pair"],
    ["select", "anyIn", [], "Invalid operator and value pair"],
    ["multiSelect", "is", [], "Invalid operator and value pair"],
    ["null", "nullAssert", undefined, null],
  ])("%s %s %j: %s", (type, operator, value, text) => {
    expect(problems(type, operator, value)).toEqual(text === null ? [] : [text]);
  });
});

test("an unknown type is named in the error", () => {
  const messages = (parts: object) => {
    const logic = { groups: [], fields: [], rules: [], default: DEFAULT, ...parts };
    return SerializedLogic.safeParse(logic).error?.issues.map((issue) => issueText(issue, logic).en);
  };
  expect(messages({ fields: [{ id: "a", name: "a", type: "date" }] })).toEqual(["Unknown field type: date"]);
  expect(messages({ groups: [{ ...GROUP, type: "mail" }] })).toEqual(["Unknown result type: mail"]);
  expect(messages({ default: { ...DEFAULT, type: "mail" } })).toEqual(["Unknown result type: mail"]);
  expect(messages({ rules: [rule("a", { type: "case", value: "x" })] })).toEqual(["invalid rule next type"]);
});

describe("a logic of 10,000 fields", () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `f${index}`);
  const body = {
    groups: [GROUP],
    fields: ids.map((id) => field(id)),
    rules: ids.map((id, index) => rule(id, toField(ids[(index + 1) % ids.length] ?? ""))),
    default: DEFAULT,
  };

  test("exceeds the limit of the contract", () => {
    expect(SerializedLogic.safeParse(body).success).toBe(false);
  });

  test("is checked and loaded quickly, without a deep recursion", { timeout: 2_000 }, () => {
    const long = { ...logic({}), fields: body.fields, rules: logicRules(body.rules) };
    expect(checkLogic(long)).toHaveLength(ids.length);
    expect(loadLogic(long, () => "id").size).toBe(ids.length);
  });

  const logicRules = (rules: object[]) => rules.flatMap((one) => logic({ rules: [one] }).rules);
});
