import { describe, expect, test } from "vitest";
import { SerializedLogic } from "../logic/serialized-logic";
import { connectionProblem } from "./connection-problem";
import { editGraph, newCondition } from "./edit-graph";
import type { Graph, GraphNext, GraphSource } from "./graph";
import { graphToLogic } from "./graph-to-logic";
import { changed, newHistory, redone, undone } from "./history";
import { layoutGraph } from "./layout-graph";
import { logicToGraph } from "./logic-to-graph";

const parse = (parts: object) =>
  SerializedLogic.parse({
    groups: [
      { id: "sales", value: "sales", props: { linkId: "salespage" } },
      { id: "hello", value: "hello", type: "text", props: { value: "Hello" } },
    ],
    fields: [],
    rules: [],
    default: { id: "none", type: "text", value: "Thanks" },
    ...parts,
  });
const draw = (parts: object) => logicToGraph(parse(parts), () => "made");
const one = (to: object, type = "string", operator = "isEmpty") => ({
  fields: [{ id: "f1", name: "q1", type }],
  rules: [{ from: "f1", cases: [{ operator, to }] }],
});
const EMPTY = draw({});
const q1 = { name: "q1", type: "number" } as const;
const q2 = { name: "q2", type: "select" } as const;

describe("a drawn graph has", () => {
  test("no rules as everybody disqualified", () => {
    expect(EMPTY).toMatchObject({ entry: { next: { type: "disqualified" } }, nodes: [] });
  });
  test("a rule that always holds as the entry's edge", () => {
    const { entry, nodes } = draw(one({ type: "group", value: "sales" }, "null", "nullAssert"));
    expect([entry, nodes]).toEqual([{ id: "f1", next: { type: "group", id: "sales" } }, []]);
  });
  test("an entry whose rule leads nowhere, or has nothing in it, as not connected", () => {
    const nowhere = one({ type: "field", value: "" }, "null", "nullAssert");
    for (const parts of [nowhere, { ...nowhere, rules: [{ from: "f1", cases: [] }] }])
      expect(draw(parts)).toMatchObject({ entry: { id: "f1", next: null }, nodes: [] });
  });
  test("a message at a condition as a group", () => {
    const { nodes, result } = draw(one({ type: "text", value: "Bye" }));
    expect(nodes[0]?.conditions[0]?.next).toEqual({ type: "text", id: "made" });
    expect(result.groups[2]).toMatchObject({ id: "made", type: "text", props: { value: "Bye" } });
  });
});

describe("drawing fails with the error", () => {
  test.each([
    ["Node f9 is not found", one({ type: "field", value: "f9" })],
    ["Node f1 is not found", { ...one({ type: "group", value: "sales" }), fields: [] }],
    ["Group gone does not exist", one({ type: "group", value: "gone" })],
    ["Invalid group type: routeTo", one({ type: "text", value: "Bye", id: "sales" })],
    ["Invalid entry node", one({ type: "group", value: "sales" }, "null", "is")],
    [
      "Invalid field type",
      {
        fields: [
          { id: "f1", name: "q1", type: "string" },
          { id: "f2", name: "nullField", type: "null" },
        ],
        rules: [{ from: "f1", cases: [{ operator: "isEmpty", to: { type: "field", value: "f2" } }] }],
      },
    ],
  ])("%s", (sentence, parts) => {
    expect(() => draw(parts)).toThrow(sentence);
  });
});

describe("storing fails with the error", () => {
  test.each<[string, Graph["entry"]["next"]]>([
    ["Node f9 is not found", { type: "node", id: "f9" }],
    ["Group gone does not exist", { type: "group", id: "gone" }],
    ["Invalid group type: text", { type: "group", id: "hello" }],
  ])("%s", (sentence, next) => {
    expect(() => graphToLogic(editGraph(EMPTY, { type: "connect", from: "entry", next }))).toThrow(sentence);
  });
});

describe("edits", () => {
  const first = editGraph(EMPTY, { type: "append", id: "f1", field: q1 });
  const second = editGraph(first, { type: "append", id: "f2", field: q2 });
  const joined = editGraph(second, {
    type: "connect",
    from: { node: "f1", index: 0 },
    next: { type: "node", id: "f2" },
  });

  test("the first node is connected to the entry automatically, the others by hand", () => {
    expect(first.entry.next).toEqual({ type: "node", id: "f1" });
    expect(second.entry.next).toEqual({ type: "node", id: "f1" });
    expect(joined.nodes[0]?.conditions[0]?.next).toEqual({ type: "node", id: "f2" });
  });
  test("a field may have nodes on several branches", () => {
    const third = editGraph(second, { type: "append", id: "f3", field: q1 });
    expect(third.nodes.map(({ field }) => field.name)).toEqual([q1.name, q2.name, q1.name]);
    expect(logicToGraph(graphToLogic(third), () => "made").nodes).toHaveLength(3);
  });
  test("a node's conditions are replaced", () => {
    const conditions = [newCondition("select")];
    const changedGraph = editGraph(joined, {
      type: "change",
      id: "f1",
      field: { name: "q3", type: "select" },
      conditions,
    });
    expect(changedGraph.nodes[0]).toEqual({ id: "f1", field: { name: "q3", type: "select" }, conditions });
    expect(() => editGraph(EMPTY, { type: "change", id: "f9", field: q1, conditions })).toThrow("Node f9 is not found");
  });
  test("the removal of a node removes the edges to it", () => {
    expect(editGraph(joined, { type: "detach", id: "f2" })).toEqual(first);
    expect(editGraph(joined, { type: "detach", id: "f1" }).entry.next).toBeNull();
  });
  test("an edge from a missing condition is refused", () => {
    const edit = { type: "connect", from: { node: "f1", index: 5 }, next: null } as const;
    expect(() => editGraph(joined, edit)).toThrow("Node f1 is not found");
  });
});

test("nodes that were moved stay there, the others stand in columns", () => {
  const graph = editGraph(EMPTY, { type: "append", id: "f1", field: q1 });
  const layout = layoutGraph(graph, { f1: { x: 7, y: 9 } }, () => ({ width: 100, height: 50 }));
  expect(layout).toEqual({ entry: { x: 0, y: 0 }, f1: { x: 7, y: 9 }, result: { x: 424, y: 0 } });
});

test("nodes keep their columns while the entry is not connected", () => {
  const two = [q1, q2].reduce((graph, field, i) => editGraph(graph, { type: "append", id: `f${i + 1}`, field }), EMPTY);
  const joined = editGraph(two, { type: "connect", from: { node: "f1", index: 0 }, next: { type: "node", id: "f2" } });
  const cut = editGraph(joined, { type: "connect", from: "entry", next: null });
  const size = () => ({ width: 100, height: 50 });
  expect(layoutGraph(cut, {}, size)).toEqual(layoutGraph(joined, {}, size));
});

describe("history", () => {
  test("undoes and redoes steps, and discards undone steps after a new edit", () => {
    const two = changed(changed(newHistory(0), 1), 2);
    expect(undone(two).present).toBe(1);
    expect(undone(undone(undone(two))).present).toBe(0);
    expect(redone(undone(two)).present).toBe(2);
    expect(redone(redone(undone(two))).present).toBe(2);
    expect(redone(changed(undone(two), 5)).present).toBe(5);
  });
  test("counts typing into the same input as one step", () => {
    const typed = changed(changed(changed(newHistory("a"), "ab", "value"), "abc", "value"), "abcd", "value");
    expect(undone(typed).present).toBe("a");
    expect(undone(changed(typed, "x", "other")).present).toBe("abcd");
  });
  test("keeps the last hundred steps", () => {
    const many = Array.from({ length: 150 }, (_, i) => i + 1).reduce(
      (history, i) => changed(history, i),
      newHistory(0),
    );
    expect(many.past).toHaveLength(100);
  });
});

describe("an edge", () => {
  const two = [q1, q2].reduce((graph, field, i) => editGraph(graph, { type: "append", id: `f${i + 1}`, field }), EMPTY);
  const from = { node: "f1", index: 0 };
  const joined = editGraph(two, { type: "connect", from, next: { type: "node", id: "f2" } });
  const problem = (source: GraphSource, next: GraphNext) => connectionProblem(joined, source, next)?.en ?? null;

  test("must not form a loop", () => {
    expect(problem({ node: "f2", index: 0 }, { type: "node", id: "f1" })).toBe("infinity loop detected");
    expect(problem(from, { type: "node", id: "f1" })).toBe("infinity loop detected");
    expect(problem(from, { type: "node", id: "f2" })).toBeNull();
  });
  test("from the entry can lead to the first group only", () => {
    expect(problem("entry", { type: "group", id: "sales" })).toBeNull();
    expect(problem("entry", { type: "text", id: "hello" })).toBe("Only the first group can be connected.");
    expect(problem(from, { type: "text", id: "hello" })).toBeNull();
    expect(problem("entry", { type: "disqualified" })).toBeNull();
  });
});
