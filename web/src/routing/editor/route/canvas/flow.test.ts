import { editGraph } from "@dure/domain/routing/graph/edit-graph";
import { logicToGraph } from "@dure/domain/routing/graph/logic-to-graph";
import { SerializedLogic } from "@dure/domain/routing/logic/serialized-logic";
import { describe, expect, test } from "vitest";
import { flowEdges, flowNodes, toGraphEdge } from "./flow";

const LOGIC = SerializedLogic.parse({
  groups: [{ id: "hello", value: "hello", type: "text", props: { value: "Hello" } }],
  fields: [
    { id: "f1", name: "size", type: "number" },
    { id: "f2", name: "need", type: "string" },
  ],
  rules: [
    {
      from: "f1",
      cases: [
        { operator: "gt", value: 1, to: { type: "field", value: "f2" } },
        { operator: "is", value: 0, to: { type: "text", value: "", id: "none" } },
      ],
    },
    { from: "f2", cases: [{ operator: "isEmpty", to: { type: "group", value: "hello" } }] },
  ],
  default: { id: "none", type: "text", value: "Thanks" },
});
const graph = logicToGraph(LOGIC, () => "made");
const edges = flowEdges(graph, "f1:1", () => "edge");

test("draws an edge for each connected end", () => {
  expect(
    edges.map(({ id, source, sourceHandle, target, targetHandle }) => [id, source, sourceHandle, target, targetHandle]),
  ).toEqual([
    ["entry", "entry", undefined, "f1", undefined],
    ["f1:0", "f1", "0", "f2", undefined],
    ["f1:1", "f1", "1", "result", "disqualified"],
    ["f2:0", "f2", "0", "result", "text:hello"],
  ]);
  expect(edges.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(["f1:1"]);
});

test("draws no edge for an unconnected end", () => {
  const cut = editGraph(graph, { type: "connect", from: { node: "f2", index: 0 }, next: null });
  expect(flowEdges(cut, undefined, () => "edge")).toHaveLength(3);
});

test("only conditions can be deleted", () => {
  const nodes = flowNodes(graph, { places: {}, sizes: {}, selected: "f1", labelOf: (id) => id });
  expect(nodes.map(({ id, deletable, selected }) => [id, deletable, selected])).toEqual([
    ["entry", false, false],
    ["f1", true, true],
    ["f2", true, false],
    ["result", false, false],
  ]);
});

describe("an edge of the canvas", () => {
  test("converts back to the edge of the graph it was drawn from", () => {
    const meanings = edges.map((edge) => toGraphEdge(graph, edge));
    expect(meanings).toEqual([
      { from: "entry", next: { type: "node", id: "f1" } },
      { from: { node: "f1", index: 0 }, next: { type: "node", id: "f2" } },
      { from: { node: "f1", index: 1 }, next: { type: "disqualified" } },
      { from: { node: "f2", index: 0 }, next: { type: "text", id: "hello" } },
    ]);
  });
  test("is null without an end", () => {
    expect(toGraphEdge(graph, { source: "entry", target: "result", targetHandle: "group:gone" })).toBeNull();
    expect(toGraphEdge(graph, { source: "f1", sourceHandle: "0", target: "entry" })).toBeNull();
  });
});
