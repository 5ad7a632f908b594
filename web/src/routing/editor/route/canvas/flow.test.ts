import { editGraph } from "@dure/domain/routing/graph/edit-graph";
import { logicToGraph } from "@dure/domain/routing/graph/logic-to-graph";
import { SerializedLogic } from "@dure/domain/routing/logic/serialized-logic";
import { describe, expect, test } from "vitest";
import { edgePath } from "./edge-path";
import { edgeEnds, flowEdges, flowNodes, toGraphEdge } from "./flow";
import { litPath } from "./lit-path";

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
const edges = flowEdges(graph, { selected: "f1:1", lit: undefined }, () => "edge");

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
  expect(flowEdges(cut, { selected: undefined, lit: undefined }, () => "edge")).toHaveLength(3);
});

test("only conditions can be deleted", () => {
  const nodes = flowNodes(graph, { places: {}, sizes: {}, selected: "f1", lit: undefined, labelOf: (id) => id });
  expect(nodes.map(({ id, deletable, selected }) => [id, deletable, selected])).toEqual([
    ["entry", false, false],
    ["f1", true, true],
    ["f2", true, false],
    ["result", false, false],
  ]);
});

test("highlights the path of tested answers", () => {
  const path = [
    { field: "f1", caseIndex: 0 },
    { field: "f2", caseIndex: 0 },
  ];
  expect([...litPath(path)]).toEqual(["entry", "f1", "f1:0", "f2", "f2:0", "result"]);
  expect([...litPath([{ field: "f1", caseIndex: null }])]).toEqual(["entry", "f1"]);
  const lit = flowEdges(graph, { selected: undefined, lit: litPath(path) }, () => "edge");
  expect(lit.map(({ className }) => className)).toEqual(["lit", "lit", "unlit", "lit"]);
});

test("an edge ends at its row of the results", () => {
  const places = { entry: { x: 0, y: 0 }, f1: { x: 300, y: 0 }, f2: { x: 600, y: 0 }, result: { x: 900, y: 100 } };
  expect(edgeEnds(graph, edges, places).map(({ from, to }) => [from, to])).toEqual([
    [
      { x: 217, y: 20 },
      { x: 294, y: 20 },
    ],
    [
      { x: 517, y: 57.5 },
      { x: 594, y: 20 },
    ],
    [
      { x: 517, y: 93.5 },
      { x: 894, y: 193.5 },
    ],
    [
      { x: 817, y: 57.5 },
      { x: 894, y: 157.5 },
    ],
  ]);
});

test("the corners of an edge's path are rounded", () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 40 },
    { x: 50, y: 40 },
  ];
  expect(edgePath(corners)).toBe("M0,0 L12,0 Q20,0 20,8 L20,32 Q20,40 28,40 L50,40");
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
