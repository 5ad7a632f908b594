import { describe, expect, test } from "vitest";
import { checkRouter } from "./check-router";
import { Form } from "./form";
import { newRouter, RouterBody } from "./router";

const form = Form.parse({
  components: [
    { name: "email", label: "E-mail", type: "email" },
    { name: "size", label: "Size", type: "number" },
    { name: "plan", label: "Plan", type: "radio", options: [{ value: "pro", label: "Pro" }] },
    { name: "tools", label: "Tools", type: "checkbox", options: [{ value: "crm", label: "CRM" }] },
    { name: "agreed", label: "Agreed", type: "consent" },
  ],
});
const SALES = { id: "sales", value: "sales", props: { linkId: "salespage" } };
const HELLO = { id: "hello", value: "hello", type: "text", props: { value: "Hello" } };
const TO_SALES = { type: "group", value: "sales" };
const DEFAULT = { id: "none", type: "text", value: "Thanks" };

const body = (parts: object) =>
  RouterBody.parse({ ...newRouter("custom", "Router", "none"), default: DEFAULT, form, ...parts });
const routed = (name: string, type: string, ...cases: object[]) =>
  body({ groups: [SALES], fields: [{ id: "f1", name, type }], rules: [{ from: "f1", cases }] });
const direct = (to: object) => ({
  fields: [{ id: "f0", name: "nullField", type: "null" }],
  rules: [{ from: "f0", cases: [{ operator: "nullAssert", to }] }],
});
const found = (router: RouterBody) =>
  checkRouter(router).map(({ step, target, text, unfinished }) => [
    step,
    target,
    text.en,
    ...(unfinished ? ["unfinished"] : []),
  ]);

describe("a new router lacks", () => {
  test("the disqualified message", () => {
    expect(found(newRouter("custom", "Router", "none"))).toEqual([
      ["actions", "none", "Please enter a message.", "unfinished"],
    ]);
  });
  test("the connection settings of a website's form", () => {
    expect(found({ ...newRouter("mapping", "Router", "none"), default: body({}).default })).toEqual([
      ["connect", "", "Please enter a valid website URL.", "unfinished"],
      ["connect", "", "Please enter the form's class.", "unfinished"],
      ["connect", "", "Please check the form's inputs.", "unfinished"],
    ]);
  });
});

describe("the check of a router finds no problem in", () => {
  test.each<[string, RouterBody]>([
    ["everybody disqualified", body({})],
    ["everybody to the first group", body({ groups: [SALES], ...direct(TO_SALES) })],
    ["a number", routed("size", "number", { operator: "gt", value: 10, to: TO_SALES })],
    ["a choice", routed("plan", "select", { operator: "is", value: "pro", to: TO_SALES })],
    ["several choices", routed("tools", "multiSelect", { operator: "anyIn", value: ["crm"], to: TO_SALES })],
    ["a consent", routed("agreed", "checkbox", { operator: "is", value: true, to: TO_SALES })],
    ["a text", routed("email", "string", { operator: "endsWith", value: ".kr", to: TO_SALES })],
    [
      "an input of a website's form",
      body({
        form_selector: "contact",
        web_url: "https://dure.kr",
        metadata: { mappings: { email: "mail" } },
        groups: [SALES],
        fields: [{ id: "f1", name: "mail", type: "string" }],
        rules: [{ from: "f1", cases: [{ operator: "isNotEmpty", to: TO_SALES }] }],
      }),
    ],
  ])("%s", (_, router) => {
    expect(found(router)).toEqual([]);
  });
});

describe("the check of a router finds", () => {
  test.each<[string, RouterBody, unknown[][]]>([
    ["no title", { ...body({}), title: " " }, [["form", "", "Please enter a title"]]],
    ["no questions", body({ form: {} }), [["form", "", "Please add at least one question."]]],
    [
      "an entry that leads nowhere",
      body(direct({ type: "field", value: "" })),
      [["route", "entry", "Failed to save. The entry node is not connected."]],
    ],
    [
      "another group than the first",
      body({ groups: [HELLO, SALES], ...direct(TO_SALES) }),
      [
        ["route", "entry", "Only the first group can be connected."],
        ["route", "hello", "No leads are connected to this group.", "unfinished"],
      ],
    ],
    [
      "groups that nobody reaches",
      body({ groups: [SALES, HELLO] }),
      [["route", "", "Inbound leads must be connected to a meeting group.", "unfinished"]],
    ],
    [
      "a question that is gone",
      routed("age", "number", { operator: "is", value: 1, to: TO_SALES }),
      [["route", "f1", "Field name age is not found"]],
    ],
    [
      "a question of another type",
      routed("email", "number", { operator: "is", value: 1, to: TO_SALES }),
      [["route", "f1", "Invalid field type"]],
    ],
    [
      "an option that is gone",
      routed("plan", "select", { operator: "anyIn", value: ["pro", "free"], to: TO_SALES }),
      [["route", "f1", "The option free was removed. Please change the condition."]],
    ],
    [
      "what the engine refuses",
      routed("size", "number", { operator: "contains", value: 1, to: TO_SALES }),
      [["route", "f1", "Invalid operator"]],
    ],
    [
      "nobody to assign",
      body({
        groups: [{ ...SALES, props: { linkId: "salespage", without_meeting: true } }],
        ...direct(TO_SALES),
      }),
      [["actions", "sales", "Please choose at least one assignee."]],
    ],
  ])("%s", (_, router, problems) => {
    expect(found(router)).toEqual(problems);
  });

  test.each<[string, object, string]>([
    ["a question without a name", { name: " " }, "Please enter a name."],
    ["a choice of nothing", { options: [] }, "Please add at least one option."],
    ["an option without a value", { options: [{ value: " ", label: "Pro" }] }, "Please enter values for the options."],
    [
      "an option twice",
      { options: ["pro", "pro "].map((value) => ({ value, label: value })) },
      "Each option needs its own value.",
    ],
  ])("%s", (_, changes, text) => {
    const router = body({});
    const components = router.form.components.map((one) => (one.name === "plan" ? { ...one, ...changes } : one));
    const found = checkRouter({ ...router, form: { ...router.form, components } });
    expect(found.map((one) => [one.step, one.text.en])).toEqual([["form", text]]);
  });

  test("a group twice", () => {
    const router = body({ groups: [SALES, SALES], ...direct(TO_SALES) });
    expect(found(router)).toEqual([["route", "sales", "Each group can be used only once."]]);
  });

  test("the problems of an unfinished draft", () => {
    const router = body({});
    const [first, ...rest] = router.form.components.map((question) => ({ ...question }));
    if (first) Object.assign(first, { name: "size", label: "" });
    const components = first ? [first, ...rest] : rest;
    expect(found({ ...router, form: { ...router.form, components } })).toEqual([
      ["form", "size", "Each name can be used only once."],
      ["form", "size", "Please enter a question."],
    ]);
    expect(found({ ...router, default: { ...router.default, type: "redirection", value: "dure" } })).toEqual([
      ["actions", "none", "Please enter a valid URL"],
    ]);
  });
});
