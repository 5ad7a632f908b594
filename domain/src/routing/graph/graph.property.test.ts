import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerValue } from "../../forms/answer/answer-value";
import { checkLogic } from "../logic/check-logic";
import { loadLogic } from "../logic/load-logic";
import { OPERATORS_OF } from "../logic/operators";
import { runLogic, toLogicInput } from "../logic/run-logic";
import { type LogicFieldType, type Operand, SerializedLogic } from "../logic/serialized-logic";
import { ENTRY } from "../router/router-problem";
import type { Answers } from "../submission/submission";
import { editGraph } from "./edit-graph";
import type { ConditionNode, Graph, GraphCondition, GraphNext } from "./graph";
import { graphLinks } from "./graph-links";
import { graphToLogic } from "./graph-to-logic";
import { layoutGraph } from "./layout-graph";
import { groupNext, logicToGraph } from "./logic-to-graph";
import { RESULT } from "./result";
import { type Box, type EdgeEnds, type EdgeRoute, routeEdges } from "./route-edges";

const TYPES = ["checkbox", "number", "select", "multiSelect", "string"] as const;
const WORDS = ["", "a", "b", "두레", "10", "__proto__"];

const { groups, default: disqualified } = SerializedLogic.parse({
  groups: [
    { id: "sales", value: "sales", props: { linkId: "salespage" } },
    { id: "hello", value: "hello", type: "text", props: { value: "Hello" } },
    { id: "site", value: "site", type: "redirection", props: { value: "https://dure.kr" } },
  ],
  fields: [],
  rules: [],
  default: { id: "none", type: "text", value: "Thanks" },
});

const word = fc.constantFrom(...WORDS);
const operands: Record<(typeof TYPES)[number], (operator: string) => fc.Arbitrary<Operand>> = {
  checkbox: () => fc.boolean(),
  number: (operator) =>
    /between/i.test(operator)
      ? fc.tuple(fc.integer(), fc.nat()).map(([start, length]) => ({ start, end: start + length }))
      : fc.integer({ min: -20, max: 20 }),
  select: () => fc.array(word, { minLength: 1, maxLength: 3 }),
  multiSelect: () => fc.array(word, { minLength: 1, maxLength: 3 }),
  string: () => word,
};

const conditionOf = (type: (typeof TYPES)[number], next: fc.Arbitrary<GraphNext>): fc.Arbitrary<GraphCondition> =>
  fc
    .constantFrom(...OPERATORS_OF[type])
    .chain((operator) => fc.record({ operator: fc.constant(operator), value: operands[type](operator), next }));

const result = fc.constantFrom<GraphNext>({ type: "disqualified" }, ...groups.map(groupNext));

/** Edges lead to later nodes only, and to each of them at least one does. */
const nodeOf = (index: number, count: number): fc.Arbitrary<ConditionNode> =>
  fc.constantFrom(...TYPES).chain((type) => {
    const later = Array.from(
      { length: count - index - 1 },
      (_, i): GraphNext => ({ type: "node", id: `f${index + 1 + i}` }),
    );
    const anywhere = later.length > 0 ? fc.oneof(result, fc.constantFrom(...later)) : result;
    const next = later[0];
    return fc
      .tuple(
        next ? fc.tuple(conditionOf(type, fc.constant(next))) : fc.constant([]),
        fc.array(conditionOf(type, anywhere), { minLength: next ? 0 : 1, maxLength: 4 }),
      )
      .map(([onward, others]) => ({
        id: `f${index}`,
        field: { name: `q${index}`, type },
        conditions: [...others, ...onward],
      }));
  });

const graphs: fc.Arbitrary<Graph> = fc.nat({ max: 6 }).chain((count) =>
  fc.tuple(...Array.from({ length: count }, (_, index) => nodeOf(index, count))).chain((nodes) =>
    fc.record({
      entry: fc.record({
        id: fc.constant("entry"),
        next: nodes[0] ? fc.constant<GraphNext>({ type: "node", id: nodes[0].id }) : result,
      }),
      nodes: fc.constant(nodes),
      result: fc.constant({ groups, default: disqualified }),
    }),
  ),
);

const answer: fc.Arbitrary<AnswerValue> = fc.oneof(
  word,
  fc.integer({ min: -20, max: 20 }),
  fc.boolean(),
  fc.array(word),
);
const answers: fc.Arbitrary<Answers> = fc
  .dictionary(fc.constantFrom(...Array.from({ length: 6 }, (_, i) => `q${i}`)), answer)
  .map((given) => Object.entries(given).map(([name, value]) => ({ name, value })));

const newId = () => "made";

test("a graph is the same after it was stored and loaded, and its stored form fits the contract", () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const logic = graphToLogic(graph);
      expect(SerializedLogic.parse(logic)).toEqual(logic);
      expect(checkLogic(logic)).toEqual([]);
      expect(logicToGraph(logic, newId)).toEqual(graph);
      expect(graphToLogic(logicToGraph(logic, newId))).toEqual(logic);
    }),
  );
});

test("a graph with any edges removed is the same after it was stored and loaded", () => {
  const cuts = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 4 })), { maxLength: 6 });
  fc.assert(
    fc.property(graphs, cuts, fc.boolean(), (whole, places, isEntryCut) => {
      const cut = places.reduce((graph, [place, index]) => cutAt(graph, place, index), whole);
      const graph = isEntryCut ? editGraph(cut, { type: "connect", from: "entry", next: null }) : cut;
      expect(logicToGraph(graphToLogic(graph), newId)).toEqual(graph);
    }),
  );
});

function cutAt(graph: Graph, place: number, index: number): Graph {
  const node = graph.nodes[place];
  if (!node) return graph;
  if (index === 4 && place > 0) return editGraph(graph, { type: "detach", id: node.id });
  if (!node.conditions[index]) return graph;
  return editGraph(graph, { type: "connect", from: { node: node.id, index }, next: null });
}

test("every complete graph ends in a result, by a path that passes each field once", () => {
  fc.assert(
    fc.property(graphs, answers, (graph, given) => {
      const { result: outcome, path } = runLogic(loadLogic(graphToLogic(graph), newId), toLogicInput(given));
      expect(outcome.disqualified ? outcome.id : outcome.groupId).toBe(outcome.id);
      expect(["none", ...groups.map(({ id }) => id)]).toContain(outcome.id);
      expect(new Set(path.map(({ field }) => field)).size).toBe(path.length);
      expect(path.every(({ caseIndex }, index) => caseIndex !== null || index === path.length - 1)).toBe(true);
    }),
  );
});

test("no two nodes are at the same place, even if edges form a circle", () => {
  const size = { width: 100, height: 50 };
  fc.assert(
    fc.property(graphs, fc.boolean(), (graph, isCircular) => {
      const last = graph.nodes.at(-1);
      const back: GraphNext = { type: "node", id: "f0" };
      const drawn =
        isCircular && last
          ? editGraph(graph, { type: "connect", from: { node: last.id, index: 0 }, next: back })
          : graph;
      const positions = layoutGraph(drawn, {}, () => size);
      expect(Object.keys(positions).toSorted()).toEqual(
        ["entry", RESULT, ...drawn.nodes.map(({ id }) => id)].toSorted(),
      );
      expect(new Set(Object.values(positions).map(({ x, y }) => `${x},${y}`)).size).toBe(drawn.nodes.length + 2);
    }),
  );
});

test("edges never run behind nodes, however many they are", () => {
  const sizeOf = (graph: Graph, id: string) => {
    const rows = graph.nodes.find((node) => node.id === id)?.conditions.length ?? 4;
    return { width: 212, height: 40 + (id === ENTRY ? 0 : rows * 36) };
  };
  fc.assert(
    fc.property(graphs, (graph) => {
      const places = layoutGraph(graph, {}, (id) => sizeOf(graph, id));
      const boxes = Object.entries(places).map(([id, place]) => ({ id, ...place, ...sizeOf(graph, id) }));
      const boxOf = (id: string) => boxes.find((box) => box.id === id) ?? { id, x: 0, y: 0, width: 0, height: 0 };
      const edges = graphLinks(graph).map(({ from, at, to, end }, index): EdgeEnds => {
        const [one, other] = [boxOf(from), boxOf(to)];
        return {
          ...{ id: String(index), source: from, target: to },
          from: { x: one.x + one.width, y: Math.round(one.y + at * one.height) },
          to: { x: other.x, y: Math.round(other.y + (end || 0.1) * other.height) },
        };
      });
      const routes = routeEdges(boxes, edges);
      for (const { id, source, target } of edges)
        for (const box of boxes.filter((one) => one.id !== source && one.id !== target))
          expect(crosses(routes.get(id) ?? [], box)).toBe(false);
    }),
  );
});

const crosses = (route: EdgeRoute, { x, y, width, height }: Box): boolean =>
  route.slice(1).some((corner, index) => {
    const before = route[index] ?? corner;
    return (
      Math.max(before.x, corner.x) > x &&
      Math.min(before.x, corner.x) < x + width &&
      Math.max(before.y, corner.y) > y &&
      Math.min(before.y, corner.y) < y + height
    );
  });

test("the generated graphs contain fields of all types", () => {
  const types = new Set(
    fc.sample(graphs, 200).flatMap(({ nodes }) => nodes.map(({ field }): LogicFieldType => field.type)),
  );
  expect([...types].toSorted()).toEqual([...TYPES].toSorted());
});
