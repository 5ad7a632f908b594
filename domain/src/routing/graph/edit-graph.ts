import { operandFor } from "../logic/operand";
import { OPERATORS_OF } from "../logic/operators";
import type { LogicFieldType } from "../logic/serialized-logic";
import type { ConditionNode, Graph, GraphCondition, GraphField, GraphNext, GraphSource } from "./graph";
import { GraphError } from "./graph-error";
import { graphTexts } from "./graph-texts";

/** The edits of a graph (docs/product/routing-logic.md#graph-editor). */
export type GraphEdit =
  /** Adds a node for a field, which may have nodes on other branches; an unconnected entry is connected to it. */
  | { type: "append"; id: string; field: GraphField }
  /** Replaces a node's field and conditions. */
  | { type: "change"; id: string; field: GraphField; conditions: readonly GraphCondition[] }
  /** Removes a node and the edges that lead to it. */
  | { type: "detach"; id: string }
  /** Adds an edge, or removes it if `next` is null. */
  | { type: "connect"; from: GraphSource; next: GraphNext | null };

/** @throws GraphError if the node does not exist */
export function editGraph(graph: Graph, edit: GraphEdit): Graph {
  switch (edit.type) {
    case "append":
      return append(graph, edit.id, edit.field);
    case "change":
      return change(graph, edit);
    case "detach":
      return detach(graph, edit.id);
    case "connect":
      return connect(graph, edit.from, edit.next);
  }
}

function append(graph: Graph, id: string, field: GraphField): Graph {
  const node: ConditionNode = { id, field, conditions: [newCondition(field.type)] };
  const { entry, nodes } = graph;
  const isFirst = entry.next === null || (entry.next.type === "disqualified" && nodes.length === 0);
  return {
    ...graph,
    entry: isFirst ? { ...entry, next: { type: "node", id } } : entry,
    nodes: [...nodes, node],
  };
}

/** A new condition with the field's first operator. */
export function newCondition(type: LogicFieldType): GraphCondition {
  const operator = OPERATORS_OF[type][0] ?? "is";
  return { operator, value: operandFor(type, operator), next: null };
}

function change(graph: Graph, { id, field, conditions }: ConditionNode): Graph {
  if (!graph.nodes.some((node) => node.id === id)) throw new GraphError(graphTexts.nodeNotFound(id));
  return { ...graph, nodes: graph.nodes.map((node) => (node.id === id ? { id, field, conditions } : node)) };
}

function detach(graph: Graph, id: string): Graph {
  const without = (next: GraphNext | null) => (next?.type === "node" && next.id === id ? null : next);
  return {
    ...graph,
    entry: { ...graph.entry, next: without(graph.entry.next) },
    nodes: graph.nodes
      .filter((node) => node.id !== id)
      .map((node) => ({ ...node, conditions: node.conditions.map((one) => ({ ...one, next: without(one.next) })) })),
  };
}

function connect(graph: Graph, from: GraphSource, next: GraphNext | null): Graph {
  if (from === "entry") return { ...graph, entry: { ...graph.entry, next } };
  const node = graph.nodes.find(({ id }) => id === from.node);
  const condition = node?.conditions[from.index];
  if (!node || !condition) throw new GraphError(graphTexts.nodeNotFound(from.node));
  return change(graph, { ...node, conditions: node.conditions.with(from.index, { ...condition, next }) });
}
